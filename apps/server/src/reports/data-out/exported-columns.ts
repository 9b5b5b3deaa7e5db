import { type DataDictionary, type DataOutTable, dataOutTables } from '@waybill/contract';
import { type CatalogueColumn, type Column, columnsOf, findingColumnNames, type TableName } from '@waybill/model';

/** The table of the query language that has the rows. */
export const sourceOf: Readonly<Record<DataOutTable, TableName>> = {
  packages: 'package_level_info',
  charges: 'charge_level_info',
};

/** They only tell the warehouse where rows are, or change without a load. */
const internal: ReadonlySet<string> = new Set(['bill_date_partition', 'pickup_date_partition', ...findingColumnNames]);

/** The columns that programs get of a table, in the order of the files. */
export const exportedColumns = (table: DataOutTable): readonly CatalogueColumn[] =>
  columnsOf(sourceOf[table]).filter(({ name }) => !internal.has(name));

/** What the columns of all tables mean. */
export function dictionary(): DataDictionary {
  return {
    tables: dataOutTables.map((name) => ({
      name,
      source: sourceOf[name],
      columns: exportedColumns(name).map((column) => ({
        name: column.name,
        type: typeNames[column.type],
        mayBeEmpty: column.nullable === true,
        label: column.label,
        meaning: column.meaning,
        unit: unitOf(column),
      })),
    })),
  };
}

const typeNames: Readonly<Record<Column['type'], string>> = {
  integer: 'integer',
  bigint: 'integer of 64 bits',
  text: 'text',
  date: 'date',
  timestamp: 'timestamp (UTC)',
  money: 'decimal with 2 places',
  length: 'decimal with 2 places',
  weight: 'decimal with 6 places',
  rate: 'decimal with 8 places',
};

function unitOf({ unit }: Column): string | null {
  if (unit === 'currency') return 'US dollars; with currency=billed the currency of currency_code';
  return unit ?? null;
}
