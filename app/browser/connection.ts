/** Browsers other than Chromium report only `onLine`. */
export type Connection = { onLine: boolean; effectiveType?: string; saveData?: boolean };

export const mayPrefetch = ({ onLine, effectiveType = "", saveData = false }: Connection): boolean =>
  onLine && !saveData && !effectiveType.endsWith("2g");

export function readConnection(): Connection {
  const { onLine, connection } = navigator as Navigator & { connection?: Omit<Connection, "onLine"> };
  return { onLine, effectiveType: connection?.effectiveType, saveData: connection?.saveData };
}
