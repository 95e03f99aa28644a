/** Pages that the law asks for. A page says in its field `legal` which one it is. */
export const legalKinds = ["privacy-policy", "cookies", "accessibility-statement", "legal-notice"] as const;
export type LegalKind = (typeof legalKinds)[number];

/** Whom visitors may complain to. */
export type Authority = { name: string; url: string };
