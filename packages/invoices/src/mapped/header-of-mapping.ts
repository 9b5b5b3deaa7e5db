import type { FileMapping } from '@waybill/contract';
import type { FileHead } from '../layout.ts';
import { columnNames, plainName } from '../reading/column-names.ts';
import type { CellOptions } from '../reading/lines-options.ts';
import type { DecimalMark } from '../reading/marked-number.ts';
import { withoutEmptyEnd } from '../reading/without-empty-end.ts';

/** How the files of a mapping are told apart from others: by their header. */
export interface HeaderOfMapping {
  /** How it reads the cells of a workbook. */
  readonly cells: CellOptions;
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
  mapping: Pick<FileMapping, 'header' | 'hasHeader' | 'sheet'> & {
    readonly decimalMark?: DecimalMark;
    readonly marksSheets?: boolean;
  },
  used: readonly string[],
): HeaderOfMapping {
  const { header, hasHeader, sheet, decimalMark, marksSheets } = mapping;
  const whole = columnNames(header).map(plainName).join('\n');
  const missingFrom = (record: readonly string[]): readonly string[] => {
    const names = new Set(columnNames(record).map(plainName));
    return used.filter((column) => !names.has(plainName(column)));
  };
  return {
    cells: { sheet: sheet ?? undefined, decimalMark, marksSheets },
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
