/** Whose star is drawn: the client's fulfilment centres, or its biggest senders (S3 section 9). */
export const networkMapModes = { mode_dc: 'Fulfillment Center', mode_top_sender: 'Sender Location' } as const;
export type NetworkMapMode = keyof typeof networkMapModes;

/** How many senders are drawn by themselves (S3 section 9). */
export const topSenders = { dc_top5: 'Top 5 Senders', dc_top10: 'Top 10 Senders' } as const;
export type TopSenders = keyof typeof topSenders;
/** The sender under which all but the top ones are added up. */
export const otherSenders = 'Other Senders';

/** State codes without a place on the map of the US (S1 section 2). */
export const militaryStates = ['AA', 'AP', 'AE'] as const;

/** A place that ships, as one key: state, city and the first five digits of the zip code (S2 section 9). */
export function senderKey(state: string, city: string, zip: string): string {
  return [state, city, zip.slice(0, 5)].join('|');
}
