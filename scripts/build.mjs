import { parseCommandLine } from "./command-line.mjs";
import { ensureBuilt, ensureInstalled } from "./prepare.mjs";

const usage = `npm run build   write the production build to dist/ if its sources have changed; node dist/server/main.js runs it`;

parseCommandLine({ name: "npm run build", usage });
ensureInstalled();
ensureBuilt();
