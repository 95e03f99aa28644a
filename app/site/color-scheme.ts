/** Entry in local storage; absent while the page follows the system. */
export const schemeKey = "color-scheme";

/** Inline in the head, so that the first paint has the visitor's colors. Local storage may be forbidden. */
export const schemeScript = `try{let s=localStorage.getItem("${schemeKey}");if(s=="dark"||s=="light")document.documentElement.dataset.scheme=s}catch{}`;
