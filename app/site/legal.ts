/** Pages required by law. The field `legal` of a page says which one it is. */
export const legalKinds = ["privacy-policy", "cookies", "accessibility-statement", "legal-notice"] as const;
export type LegalKind = (typeof legalKinds)[number];

export type Authority = { name: string; url: string };
