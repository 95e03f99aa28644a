/** Memoizes a function for the life of its arguments. */
export function perObject<First extends WeakKey, Rest extends WeakKey[], Result>(
  compute: (first: First, ...rest: Rest) => Result,
): (first: First, ...rest: Rest) => Result {
  type Node = { next: WeakMap<WeakKey, Node>; result?: { value: Result } };
  const root: Node = { next: new WeakMap() };
  return (...keys) => {
    let node = root;
    for (const key of keys) {
      let next = node.next.get(key);
      if (!next) node.next.set(key, (next = { next: new WeakMap() }));
      node = next;
    }
    node.result ??= { value: compute(...keys) };
    return node.result.value;
  };
}
