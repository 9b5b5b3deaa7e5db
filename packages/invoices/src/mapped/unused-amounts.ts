import type { InvoiceMapping } from '@waybill/contract';
import { namedOn } from '../charge-names/dated-names.ts';
import { hasField } from '../flat/controlled-reader.ts';
import type { FlatDeclaration } from '../flat/declaration.ts';
import { flatRecords } from '../flat/flat-records.ts';
import type { FileHead, FileRecord } from '../layout.ts';
import { columnNames, plainName } from '../reading/column-names.ts';
import { readable } from '../reading/readable.ts';
import { centsIn } from './amounts/cents-in.ts';
import { isMoney, isNoMoney } from './amounts/money-words.ts';
import { namedAmounts } from './amounts/named-amounts.ts';
import { chargeWords } from './charge-words.ts';
import { usedColumns } from './declaration-of.ts';

/** Looks at the rows of a file for amounts that a mapping leaves out. */
export interface UnusedAmounts {
  observe(record: Pick<FileRecord, 'line' | 'fields'>): void;
  /** A sentence that names them with their sums; none if there are none. */
  remarks(): readonly string[];
}

/** A column that holds amounts as far as it was seen. */
interface Seen {
  readonly name: string;
  readonly place: number;
  cents: number;
  hasFraction: boolean;
  /** Used columns that held the same amounts so far. */
  same: readonly number[];
}

/** Whether a column with this name may hold amounts: `Amount`, and `Residential`, which is a charge. */
export const namesMoney = (name: string): boolean =>
  (isMoney(name) || namedOn(chargeWords, name) !== undefined) && !isNoMoney(name);

/** Columns with names of money and nothing but amounts in them that are neither used nor equal to one that is. */
export function unusedAmounts(mapping: InvoiceMapping, declaration: FlatDeclaration, head: FileHead): UnusedAmounts {
  const records = flatRecords(declaration, head);
  const { decimalMark, controlTotal } = mapping;
  const used = new Set(usedColumns(mapping).map(plainName));
  const names = columnNames(records?.columnNames([]) ?? []);
  const usedPlaces = names.flatMap((name, place) => (used.has(plainName(name)) && namesMoney(name) ? [place] : []));
  let seen = names.flatMap((name, place): Seen[] =>
    used.has(plainName(name)) || !namesMoney(name)
      ? []
      : [{ name, place, cents: 0, hasFraction: false, same: usedPlaces }],
  );
  const isTotal = (fields: readonly string[]): boolean =>
    controlTotal.kind === 'line' && hasField(fields, controlTotal.text);
  return {
    observe(record) {
      records?.observe(record);
      if (seen.length === 0 || isTotal(record.fields)) return;
      const row = readable(() => records?.next({ ...record, text: '' }));
      if (row === undefined) return;
      const centsAt = (place: number): number | undefined => {
        const field = row.fields[place]?.trim() ?? '';
        return field === '' ? 0 : centsIn(field, decimalMark);
      };
      seen = seen.filter((column) => {
        const cents = centsAt(column.place);
        if (cents === undefined) return false;
        column.cents += cents;
        column.hasFraction ||= /[.,]\d{1,2}(?!\d)/.test(row.fields[column.place] ?? '');
        column.same = column.same.filter((place) => centsAt(place) === cents);
        return true;
      });
    },
    remarks() {
      const left = seen.filter(({ cents, hasFraction, same }) => cents !== 0 && hasFraction && same.length === 0);
      if (left.length === 0) return [];
      const columns = namedAmounts(left);
      return [`Columns with amounts that are not counted, each with its sum: ${columns}.`];
    },
  };
}
