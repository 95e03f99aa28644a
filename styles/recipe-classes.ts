/**
 * Replaces Panda's generated functions in builds (`build/compact-recipes.ts`) with a tenth of the code. Compound and
 * responsive variants are not supported; `recipe-classes.test.ts` compares all recipes.
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

/** @param slots separated by spaces */
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

/** `undefined` selects the default variant. */
function merge(defaults: Variants, variants: Variants = {}): Variants {
  const given = Object.entries(variants).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(given) };
}
