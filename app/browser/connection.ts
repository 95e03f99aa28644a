/** What the browser says of the network; engines other than Chromium know only `onLine`. */
export type Connection = { onLine: boolean; effectiveType?: string; saveData?: boolean };

/** Nothing is loaded ahead of time offline, on (slow-)2g or when the visitor saves data. */
export const mayPrefetch = ({ onLine, effectiveType = "", saveData = false }: Connection): boolean =>
  onLine && !saveData && !effectiveType.endsWith("2g");

export function readConnection(): Connection {
  const { onLine, connection } = navigator as Navigator & { connection?: Omit<Connection, "onLine"> };
  return { onLine, effectiveType: connection?.effectiveType, saveData: connection?.saveData };
}
