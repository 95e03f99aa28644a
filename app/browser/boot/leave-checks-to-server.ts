/**
 * Posted forms are sent as they are, also before the application is loaded: the server answers in the language of the
 * site, and a browser's own messages are in the browser's.
 */
export function leaveChecksToServer(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[method=post]")) form.noValidate = true;
}
