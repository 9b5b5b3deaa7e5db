import type { BadLine, Corrections, LineCorrection } from '../invoice-file.ts';
import type { FileRecord, RecordBlocks } from '../layout.ts';
import { splitFields } from '../reading/split-fields.ts';
import { type RecordsReading, readsAsNoRecord, records } from './records.ts';

interface Reading extends RecordsReading {
  readonly delimiter: string;
  readonly corrections: Corrections;
  readonly onBadLine?: (line: BadLine) => void;
}

/**
 * The records of a file in their order, corrected lines as they were corrected; anything that is not CSV goes to
 * `onBadLine`.
 */
export function correctedRecords(
  path: string,
  { delimiter, corrections, onBadLine = () => undefined, ...options }: Reading,
): RecordBlocks {
  return corrections.size === 0
    ? records(path, delimiter, onBadLine, options)
    : withCorrections(path, { delimiter, corrections, onBadLine, ...options });
}

async function* withCorrections(
  path: string,
  { delimiter, corrections, onBadLine, ...options }: Reading & Required<Pick<Reading, 'onBadLine'>>,
): AsyncGenerator<Iterable<FileRecord>> {
  let waiting: FileRecord[] = [];
  const correct = (line: number): FileRecord | undefined => {
    const correction = corrections.get(line);
    return correction === undefined ? undefined : correctedRecord(line, correction, delimiter, onBadLine);
  };
  const keepBadLine = (bad: BadLine): void => {
    const record = correct(bad.line);
    if (record !== undefined) waiting.push(record);
    else if (!corrections.has(bad.line)) onBadLine(bad);
  };
  function* corrected(block: Iterable<FileRecord>): Generator<FileRecord> {
    for (const record of block) {
      yield* waiting;
      waiting = [];
      const read = corrections.has(record.line) ? correct(record.line) : record;
      if (read !== undefined) yield read;
    }
  }
  for await (const block of records(path, delimiter, keepBadLine, options)) yield corrected(block);
  yield waiting;
}

/** Undefined if the corrected text is not a record either. */
function correctedRecord(
  line: number,
  correction: LineCorrection,
  delimiter: string,
  onBadLine: (line: BadLine) => void,
): FileRecord | undefined {
  if ('fields' in correction) return { line, fields: correction.fields, text: correction.fields.join(delimiter) };
  const fields = splitFields(correction.text, delimiter);
  if (typeof fields !== 'string') return { line, fields, text: correction.text };
  onBadLine({ line, column: '', reason: readsAsNoRecord[fields], text: correction.text });
  return undefined;
}
