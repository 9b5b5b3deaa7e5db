import { addAbortSignal } from 'node:stream';
import { type CsvError, type Info, parse } from 'csv-parse';
import type { BadLine, FileRecord } from '../layout.ts';
import { openText } from './open-text.ts';

const longestRecord = 1_000_000;

interface ParsedRecord {
  readonly record: string[];
  readonly info: Info;
}

/** The records of a file from end to end; what is no CSV goes to `onBadLine`. */
export async function* records(
  path: string,
  delimiter: string,
  onBadLine: (line: BadLine) => void = () => undefined,
  signal?: AbortSignal,
): AsyncGenerator<FileRecord> {
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    max_record_size: longestRecord,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error, text) => {
      onBadLine(badLine(error, text));
      return undefined;
    },
  });
  const text = await openText(path);
  text.once('error', (error) => parser.destroy(error));
  text.pipe(parser);
  if (signal !== undefined) addAbortSignal(signal, parser);
  try {
    for await (const parsed of parser) {
      const { record, info }: ParsedRecord = parsed;
      yield { line: info.lines, fields: record };
    }
  } finally {
    parser.destroy();
    text.destroy();
  }
}

function badLine(error: CsvError | undefined, text: string | undefined): BadLine {
  const line = typeof error?.lines === 'number' ? error.lines : 0;
  return { line, column: '', reason: error?.message ?? 'The line is no CSV.', text: text ?? '' };
}
