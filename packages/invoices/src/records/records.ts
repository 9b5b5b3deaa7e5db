import type { BadLine, FileRecord, RecordBlocks } from '../layout.ts';
import type { LinesOptions } from '../reading/lines-options.ts';
import { type Broken, splitFields, splitterOf } from '../reading/split-fields.ts';
import { linesOf } from './lines-of.ts';

/**
 * How many lines a quoted field may span; a quote that is still open after that is treated as a character, and spoils
 * only one line.
 */
const mostLines = 20;
/** A longer record is not valid, whatever it contains. */
const longestRecord = 524_288;

/** More than any spreadsheet has; reading half a million of them would take minutes. */
const mostColumns = 20_000;

const ignore = (): void => undefined;

/** What of a file is read as records. */
export interface RecordsReading extends LinesOptions {
  /** The places of the fields that somebody reads; the others are empty. All, if absent. */
  readonly usedPlaces?: readonly number[] | undefined;
}

/** The records of a file from end to end; anything that is not CSV goes to `onBadLine`. */
export const records = (
  path: string,
  delimiter: string,
  onBadLine: (line: BadLine) => void = ignore,
  { usedPlaces, ...options }: RecordsReading = {},
): RecordBlocks => recordsOf(linesOf(path, options), delimiter, onBadLine, usedPlaces);

/**
 * The records of lines that come in blocks, with all their fields or those that are used; anything that is not CSV goes
 * to `onBadLine`. A record without any content, such as the `,,,` that spreadsheets write for an empty row, is left out.
 */
export async function* recordsOf(
  blocks: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
  delimiter: string,
  onBadLine: (line: BadLine) => void = ignore,
  usedPlaces?: readonly number[],
): AsyncGenerator<Iterable<FileRecord>> {
  const split =
    usedPlaces === undefined ? (text: string) => splitFields(text, delimiter) : splitterOf(delimiter, usedPlaces);
  let waiting: string[] = [];
  let line = 1;
  function* recordsIn(lines: readonly string[], isEnd: boolean): Generator<FileRecord> {
    waiting = waiting.length === 0 ? [...lines] : [...waiting, ...lines];
    let index = 0;
    while (index < waiting.length && (isEnd || index + mostLines <= waiting.length)) {
      const text = waiting[index] ?? '';
      if (text.trim() === '') {
        index += 1;
        line += 1;
        continue;
      }
      const taken = takeRecord(waiting, index, split);
      if (typeof taken === 'string') onBadLine({ line, column: '', reason: taken, text });
      else if (!isEmpty(taken.record, delimiter)) yield { line, ...taken.record };
      const count = typeof taken === 'string' ? 1 : taken.lines;
      index += count;
      line += count;
    }
    waiting = waiting.slice(index);
  }
  for await (const lines of blocks) yield recordsIn(lines, false);
  yield recordsIn([], true);
}

/** Fields that nobody reads are empty even if the file has something there, so the text decides. */
const isEmpty = ({ fields, text }: Omit<FileRecord, 'line'>, delimiter: string): boolean =>
  fields.every((field) => field.trim() === '') && text.replaceAll(delimiter, '').replaceAll('"', '').trim() === '';

/** Why a text cannot be cut into fields. */
export const readsAsNoRecord: Readonly<Record<Broken, string>> = {
  'stray quote': 'There is text after the closing quote of a field.',
  'open quote': 'A quote is opened but not closed.',
};

interface Taken {
  readonly record: Omit<FileRecord, 'line'>;
  readonly lines: number;
}

function takeRecord(
  lines: readonly string[],
  index: number,
  split: (text: string) => string[] | Broken,
): Taken | string {
  let text = lines[index] ?? '';
  for (let count = 1; count <= mostLines; count += 1) {
    const fields = split(text);
    if (fields === 'stray quote') return readsAsNoRecord[fields];
    if (fields !== 'open quote' && fields.length > mostColumns)
      return `The line has ${fields.length} columns. A line may have at most ${mostColumns}.`;
    if (fields !== 'open quote') return { record: { fields, text }, lines: count };
    const next = lines[index + count];
    if (next === undefined) break;
    text += `\n${next}`;
    if (text.length > longestRecord) break;
  }
  return readsAsNoRecord['open quote'];
}
