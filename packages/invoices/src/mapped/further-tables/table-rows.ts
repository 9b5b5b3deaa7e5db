import { UnreadableRow } from '../../layout.ts';
import { columnNames, plainName } from '../../reading/column-names.ts';
import {
  type JoinedTables,
  joinedName,
  joinedRowTotal,
  nameOfTarget,
  type TableOfMapping,
} from './joined-declaration.ts';

type Fields = readonly string[];

/** A table that a file has, below one of its headers. */
export interface FoundTable {
  readonly table: TableOfMapping;
  /** Names its columns. */
  readonly header: Fields;
  /** A row of the table as one of the wide table. */
  widen(fields: Fields): Fields;
  /** Why a row is no row of the table; undefined if it has as many columns as it needs. */
  problemOf(fields: Fields): UnreadableRow | undefined;
  /** What the table itself calls a column of the wide one. */
  ownName(column: string): string;
}

/** Finds the table whose columns a record names; undefined for any other record. */
export function tableFinder(joined: JoinedTables): (fields: Fields) => FoundTable | undefined {
  const places = new Map(joined.header.map((name, place) => [name, place]));
  const wanted = joined.tables
    .map((table, number) => ({ table, number, names: table.used.map(plainName) }))
    .toSorted((one, other) => other.names.length - one.names.length);
  const fewest = Math.min(...wanted.map(({ names }) => names.length));
  return (fields) => {
    if (fields.length < fewest) return undefined;
    const names = new Set([...fields.map(plainName), ...columnNames(fields).map(plainName)]);
    const found = wanted.find((each) => each.names.every((name) => names.has(name)));
    return found === undefined ? undefined : foundTable(found.table, found.number, fields, places);
  };
}

function foundTable(
  table: TableOfMapping,
  number: number,
  header: Fields,
  places: ReadonlyMap<string, number>,
): FoundTable {
  const { declaration, mapping } = table;
  const own = placesIn(header);
  const moves: { readonly from: number; readonly to: number; readonly column: string; readonly name: string }[] = [];
  const move = (column: string, name: string): void => {
    const [from, to] = [own.get(plainName(column)), places.get(name)];
    if (from !== undefined && to !== undefined) moves.push({ from, to, column, name });
  };
  for (const [target, column] of Object.entries(declaration.columns)) move(column, nameOfTarget(target));
  if (declaration.rowTotal !== undefined) move(declaration.rowTotal, joinedRowTotal);
  for (const column of mapping.header) move(column, joinedName(number, column));
  const names = new Map(moves.map(({ name, column }) => [name, column]));
  const needed = [
    declaration.columns.accountNumber,
    declaration.columns.billDate,
    ...(declaration.rowTotal === undefined ? declaration.charges.map(({ column }) => column) : [declaration.rowTotal]),
  ].flatMap((column) => (column === undefined ? [] : [own.get(plainName(column)) ?? 0]));
  return {
    table,
    header,
    ownName: (column) => names.get(column) ?? column,
    widen(fields) {
      const wide = Array.from({ length: places.size }, () => '');
      for (const { from, to } of moves) wide[to] = fields[from] ?? '';
      return wide;
    },
    problemOf(fields) {
      const isLonger = fields.slice(header.length).some((field) => field.trim() !== '');
      if (!isLonger && fields.length > Math.max(...needed)) return undefined;
      return new UnreadableRow(
        '',
        `The line has ${fields.length} columns; the header of its table has ${header.length}.`,
      );
    },
  };
}

/** Where the columns of a header are, by the names under which a mapping may know them. */
function placesIn(header: Fields): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const names of [header, columnNames(header)])
    for (const [place, name] of names.entries()) if (!places.has(plainName(name))) places.set(plainName(name), place);
  return places;
}
