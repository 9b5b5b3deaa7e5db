import { endOfFile, separatorsOf, x12Segments } from '../../edi/x12-segments.ts';
import { type FileHead, type RowReader, UnreadableRow } from '../../layout.ts';
import { assertCount } from './assert-count.ts';
import { freightBills } from './freight-bill.ts';
import type { FreightRow } from './freight-row.ts';
import { elementNames, type Segment, segmentOf } from './transaction.ts';

/** A freight bill has at most some hundred of them. */
const mostSegments = 20_000;
/** Its segments are in memory until it ends. */
const mostCharacters = 2_000_000;

/** Some files are wrapped at 80 characters, within the first segment. */
const mostLinesOfFirstSegment = 4;

const beginningOf = (records: FileHead['records'], delimiter: string): string =>
  records
    .slice(0, mostLinesOfFirstSegment)
    .map((fields) => fields.join(delimiter))
    .join('')
    .trimStart();

/** What was read of an interchange so far. */
interface Envelope {
  readonly receiver: string;
  groups: number;
  transactions: number;
  isOpen: boolean;
  groupIsOpen: boolean;
}

const newEnvelope = (receiver: string, isOpen: boolean): Envelope => ({
  receiver,
  groups: 0,
  transactions: 0,
  isOpen,
  groupIsOpen: false,
});

/** Reads X12 files transaction by transaction; undefined for a file of another kind. */
export function freightReader({ records, delimiter, carriers = [] }: FileHead): RowReader<FreightRow> | undefined {
  if (separatorsOf(beginningOf(records, delimiter)) === undefined) return undefined;
  let envelope = newEnvelope('', false);
  let open: Segment[] | undefined;
  let characters = 0;
  const close = (): Segment[] => {
    const closed = open ?? [];
    open = undefined;
    characters = 0;
    return closed;
  };
  return {
    records: x12Segments,
    columnNames: (fields) => (fields[0] === endOfFile ? [] : elementNames(fields)),
    read(record) {
      const segment = segmentOf(record);
      switch (segment.id) {
        case 'ISA': {
          const { isOpen } = envelope;
          envelope = newEnvelope(segment.element(8), true);
          assertClosed(close());
          // A reader of the first segments only may have left one open.
          if (isOpen && record.line > 1) throw endMissing('The next interchange begins');
          return [];
        }
        case 'GS': {
          const { groupIsOpen } = envelope;
          assertWithin(envelope, segment);
          envelope.groups += 1;
          envelope.transactions = 0;
          envelope.groupIsOpen = true;
          assertClosed(close());
          assertGroupClosed(groupIsOpen);
          return [];
        }
        case 'ST': {
          const before = close();
          open = [segment];
          envelope.transactions += 1;
          assertClosed(before);
          return [];
        }
        case 'SE': {
          const segments = close();
          if (segments.length === 0)
            throw new UnreadableRow('SE', 'The segment ends a transaction that did not begin.');
          return freightBills([...segments, segment], { line: record.line, receiver: envelope.receiver, carriers });
        }
        case 'GE':
          envelope.groupIsOpen = false;
          assertClosed(close());
          assertCount(segment.element(1), envelope.transactions, 'GE01', 'transactions');
          return [];
        case 'IEA':
          envelope.isOpen = false;
          assertClosed(close());
          assertGroupClosed(envelope.groupIsOpen);
          assertCount(segment.element(1), envelope.groups, 'IEA01', 'groups');
          return [];
        case endOfFile.toUpperCase(): {
          const { isOpen } = envelope;
          envelope = newEnvelope('', false);
          assertClosed(close());
          if (isOpen) throw endMissing('The file ends');
          return [];
        }
        default:
          assertWithin(envelope, segment);
          open?.push(segment);
          if (open !== undefined && open.length > mostSegments) {
            close();
            throw new UnreadableRow('', `The transaction has more than ${mostSegments} segments.`);
          }
          characters += record.text.length;
          if (open !== undefined && characters > mostCharacters) {
            close();
            throw new UnreadableRow('', `The transaction has more than ${mostCharacters} characters.`);
          }
          return [];
      }
    },
  };
}

function assertWithin({ isOpen }: Envelope, { id }: Segment): void {
  if (!isOpen) throw new UnreadableRow(id, 'The segment stands outside of an interchange (ISA to IEA).');
}

function assertClosed(segments: readonly Segment[]): void {
  if (segments.length === 0) return;
  throw new UnreadableRow('ST', 'The transaction before this segment has no end (SE).');
}

function assertGroupClosed(isOpen: boolean): void {
  if (isOpen) throw new UnreadableRow('GE', 'The group before this segment has no end (GE).');
}

const endMissing = (what: string): UnreadableRow =>
  new UnreadableRow('IEA', `${what} before the interchange ends: its end (IEA) is missing.`);
