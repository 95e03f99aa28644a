/**
 * Failed dynamic imports that their caller did without. They are marked where they are caught, and
 * are no reason to load the page anew.
 */
const dispensable = new WeakSet<object>();

export const markDispensable = (error: unknown): void => {
  if (error instanceof Error) dispensable.add(error);
};

export const isDispensable = (error: Error): boolean => dispensable.has(error);
