/** The server reports form errors in the site's language, browsers in their own. */
export function leaveChecksToServer(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[method=post]")) form.noValidate = true;
}
