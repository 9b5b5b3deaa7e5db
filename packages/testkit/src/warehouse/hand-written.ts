import { rollupColumns } from '@waybill/query';
import { columnsOf, ledgerTables, type Statement, tableNames, type Warehouse } from '@waybill/warehouse';

type Parameter = Statement['parameters'][number];

/** SQL that a test writes by hand, about all that is seen. */
export interface HandWritten {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
}

/**
 * Hand-written SQL as ClickHouse takes it: its parameters have types, and its tables hold rows that are not seen any
 * more, or not yet.
 */
export function forClickHouse({ sql, parameters }: HandWritten, database: string, warehouse: Warehouse): HandWritten {
  const seen = `since_load <= ${warehouse.dataVersion} and until_load > ${warehouse.dataVersion}`;
  const tables = versioned(warehouse)
    .filter(({ name }) => new RegExp(`\\b${name}\\b`).test(sql))
    .map(({ name, columns }) => `${name} as (select ${columns.join(', ')} from ${database}.${name} where ${seen})`);
  const typed = sql
    .trim()
    .replaceAll(/\$(\d+)/g, (_, place: string) => `{p${place}:${typeOf(parameters[Number(place) - 1])}}`);
  if (tables.length === 0) return { sql: typed, parameters };
  const rest = /^with\s/i.test(typed) ? `, ${typed.slice('with '.length)}` : ` ${typed}`;
  return { sql: `with ${tables.join(', ')}${rest}`, parameters };
}

const typeOf = (value: Parameter | undefined): string => (typeof value === 'string' ? 'String' : 'Int64');

/** The tables whose rows come and go with loads. */
function versioned({ rollups }: Warehouse): readonly { readonly name: string; readonly columns: readonly string[] }[] {
  const named = (columns: readonly { readonly name: string }[]) => columns.map(({ name }) => name);
  return [
    ...tableNames.map((name) => ({ name, columns: named(columnsOf(name)) })),
    ...ledgerTables
      .filter(({ columns }) => columns.some(({ name }) => name === 'load_id'))
      .map(({ name, columns }) => ({ name, columns: named(columns) })),
    ...rollups.map((rollup) => ({ name: rollup.name, columns: named(rollupColumns(rollup)) })),
  ];
}
