import { oneOf } from '../conditions/text-literal.ts';

/** What the tracking search says (S3 section 5); spaces as in the specification. */
export const trackingSearchTexts = {
  special: ' Please enter a valid tracking number ',
  space: 'Please enter a valid tracking number',
  empty: 'Please enter a tracking number ',
  repeated: 'Already Filtered!',
} as const;

/** What a search leads to: tracking numbers to filter by, a text to show, or the filter cleared. */
export type TrackingSearch =
  | { readonly kind: 'apply'; readonly trackingNumbers: readonly string[] }
  | { readonly kind: 'clear' }
  | { readonly kind: 'refuse'; readonly text: string };

/** Reads a search of one or more tracking numbers with commas between; `applied` is what is filtered by now (S3 section 4.14). */
export function trackingSearch(input: string, applied: readonly string[]): TrackingSearch {
  const trackingNumbers = input
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (trackingNumbers.length === 0) {
    return applied.length > 0 ? { kind: 'clear' } : { kind: 'refuse', text: trackingSearchTexts.empty };
  }
  if (trackingNumbers.some((each) => /\s/.test(each))) return { kind: 'refuse', text: trackingSearchTexts.space };
  if (trackingNumbers.some((each) => !/^[A-Za-z0-9]+$/.test(each))) {
    return { kind: 'refuse', text: trackingSearchTexts.special };
  }
  if (trackingNumbers.join() === applied.join()) return { kind: 'refuse', text: trackingSearchTexts.repeated };
  return { kind: 'apply', trackingNumbers };
}

/** The condition of the tracking search; none without numbers. */
export function trackingNumberWhereClauses(trackingNumbers: readonly string[]): readonly string[] {
  return trackingNumbers.length === 0 ? [] : [oneOf('tracking_number', trackingNumbers)];
}
