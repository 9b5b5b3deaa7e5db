import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';

/** ‘Can I see spend by carrier’ asks for the figure. */
export function usePolitely(scan: Scan): void {
  const first = scan.beside(-1, 1);
  if (scan.is(first, 'howDo') && wordsOfAsking.test(normalised(scan.items[first]?.text ?? ''))) scan.use(first);
}

const wordsOfAsking = expression('may-i');

/** ‘States where we spend most’, in languages that ask for a place with the same word. */
export function useWhereOf(scan: Scan): void {
  const place = scan.find('where');
  if (scan.at(place - 1, 'dimension') !== undefined) scan.use(place);
}
