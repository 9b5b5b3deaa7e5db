import { rollupColumns } from '@waybill/query';
import { columnsOf, ledgerTables, type Statement, tableNames, type Warehouse } from '@waybill/warehouse';

type Parameter = Statement['parameters'][number];

/** SQL that a test writes by hand, about all that is seen. */
export interface HandWritten {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
}

/** Hand-written SQL for the engine of a house, which may be on several servers. */
export type WrittenByHand = HandWritten & Pick<Statement, 'scope' | 'writtenForShards'>;

/** A database on a ClickHouse server, or on several that each have the rows of some clients. */
export interface ServedDatabase {
  readonly name: string;
  readonly warehouse: Warehouse;
  /** All clients there may be. */
  readonly clientIds: readonly number[];
}

/**
 * Hand-written SQL as ClickHouse takes it: its parameters have types, and its tables hold rows that are not seen any
 * more, or not yet. On several shards, the rows of its tables are gathered first.
 */
export function forClickHouse(
  { sql, parameters }: HandWritten,
  { name, warehouse, clientIds }: ServedDatabase,
): WrittenByHand {
  const seen = `since_load <= ${warehouse.dataVersion} and until_load > ${warehouse.dataVersion}`;
  const read = versioned(warehouse)
    .filter((table) => new RegExp(`\\b${table.name}\\b`).test(sql))
    .map((table) => ({
      ...table,
      rows: `select ${table.columns.join(', ')} from ${name}.${table.name} where ${seen}`,
    }));
  const typed = sql
    .trim()
    .replaceAll(/\$(\d+)/g, (_, place: string) => `{p${place}:${typeOf(parameters[Number(place) - 1])}}`);
  const parts = read
    .filter((table) => table.isOfClients)
    .map((table) => ({ table: table.name, statement: { sql: table.rows, parameters: [] }, reads: [] }));
  return {
    sql: reading(read, typed),
    parameters,
    scope: { clientIds, publishedLoad: warehouse.dataVersion },
    writtenForShards: () => ({
      parts,
      whole: {
        sql: reading(
          read.filter((table) => !table.isOfClients),
          typed,
        ),
        parameters,
      },
    }),
  };
}

function reading(tables: readonly { readonly name: string; readonly rows: string }[], sql: string): string {
  if (tables.length === 0) return sql;
  const named = tables.map(({ name, rows }) => `${name} as (${rows})`).join(', ');
  return /^with\s/i.test(sql) ? `with ${named}, ${sql.slice('with '.length)}` : `with ${named} ${sql}`;
}

const typeOf = (value: Parameter | undefined): string => (typeof value === 'string' ? 'String' : 'Int64');

/** A table whose rows come and go with loads. */
interface VersionedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Whether its rows are on the shard of their client; otherwise every shard has all of them. */
  readonly isOfClients: boolean;
}

const wholeEverywhere: ReadonlySet<string> = new Set(['delivery_source', 'delivery_scope', 'delivery_fact']);

function versioned({ rollups }: Warehouse): readonly VersionedTable[] {
  const tables = [
    ...tableNames.map((name) => ({ name, columns: columnsOf(name) })),
    ...ledgerTables.filter(({ columns }) => columns.some(({ name }) => name === 'load_id')),
    ...rollups.map((rollup) => ({ name: rollup.name, columns: rollupColumns(rollup) })),
  ];
  return tables.map(({ name, columns }) => ({
    name,
    columns: columns.map((column) => column.name),
    isOfClients: !wholeEverywhere.has(name),
  }));
}
