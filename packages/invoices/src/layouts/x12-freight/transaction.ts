import { type FileRecord, type RecordPlace, UnknownCarrier, UnreadableRow, UnreadableRows } from '../../layout.ts';
import { plainText } from '../../reading/checked-text.ts';
import { copyOf } from '../../reading/copy-of.ts';
import type { Party } from './freight-row.ts';

/** A segment of an X12 file. */
export interface Segment {
  readonly id: string;
  readonly place: RecordPlace;
  /** An element by its number, from 1; empty if the segment ends before it. */
  element(number: number): string;
}

export const segmentOf = ({ fields, line, text }: FileRecord): Segment => ({
  id: (fields[0] ?? '').toUpperCase(),
  place: { line, text },
  element: (number) => fields[number] ?? '',
});

/** The last elements of segments that are read, whether or not a file has them. */
const lastElements: Readonly<Record<string, number>> = {
  ST: 2,
  B3: 12,
  C3: 1,
  N9: 2,
  G62: 4,
  N1: 4,
  N3: 2,
  N4: 4,
  P1: 2,
  POD: 2,
  SL1: 1,
  L0: 11,
  L1: 12,
  L3: 12,
  L5: 2,
  SE: 2,
  GE: 2,
  IEA: 2,
};

/** What the elements of a segment are called, such as `B306`. */
export function elementNames(fields: readonly string[]): string[] {
  const id = (fields[0] ?? '').toUpperCase();
  const elements = Math.max(fields.length - 1, lastElements[id] ?? 0);
  return ['Segment', ...Array.from({ length: elements }, (_, place) => `${id}${String(place + 1).padStart(2, '0')}`)];
}

/** The mistakes in the segments of a transaction: people correct all of them before the file is read again. */
export class Mistakes {
  readonly #found: UnreadableRow[] = [];

  /** What is read of a segment; the fallback if it cannot be read. */
  in<Value>(segment: Segment | undefined, fallback: Value, read: () => Value): Value {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error;
      this.#found.push(
        error instanceof UnknownCarrier
          ? new UnknownCarrier(error.column, error.carrier, error.message, segment?.place)
          : new UnreadableRow(error.column, error.message, segment?.place),
      );
      return fallback;
    }
  }

  /** @throws UnreadableRows if there are any */
  throwAny(): void {
    if (this.#found.length > 0) throw new UnreadableRows(this.#found);
  }
}

/** The first segment of that kind, with that text as its first element. */
export const find = (segments: readonly Segment[], id: string, first?: readonly string[]): Segment | undefined =>
  segments.find((segment) => segment.id === id && (first === undefined || first.includes(segment.element(1))));

const nobody: Party = { name: '', address: '', city: '', state: '', postalCode: '', country: '' };

/** The first party with one of these codes, with the address that follows its name. */
export function partyOf(segments: readonly Segment[], codes: readonly string[], mistakes: Mistakes): Party {
  const start = segments.findIndex(({ id, element }) => id === 'N1' && codes.includes(element(1)));
  const name = segments[start];
  if (name === undefined) return nobody;
  const end = segments.findIndex(({ id }, place) => place > start && !/^N[234]$/.test(id));
  const parts = segments.slice(start, end === -1 ? undefined : end);
  const address = find(parts, 'N3');
  const place = find(parts, 'N4');
  const text = (segment: Segment | undefined, number: number): string =>
    mistakes.in(segment, '', () => copyOf(plainText(segment?.element(number) ?? '', `${segment?.id ?? ''}0${number}`)));
  return {
    name: text(name, 2),
    address: [text(address, 1), text(address, 2)].join(' ').trim(),
    city: text(place, 1),
    state: text(place, 2),
    postalCode: text(place, 3),
    country: text(place, 4),
  };
}
