/** What the map draws stars for: the client's fulfilment centres or its largest senders (S3 section 9). */
export const networkMapModes = { mode_dc: 'Fulfillment Center', mode_top_sender: 'Sender Location' } as const;
export type NetworkMapMode = keyof typeof networkMapModes;

/** How many senders are drawn individually (S3 section 9). */
export const topSenders = { dc_top5: 'Top 5 Senders', dc_top10: 'Top 10 Senders' } as const;
export type TopSenders = keyof typeof topSenders;
/** The sender that adds up all but the top ones. */
export const otherSenders = 'Other Senders';

/** The key of a shipping location: state, city and the first five digits of the ZIP code (S2 section 9). */
export function senderKey(state: string, city: string, zip: string): string {
  return [state, city, zip.slice(0, 5)].join('|');
}
