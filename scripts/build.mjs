/** `npm run build`: the production build in `dist/`; run it with `node dist/server/main.js`. */
import { ensureBuilt, ensureInstalled } from "./prepare.mjs";

ensureInstalled();
ensureBuilt();
