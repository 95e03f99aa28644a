/** Caches the results of a function for as long as the objects that it was called with live. */
export function perObject<First extends WeakKey, Rest extends WeakKey[], Result>(
  make: (first: First, ...rest: Rest) => Result,
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
    node.result ??= { value: make(...keys) };
    return node.result.value;
  };
}
