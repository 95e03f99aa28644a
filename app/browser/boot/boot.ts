/** The inline script of every page, built by `build/boot-script.ts`: a few hundred bytes. */
import { requestConsent } from "./request-consent.ts";
import { holdActivations } from "./hold-activations.ts";
import { leaveChecksToServer } from "./leave-checks-to-server.ts";
import { loadOnFirstInteraction, type Parts } from "./load-application.ts";
import { rememberLocale } from "./locale-cookie.ts";
import { switchColorScheme } from "./switch-color-scheme.ts";

const own = document.currentScript!;
loadOnFirstInteraction(own.dataset as Parts);
holdActivations();
requestConsent();
leaveChecksToServer();
switchColorScheme();
rememberLocale();
own.remove();
// Forces layout in this task and leaves painting to the next; each takes a phone 60 ms or more.
void document.body.offsetHeight;
