/**
 * All the script that a page needs before its visitor does anything: a few hundred bytes in the page itself, built
 * by `build/boot-script.ts`. What works without the application starts here.
 */
import { requestConsent } from "./ask-consent.ts";
import { holdActivations } from "./hold-activations.ts";
import { leaveChecksToServer } from "./leave-checks-to-server.ts";
import { loadOnIntention, type Parts } from "./load-application.ts";
import { rememberLocale } from "./locale-cookie.ts";

const own = document.currentScript!;
loadOnIntention(own.dataset as Parts);
holdActivations();
requestConsent();
leaveChecksToServer();
rememberLocale();
own.remove();
// Laid out here and painted in the browser's next task: a phone takes 60 ms or more for each.
void document.body.offsetHeight;
