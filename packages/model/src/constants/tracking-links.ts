import links from './tracking-links.json' with { type: 'json' };

const here = '{}';

const byCarrier: ReadonlyMap<string, string> = new Map(Object.entries(links));

/** The carriers that have a tracking page (S2 section 2). */
export const linkedCarriers: readonly string[] = [...byCarrier.keys()];

/**
 * The carrier's tracking page for a package; undefined if it has none, so that its numbers are plain text (S2 section
 * 2).
 */
export function trackingLink(carrierName: string, trackingNumber: string): string | undefined {
  return byCarrier.get(carrierName)?.replace(here, () => encodeURIComponent(trackingNumber));
}
