import type { InvoiceMapping } from '@waybill/contract';
import { statesAny } from '../../flat/cells-above.ts';
import { flatLayout } from '../../flat/flat-layout.ts';
import type { InvoiceRow } from '../../invoice-file.ts';
import {
  type AnyLayout,
  type FileHead,
  type FileRecord,
  type OpenLayout,
  type TenantCarrier,
  UnreadableRow,
} from '../../layout.ts';
import { isSheetMark } from '../../reading/lines-options.ts';
import { type UnusedAmounts, unusedAmounts } from '../unused-amounts.ts';
import { joinTables, type TableOfMapping } from './joined-declaration.ts';
import { type FoundTable, tableFinder } from './table-rows.ts';

type SeenRecord = Pick<FileRecord, 'line' | 'fields'>;
type FindTable = (fields: readonly string[]) => FoundTable | undefined;

/** The layout of a mapping whose files have tables with different columns, on one sheet or several. */
export function joinedLayout(mapping: InvoiceMapping, carrier: TenantCarrier): AnyLayout {
  const joined = joinTables(mapping, carrier);
  const layout = flatLayout(joined.declaration);
  const labels = Object.values(joined.declaration.above ?? {}).filter((place) => typeof place === 'string');
  const findTable = tableFinder(joined);
  return {
    ...layout,
    openReader(head) {
      const inHead = tableFollower(findTable);
      const followed = head.records.map((fields, place) =>
        inHead({ line: head.lines[place] ?? 0, fields }, joined.header),
      );
      const open = layout.openReader({ ...head, records: followed.map(({ record }) => record.fields) });
      if (open === undefined) return undefined;
      const lacksFirstTable = followed.every(({ table }) => table?.table !== joined.tables[0]);
      return { ...openJoined(open, { head, header: joined.header, labels, findTable }), lacksFirstTable };
    },
  };
}

interface Joining {
  readonly head: FileHead;
  readonly header: readonly string[];
  readonly labels: readonly string[];
  readonly findTable: FindTable;
}

function openJoined(open: OpenLayout, { head, header, labels, findTable }: Joining): OpenLayout {
  const [seen, read] = [tableFollower(findTable), tableFollower(findTable)];
  const unused = new Map<TableOfMapping, UnusedAmounts>();
  return {
    ...open,
    // A line is of one of several tables, so nobody can say what its columns are called.
    columnNames: () => [],
    remarks: () => [...[...unused.values()].flatMap((each) => each.remarks()), ...open.remarks()],
    observe(record) {
      const { table, record: wide } = seen(record, header);
      open.observe?.(statesAny([record.fields], labels) ? record : wide);
      if (table === undefined) return;
      const of = unused.get(table.table) ?? unusedIn(table, head, record.line);
      unused.set(table.table, of);
      of.observe(record);
    },
    read: (record) => rowsIn(open, record, read(record, header)),
  };
}

/** What stands above a table holds no rows. */
function rowsIn(
  open: OpenLayout,
  { fields, text }: FileRecord,
  { table, isHeader, record }: Followed,
): readonly InvoiceRow[] {
  if (table === undefined && !isSheetMark(record.fields)) return [];
  try {
    const rows = open.read({ ...record, text });
    const problem = rows.length === 0 || isHeader ? undefined : table?.problemOf(fields);
    if (problem !== undefined) throw problem;
    return rows;
  } catch (error) {
    if (!(error instanceof UnreadableRow) || table === undefined) throw error;
    throw new UnreadableRow(table.ownName(error.column), error.message);
  }
}

const unusedIn = ({ table, header }: FoundTable, head: FileHead, line: number): UnusedAmounts =>
  unusedAmounts(table.mapping, table.declaration, { ...head, records: [header], lines: [line] });

interface Followed {
  /** Undefined above the first table of a sheet. */
  readonly table: FoundTable | undefined;
  readonly isHeader: boolean;
  /** The record as one of the wide table. */
  readonly record: SeenRecord;
}

/** Follows the records of a file from table to table. A file is read several times from its first line. */
function tableFollower(findTable: FindTable): (record: SeenRecord, header: readonly string[]) => Followed {
  let table: FoundTable | undefined;
  let lastLine = 0;
  return ({ line, fields }, header) => {
    if (line <= lastLine || isSheetMark(fields)) table = undefined;
    lastLine = line;
    const found = isSheetMark(fields) ? undefined : findTable(fields);
    table = found ?? table;
    const wide = found !== undefined ? header : (table?.widen(fields) ?? fields);
    return { table, isHeader: found !== undefined, record: { line, fields: wide } };
  };
}
