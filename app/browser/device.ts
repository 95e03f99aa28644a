const desktop = /Windows NT|Macintosh|X11|CrOS/i;
const otherType = /Mobi|Android|iPhone|iPad|iPod|Tablet|TV|Xbox|PlayStation|Nintendo|bot\b|crawl|spider/i;

/** An iPad in its default "desktop site" mode reports a Macintosh and counts as one. */
export const isDesktop = (userAgent: string): boolean =>
  desktop.test(userAgent) && !otherType.test(userAgent);
