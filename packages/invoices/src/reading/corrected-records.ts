import type { BadLine, Corrections, LineCorrection } from '../invoice-file.ts';
import type { FileRecord } from '../layout.ts';
import type { LinesOptions } from './lines-options.ts';
import { readsAsNoRecord, records } from './records.ts';
import { splitFields } from './split-fields.ts';

interface Reading extends LinesOptions {
  readonly delimiter: string;
  readonly corrections: Corrections;
  readonly onBadLine?: (line: BadLine) => void;
}

/**
 * The records of a file in their order, corrected lines as they were corrected; anything that is not CSV goes to
 * `onBadLine`.
 */
export async function* correctedRecords(
  path: string,
  { delimiter, corrections, onBadLine = () => undefined, ...options }: Reading,
): AsyncGenerator<FileRecord> {
  if (corrections.size === 0) {
    yield* records(path, delimiter, onBadLine, options);
    return;
  }
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
  for await (const record of records(path, delimiter, keepBadLine, options)) {
    yield* waiting;
    waiting = [];
    if (!corrections.has(record.line)) {
      yield record;
      continue;
    }
    const corrected = correct(record.line);
    if (corrected !== undefined) yield corrected;
  }
  yield* waiting;
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
