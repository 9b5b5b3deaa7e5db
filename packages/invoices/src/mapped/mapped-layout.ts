import type { FileMapping } from '@waybill/contract';
import { columnNames, plainName } from '../flat/column-names.ts';
import { flatLayout } from '../flat/flat-layout.ts';
import type { AnyLayout, FileHead } from '../layout.ts';
import { withoutEmptyEnd } from '../reading/without-empty-end.ts';
import { declarationOf, type MappedCarrier, usedColumns } from './declaration-of.ts';

/** A layout that somebody mapped. */
export interface MappedLayout extends AnyLayout {
  /** Whether the file has the same columns as the one that was mapped, and no others. */
  fitsExactly(head: FileHead): boolean;
  /** The mapped columns that a file lacks, by the header that comes closest. */
  missingIn(heads: readonly FileHead[]): readonly string[];
}

/** The layout that a mapping describes: from then on it is one like any other. */
export function mappedLayout(mapping: FileMapping, carrier: MappedCarrier): MappedLayout {
  const layout = flatLayout(declarationOf(mapping, carrier));
  const used = usedColumns(mapping);
  const header = columnNames(mapping.header).map(plainName).join('\n');
  const missingFrom = (record: readonly string[]): string[] => {
    const names = new Set(columnNames(record).map(plainName));
    return used.filter((column) => !names.has(plainName(column)));
  };
  return {
    ...layout,
    fitsExactly: ({ records }) =>
      records.some((record) => columnNames(withoutEmptyEnd(record)).map(plainName).join('\n') === header),
    missingIn: (heads) =>
      heads
        .flatMap(({ records }) => records.map(missingFrom))
        .reduce((fewest, missing) => (missing.length < fewest.length ? missing : fewest), used),
  };
}
