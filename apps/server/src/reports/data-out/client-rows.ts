import type { DataOutTable, DataRowsQuery } from '@waybill/contract';
import { type CompiledQuery, compileClientRows, type Scope } from '@waybill/query';
import { exportedColumns, sourceOf } from './exported-columns.ts';

type Days = Pick<DataRowsQuery, 'fromDate' | 'toDate'>;

/** The statement of the rows that are asked for. */
export function clientRows(table: DataOutTable, query: Omit<DataRowsQuery, 'format'>, scope: Scope): CompiledQuery {
  const { after, loads, currency } = query;
  const conditions = [
    ...billedOn(query),
    ...(after === undefined ? [] : [`load_id > ${after}`]),
    ...(loads === undefined ? [] : [`load_id in (${loads.join(', ')})`]),
  ];
  const columns = exportedColumns(table).map(({ name }) => name);
  const context = { scope, ...(currency === 'billed' ? { money: 'as billed' as const } : {}) };
  return compileClientRows(sourceOf[table], columns, conditions, context);
}

/** The conditions on bill dates; each end may be open. */
export function billedOn({ fromDate, toDate }: Days): readonly string[] {
  return [
    ...(fromDate === undefined ? [] : [`bill_date >= '${fromDate}'`]),
    ...(toDate === undefined ? [] : [`bill_date <= '${toDate}'`]),
  ];
}
