/**
 * The class names of recipes, as Panda's generated functions give them, in a tenth of the code: no recipe of ours has
 * compound or responsive variants (`recipe-classes.test.ts` compares all of them). `build/compact-recipes.ts` puts
 * these in the place of the generated ones in builds.
 */
type Variants = Readonly<Record<string, string | boolean | undefined>>;

const classes = (name: string, variants: Variants): string =>
  [
    name,
    ...Object.entries(variants).flatMap(([variant, value]) =>
      value === undefined ? [] : [`${name}--${variant}_${String(value).replaceAll(" ", "_")}`],
    ),
  ].join(" ");

export const recipe =
  (name: string, defaults: Variants) =>
  (variants?: Variants): string =>
    classes(name, merge(defaults, variants));

/** @param slots with spaces between them */
export function slotRecipe(name: string, slots: string, defaults: Variants) {
  const made = new Map<string, Record<string, string>>();
  return (variants?: Variants): Record<string, string> => {
    const merged = merge(defaults, variants);
    const key = classes("", merged);
    let found = made.get(key);
    if (!found) {
      found = Object.fromEntries(slots.split(" ").map((slot) => [slot, classes(`${name}__${slot}`, merged)]));
      made.set(key, found);
    }
    return found;
  };
}

/** A variant that is given as nothing is its default. */
function merge(defaults: Variants, variants: Variants = {}): Variants {
  const given = Object.entries(variants).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(given) };
}
