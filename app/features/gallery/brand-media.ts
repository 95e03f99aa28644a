const mediaName = /^[\w-]+(?:\/[\w-]+)*\.(?:webp|png|jpg|svg|mp4|webm)$/;

/** @returns a copy with the brand's files of the same type; files that it has, or types that it lacks, stay */
export function withBrandMedia<Value>(value: Value, media: readonly string[]): Value {
  const used = new Map<string, string>();
  const replace = (name: string): string => {
    if (!mediaName.test(name) || media.includes(name)) return name;
    const type = name.slice(name.lastIndexOf("."));
    const candidates = media.filter((path) => path.endsWith(type));
    if (!used.has(name) && candidates.length > 0) used.set(name, candidates[used.size % candidates.length]!);
    return used.get(name) ?? name;
  };
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === "string" ? replace(part) : part,
  ) as Value;
}
