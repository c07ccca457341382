import { defineConfig } from "vite";

// The page is served from the root of the service. In development `npx vite` passes API calls on to a running one.
export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: { outDir: "build/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: "http://localhost:8080", ws: true } } },
});
