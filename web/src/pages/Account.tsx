/** The user, a guest with a name or an account, and the settings of this device. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

import { api, errorMessage } from "../api/client";
import type { Me } from "../api/types";
import { Button } from "../parts/Button";
import { me, renameMe, setMe } from "../state/me";
import { motion, notifications, theme, type Theme } from "../state/settings";
import { toggleNotifications } from "../table/notifications";
import { accountWords } from "../words/account";
import { lang, type Lang } from "../words/words";
import { PageTop } from "./PageTop";

export default function Account() {
  const who = me.value;
  return (
    <>
      <PageTop title={accountWords("title")} />
      <main class="wrap" id="content">
        <h1 class="page-title">{accountWords("title")}</h1>
        {who !== undefined && <Name name={who?.name ?? ""} />}
        {who !== undefined && (who?.account ? <SignedIn /> : <Guest key={who?.name} known={who?.name ?? ""} />)}
        <Settings />
      </main>
    </>
  );
}

interface Status {
  words: string;
  failed?: boolean;
}

/** Runs a request and says how it went. */
function useAction(): [Status, (request: () => Promise<Me | null>, success?: string, name?: string) => void] {
  const [status, setStatus] = useState<Status>({ words: "" });
  const run = (request: () => Promise<Me | null>, success = "", name?: string) => {
    if (name === "") return setStatus({ words: accountWords("nameFirst"), failed: true });
    request().then(
      (who) => {
        setMe(who);
        setStatus({ words: success });
      },
      (error: unknown) => setStatus({ words: errorMessage(error), failed: true }),
    );
  };
  return [status, run];
}

function Name({ name: known }: { name: string }) {
  const [name, setName] = useState(known);
  const [status, run] = useAction();
  useEffect(() => setName(known), [known]);
  const onSubmit = (event: Event) => {
    event.preventDefault();
    run(() => renameMe(name.trim()), accountWords("saved"), name.trim());
  };
  return (
    <form class="form panel" noValidate onSubmit={onSubmit}>
      <label class="line">
        {accountWords("name")}
        <input class="field" required maxLength={30} value={name} autoComplete="nickname" onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <p class="muted">{accountWords("nameHelp")}</p>
      <StatusLine status={status} />
      <div class="row">
        <Button submit>{accountWords("save")}</Button>
      </div>
    </form>
  );
}

function Guest({ known }: { known: string }) {
  const [name, setName] = useState(known);
  const [password, setPassword] = useState("");
  const [status, run] = useAction();
  const act = (request: typeof api.signUp) => run(() => request({ name: name.trim(), password }), "", name.trim());
  const onSubmit = (event: Event) => {
    event.preventDefault();
    act(api.signIn);
  };
  return (
    <form class="form panel" noValidate onSubmit={onSubmit}>
      <p>{accountWords("guestHelp")}</p>
      <label class="line">
        {accountWords("name")}
        <input class="field" required maxLength={30} autoComplete="username" value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <label class="line">
        {accountWords("password")}
        <input
          class="field"
          type="password"
          required
          autoComplete="current-password"
          value={password}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
      </label>
      <p class="muted">{accountWords("passwordHelp")}</p>
      <StatusLine status={status} />
      <div class="row">
        <Button class="primary" submit>
          {accountWords("signIn")}
        </Button>
        <Button onPress={() => act(api.signUp)}>{accountWords("signUp")}</Button>
      </div>
    </form>
  );
}

function SignedIn() {
  const [status, run] = useAction();
  const out = async () => {
    await api.signOut();
    return api.me();
  };
  return (
    <section class="form panel">
      <p>{accountWords("accountHelp")}</p>
      <StatusLine status={status} />
      <div class="row">
        <Button onPress={() => run(out)}>{accountWords("signOut")}</Button>
      </div>
    </section>
  );
}

function StatusLine({ status }: { status: Status }) {
  return (
    <p role="status" class={status.failed ? "said fault" : status.words ? "said" : "sr"}>
      {status.words}
    </p>
  );
}

function Settings() {
  return (
    <section class="form panel" aria-labelledby="settings">
      <h2 id="settings">{accountWords("settings")}</h2>
      <Pills name="lang" legend={accountWords("language")} value={lang.value} values={LANGS} onChange={(value) => (lang.value = value)} />
      <Pills
        name="theme"
        legend={accountWords("theme")}
        value={theme.value}
        values={[
          ["system", accountWords("system")],
          ["dark", accountWords("dark")],
          ["light", accountWords("light")],
        ]}
        onChange={(value: Theme) => (theme.value = value)}
      />
      <div>
        <Check checked={motion.value !== "none"} onChange={() => (motion.value = motion.value === "none" ? "system" : "none")}>
          {accountWords("motion")}
        </Check>
        <Check checked={notifications.value === "on"} onChange={() => void toggleNotifications()}>
          {accountWords("notices")}
        </Check>
      </div>
    </section>
  );
}

const LANGS: [Lang, string][] = [
  ["en", "English"],
  ["pl", "Polski"],
];

interface PillsProps<T extends string> {
  name: string;
  legend: string;
  value: T;
  values: [T, string][];
  onChange: (value: T) => void;
}

function Pills<T extends string>({ name, legend, value, values, onChange }: PillsProps<T>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="pills">
        {values.map(([one, words]) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Check({ checked, onChange, children }: { checked: boolean; onChange: () => void; children: ComponentChildren }) {
  return (
    <label class="check">
      <input type="checkbox" checked={checked} onChange={onChange} />
      {children}
    </label>
  );
}
