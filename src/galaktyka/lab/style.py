"""How a report looks: the colours of the page of the games, in light and dark, on paper and on a phone."""

CSS = """
:root {
  color-scheme: light dark;
  --bg: #ece5d5; --panel: #fffcf4; --panel-2: #f6efdf; --line: #d8cbae;
  --text: #171d31; --text-2: #434c66; --text-3: #5a6279; --star: #7a4e00;
  --good: #176b3a; --warn: #805000; --bad: #ab2418;
  --line-1: #1361b8; --line-2: #9c4a0c; --line-3: #14703a; --line-4: #5b3bb0; --line-5: #a3246e;
  --font: "Avenir Next", "Segoe UI Variable Text", "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans",
    "Liberation Sans", Arial, system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #070a13; --panel: #111829; --panel-2: #182138; --line: #2a3552;
    --text: #f3efe6; --text-2: #bcc5da; --text-3: #95a1be; --star: #ffdf9e;
    --good: #8be3aa; --warn: #ffce6e; --bad: #ff9388;
    --line-1: #6db3ff; --line-2: #ffa870; --line-3: #58d088; --line-4: #bda6ff; --line-5: #ff9fce;
  }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; }
body { margin: 0; background: var(--bg); color: var(--text); font: 1rem/1.5 var(--font); }
header, main, footer { max-width: 62rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.5rem; }
h1 { margin: 0; font-size: clamp(1.6rem, 5vw, 2.4rem); line-height: 1.15; color: var(--star); text-wrap: balance; }
h2 { margin: 0 0 .75rem; font-size: 1.25rem; line-height: 1.2; text-wrap: balance; }
header p { margin: .4rem 0 0; color: var(--text-2); }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--star); outline-offset: 2px; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem;
  margin: 1.5rem 0; padding: 0; }
.facts div { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; padding: .75rem 1rem; }
.facts dt { color: var(--text-3); font-size: .8125rem; }
.facts dd { margin: 0; font-size: 1.4rem; font-variant-numeric: tabular-nums; line-height: 1.2; }
nav ul { display: flex; flex-wrap: wrap; gap: .4rem; list-style: none; margin: 0 0 1.5rem; padding: 0; }
nav a { display: block; padding: .35rem .8rem; border: 1px solid var(--line); border-radius: 99px;
  background: var(--panel);
  color: var(--text-2); font-size: .875rem; text-decoration: none; }
nav a:hover { color: var(--text); border-color: var(--text-3); }
section { background: var(--panel); border: 1px solid var(--line); border-radius: 14px; padding: 1.25rem;
  margin: 0 0 1.25rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; font-variant-numeric: tabular-nums; }
th { color: var(--text-3); font-weight: 600; font-size: .8125rem; text-align: right; vertical-align: bottom; }
td { text-align: right; }
th, td { padding: .35rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
td.word { white-space: normal; min-width: 8rem; }
tr:last-child td { border-bottom: 0; }
.word { text-align: left; }
tbody tr:hover { background: var(--panel-2); }
.verdict { margin: 0 0 1rem; padding: .6rem .9rem; border-left: 4px solid; border-radius: 4px;
  background: var(--panel-2); }
.fair { border-color: var(--good); } .slight { border-color: var(--warn); } .unfair { border-color: var(--bad); }
.note { color: var(--text-3); font-size: .875rem; margin: .75rem 0 0; }
figure { margin: 0 0 1rem; overflow-x: auto; }
svg { display: block; width: 100%; min-width: 38rem; height: auto; }
summary { cursor: pointer; color: var(--text-2); padding: .4rem 0; }
pre { overflow-x: auto; background: var(--panel-2); border-radius: 8px; padding: .9rem 1rem;
  font-size: .875rem; line-height: 1.45; }
code { font-family: ui-monospace, "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace; }
footer { color: var(--text-3); font-size: .875rem; padding-bottom: 2.5rem; }
@media (max-width: 40rem) {
  nav ul { flex-wrap: nowrap; overflow-x: auto; }
  nav li { flex: none; }
  section { padding: 1rem; border-radius: 10px; }
  header { padding-top: 1.5rem; }
  .facts dd { font-size: 1.2rem; }
}
@media print {
  body { background: none; }
  nav { display: none; }
  section { break-inside: avoid; border: 0; padding: 0; }
}
"""
