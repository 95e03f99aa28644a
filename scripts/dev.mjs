/** `npm run dev`: the development server with hot reload, on http://en.localhost:3000 and its siblings. */
import { ensureInstalled, ensureStyledSystem, environment, run } from "./prepare.mjs";

ensureInstalled();
ensureStyledSystem();
run("vite", ["--config", "app.config.ts"], { env: { APP_ENV: "development", ...environment } });
