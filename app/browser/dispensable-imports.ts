/** Failed dynamic imports that their caller handles; they cause no reload. */
const dispensable = new WeakSet<object>();

export const markDispensable = (error: unknown): void => {
  if (error instanceof Error) dispensable.add(error);
};

export const isDispensable = (error: Error): boolean => dispensable.has(error);
