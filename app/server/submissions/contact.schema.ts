import * as v from "valibot";

export const contactFields = ["name", "email", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** Longest values, in characters. */
export const contactLimits: Record<ContactField, number> = { name: 100, email: 200, message: 4_000 };

/* The message of each check is the name of the rule that failed. */
const bounded = (field: ContactField) =>
  v.pipe(v.string("required"), v.trim(), v.nonEmpty("required"), v.maxLength(contactLimits[field], "max"));

export const contactSchema = v.object({
  name: bounded("name"),
  email: v.pipe(bounded("email"), v.email("email")),
  message: bounded("message"),
});

export type Contact = v.InferOutput<typeof contactSchema>;
