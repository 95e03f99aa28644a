/** Used if the configuration cannot be read. Without an icon browsers request `/favicon.ico`. Icons cannot use tokens. */
export const defaultIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#90f" d="M16 0 29 8v16L16 32 3 24V8z"/><path fill="#d9a6ff" d="M16 0 29 8 16 16 3 8z"/><path fill="#b647ff" d="M29 8v16L16 32V16z"/></svg>',
)}`;
