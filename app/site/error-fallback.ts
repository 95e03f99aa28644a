/**
 * What is shown when even the error page fails, by the server and in the browser. In English: what
 * failed may be the messages.
 */
export const errorFallback = {
  title: "An error occurred while showing the error page",
  home: "Back to home",
};
