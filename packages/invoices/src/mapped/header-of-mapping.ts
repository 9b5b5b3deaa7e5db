import type { FileMapping } from '@waybill/contract';
import { columnNames, plainName } from '../flat/column-names.ts';
import type { FileHead } from '../layout.ts';
import { withoutEmptyEnd } from '../reading/without-empty-end.ts';

/** By what files of a mapping are told from others. */
export interface HeaderOfMapping {
  /** The sheet of a workbook that it reads; undefined for the one with the most in it. */
  readonly sheet: string | undefined;
  /** Whether a line names the columns. */
  readonly hasHeader: boolean;
  /** Whether the file has the same columns as the one that was mapped, and no others. */
  fitsExactly(head: FileHead): boolean;
  /** The mapped columns that a file lacks, by the header that comes closest. */
  missingIn(heads: readonly FileHead[]): readonly string[];
  /** How many of the first records have as many columns as the file that was mapped. */
  recordsAsWide(head: FileHead): number;
}

/** `used`: the columns without which a file is not of the mapping's layout. */
export function headerOfMapping(
  { header, hasHeader, sheet }: Pick<FileMapping, 'header' | 'hasHeader' | 'sheet'>,
  used: readonly string[],
): HeaderOfMapping {
  const whole = columnNames(header).map(plainName).join('\n');
  const missingFrom = (record: readonly string[]): readonly string[] => {
    const names = new Set(columnNames(record).map(plainName));
    return used.filter((column) => !names.has(plainName(column)));
  };
  return {
    sheet: sheet ?? undefined,
    hasHeader,
    fitsExactly: ({ records }) =>
      hasHeader && records.some((record) => columnNames(withoutEmptyEnd(record)).map(plainName).join('\n') === whole),
    missingIn: (heads) =>
      heads
        .flatMap(({ records }) => records.map(missingFrom))
        .reduce((fewest, missing) => (missing.length < fewest.length ? missing : fewest), used),
    recordsAsWide: ({ records }) => records.filter(({ length }) => length === header.length).length,
  };
}
