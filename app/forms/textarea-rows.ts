/** In a file of its own: the page without content must not load the form library. */
export const textareaRows = 6;
