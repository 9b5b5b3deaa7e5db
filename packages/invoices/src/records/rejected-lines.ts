import type { BadLine, RejectedLine } from '../invoice-file.ts';
import type { RecordBlocks } from '../layout.ts';
import { plainName } from '../reading/column-names.ts';

/** A layout's names for the columns of a record; none where people can only correct its text. */
export type ColumnNames = (fields: readonly string[]) => readonly string[];

/**
 * The first `most` bad lines of a file as people can correct them: every field under the name of its column, or the text
 * of a line that is no record. A line with several mistakes shows its first.
 */
export async function rejectedLinesOf(
  badLines: readonly BadLine[],
  most: number,
  read: (onBadLine: (line: BadLine) => void) => RecordBlocks,
  namesOf: ColumnNames,
): Promise<RejectedLine[]> {
  const reasons = new Map<number, BadLine>();
  for (const bad of badLines) {
    if (reasons.size < most && !reasons.has(bad.line)) reasons.set(bad.line, bad);
  }
  const last = Math.max(0, ...reasons.keys());
  const rejected: RejectedLine[] = [];
  const add = (line: number, text: string, fields: readonly string[]): void => {
    const bad = reasons.get(line);
    if (bad === undefined) return;
    const names = fields.length === 0 ? [] : namesOf(fields);
    rejected.push({ ...bad, text, fields: names.length === 0 ? [] : namedFields(fields, bad.column, names) });
  };
  for await (const block of read((bad) => add(bad.line, bad.text, []))) {
    for (const { line, text, fields } of block) {
      add(line, text, fields);
      if (line >= last) return rejected;
    }
  }
  return rejected;
}

function namedFields(fields: readonly string[], wrong: string, names: readonly string[]): RejectedLine['fields'] {
  const width = Math.max(fields.length, names.length);
  const place = wrong === '' ? -1 : names.findIndex((name) => plainName(name) === plainName(wrong));
  return Array.from({ length: width }, (_, index) => ({
    name: names[index] || `Column ${index + 1}`,
    value: fields[index] ?? '',
    isWrong: index === place,
  }));
}
