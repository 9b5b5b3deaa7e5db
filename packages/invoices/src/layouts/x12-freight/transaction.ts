import { plainText } from '../../reading/checked-text.ts';
import { copyOf } from '../../reading/copy-of.ts';
import type { Party } from './freight-row.ts';

/** A segment of an X12 file. */
export interface Segment {
  readonly id: string;
  /** An element by its number, from 1; empty if the segment ends before it. */
  element(number: number): string;
}

export const segmentOf = (fields: readonly string[]): Segment => ({
  id: (fields[0] ?? '').toUpperCase(),
  element: (number) => fields[number] ?? '',
});

/** The first segment of that kind, with that text as its first element. */
export const find = (segments: readonly Segment[], id: string, first?: readonly string[]): Segment | undefined =>
  segments.find((segment) => segment.id === id && (first === undefined || first.includes(segment.element(1))));

const nobody: Party = { name: '', address: '', city: '', state: '', postalCode: '', country: '' };

/** The first party with one of these codes, with the address that follows its name. */
export function partyOf(segments: readonly Segment[], codes: readonly string[]): Party {
  const start = segments.findIndex(({ id, element }) => id === 'N1' && codes.includes(element(1)));
  const name = segments[start];
  if (name === undefined) return nobody;
  const end = segments.findIndex(({ id }, place) => place > start && !/^N[234]$/.test(id));
  const parts = segments.slice(start, end === -1 ? undefined : end);
  const address = find(parts, 'N3');
  const place = find(parts, 'N4');
  const text = (segment: Segment | undefined, number: number): string =>
    copyOf(plainText(segment?.element(number) ?? '', `${segment?.id ?? ''}0${number}`));
  return {
    name: text(name, 2),
    address: [text(address, 1), text(address, 2)].join(' ').trim(),
    city: text(place, 1),
    state: text(place, 2),
    postalCode: text(place, 3),
    country: text(place, 4),
  };
}
