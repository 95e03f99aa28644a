/** Shown if the error page itself fails. Not translated, because the messages may have failed to load. */
export const errorFallback = {
  title: "An error occurred while showing the error page",
  home: "Back to home",
};
