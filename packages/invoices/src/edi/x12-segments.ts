import type { LineCorrection } from '../invoice-file.ts';
import type { BadLine, FileRecord, RecordsOptions } from '../layout.ts';
import { linesOf } from '../records/lines-of.ts';

/** What separates the parts of an X12 file. Its first segment, ISA, shows them: it has 16 elements, the last one of one sign. */
interface Separators {
  readonly element: string;
  readonly segment: string;
}

const firstSegment = 'ISA';
const elementsOfFirst = 16;
/** It has 106 characters, and line ends if the file is wrapped. */
const longestFirstSegment = 1_000;
/** Longer segments are invalid, whatever they contain. */
const longestSegment = 65_536;
const longestKeptText = 2_000;
const lineEnd = '\n';

/** The type of the record that ends every pass through a file. */
export const endOfFile = 'end of file';

/** Reads the separators from the beginning of a file; undefined if it is not X12. */
export function separatorsOf(beginning: string): Separators | undefined {
  if (!beginning.startsWith(firstSegment)) return undefined;
  const element = beginning.charAt(firstSegment.length);
  if (element === '' || /[A-Za-z0-9\s]/.test(element)) return undefined;
  let place = 0;
  for (let count = 0; count < elementsOfFirst; count += 1) {
    place = beginning.indexOf(element, place) + 1;
    if (place === 0) return undefined;
  }
  const segment = beginning.charAt(place + 1).trim();
  return { element, segment: segment === '' ? lineEnd : segment };
}

/**
 * The segments of an X12 file from end to end, with their elements as fields, and at last one of the type `endOfFile`.
 * The line of a segment is its number, as many files have no line ends at all. A corrected segment may be several, all
 * with its number; those that are put in at the end of the file come before its last record.
 */
export async function* x12Segments(
  path: string,
  { corrections, onBadLine, signal }: RecordsOptions,
): AsyncGenerator<Iterable<FileRecord>> {
  let separators: Separators | undefined;
  let waiting = '';
  let line = 0;
  function* segmentsIn(lines: readonly string[], isEnd: boolean): Generator<FileRecord> {
    const text = waiting + lines.map((each) => `${each}${lineEnd}`).join('');
    let start = 0;
    for (;;) {
      start += text.slice(start).search(/\S|$/);
      // Every interchange shows its own separators; mailboxes put those of several senders into one file.
      if (text.startsWith(firstSegment, start))
        separators = separatorsOf(text.slice(start, start + longestFirstSegment)) ?? separators;
      const end = separators === undefined ? -1 : text.indexOf(separators.segment, start);
      if (end < 0) break;
      yield* segmentOf(text.slice(start, end));
      start = end + 1;
    }
    waiting = text.slice(start);
    if (isEnd) {
      yield* segmentOf(waiting);
      waiting = '';
    }
    if (waiting.length <= longestSegment) return;
    line += 1;
    const correction = corrections.get(line);
    if (correction === undefined) onBadLine(tooLong(line, waiting));
    else yield* correctedSegments(correction);
    waiting = '';
  }
  function* segmentOf(piece: string): Generator<FileRecord> {
    const segment = piece.replaceAll(lineEnd, '').trim();
    if (segment === '') return;
    line += 1;
    const correction = corrections.get(line);
    if (correction !== undefined) yield* correctedSegments(correction);
    else if (segment.length > longestSegment) onBadLine(tooLong(line, segment));
    else yield recordOf(segment);
  }
  const recordOf = (text: string): FileRecord => ({
    line,
    fields: text.split(separators?.element ?? '*').map((field) => field.trim()),
    text,
  });
  function correctedSegments(correction: LineCorrection): FileRecord[] {
    if ('fields' in correction) return [recordOf(correction.fields.join(separators?.element ?? '*'))];
    const texts = correction.text.split(separators?.segment ?? lineEnd).map((text) => text.trim());
    return texts.filter((text) => text !== '').map(recordOf);
  }
  for await (const lines of linesOf(path, { signal })) yield segmentsIn(lines, false);
  yield segmentsIn([], true);
  line += 1;
  const correction = corrections.get(line);
  if (correction !== undefined) yield correctedSegments(correction);
  yield [{ line, fields: [endOfFile], text: '' }];
}

const tooLong = (line: number, segment: string): BadLine => ({
  line,
  column: '',
  reason: `The segment has more than ${longestSegment} characters, or no end.`,
  text: segment.slice(0, longestKeptText),
});
