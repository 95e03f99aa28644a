/** The inline script of every page, built by `build/boot-script.ts`: a few hundred bytes. */
import { noticeLeaving } from "../leaving.ts";
import { requestConsent } from "./request-consent.ts";
import { replayEarlyEvents } from "./event-replay.ts";
import { loadWhenNeeded, type Parts } from "./load-application.ts";
import { rememberLocale } from "./locale-cookie.ts";
import { switchColorScheme } from "./switch-color-scheme.ts";

const own = document.currentScript!;
noticeLeaving();
loadWhenNeeded(own.dataset as Parts);
replayEarlyEvents();
requestConsent();
leaveChecksToServer();
switchColorScheme();
rememberLocale();
own.remove();
// Forces layout in this task and leaves painting to the next; each takes a phone 60 ms or more.
void document.body.offsetHeight;

/** The server reports form errors in the site's language, browsers in their own. */
function leaveChecksToServer(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[method=post]")) form.noValidate = true;
}
