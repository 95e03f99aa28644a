const lengths: readonly number[] = [8, 12, 13, 14];

/** Whether it is a GTIN of GS1: the check digit makes the weighted sum of all digits a multiple of ten. */
export function isGtin(code: string): boolean {
  if (!/^\d+$/.test(code) || !lengths.includes(code.length)) return false;
  const sum = [...code]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
