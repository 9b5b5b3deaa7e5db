import { UnreadableFile } from '../invoice-file.ts';
import type { FileHead } from '../layout.ts';
import { columnNames, plainName } from '../reading/column-names.ts';
import type { CellOptions, SheetRows } from '../reading/lines-options.ts';
import { headsOf } from '../records/read-head.ts';
import { visibleSheets } from '../workbook/workbook-lines.ts';

/** What was found in a file, how its cells are read, and which sheets of a workbook are not. */
export interface OpenedTables<Found> {
  readonly found: Found;
  readonly cells: CellOptions;
  /** Sheets that have rows, but no table that is read. */
  readonly otherSheets: readonly string[];
}

/** The sheets of a workbook that are read. */
export const sheetNames = ({ sheets = [] }: CellOptions = {}): string[] => sheets.map(({ name }) => name);

interface Sheet {
  readonly name: string;
  readonly heads: readonly FileHead[];
}

/** Of a table that was found: of which layout it is, and what its columns are called. */
interface TableNames {
  readonly layout: string;
  readonly columns: readonly string[];
  /** The layout has another table, without which this one is not read. */
  readonly lacksFirstTable?: boolean;
}

/**
 * Looks for a table in a file. In a workbook all sheets with the same columns are one table, in the order of the sheets.
 * `cells` may name the only sheet that counts.
 * @throws UnreadableFile if sheets hold tables that are not the same
 */
export async function openTables<Found>(
  path: string,
  cells: CellOptions,
  open: (heads: readonly FileHead[]) => Found | undefined,
  namesOf: (found: Found) => TableNames,
): Promise<OpenedTables<Found> | undefined> {
  const names = (await visibleSheets(path)) ?? [];
  const single = names.length < 2 ? await headsOf(path, cells) : undefined;
  if (single !== undefined) {
    const found = open(single);
    return found === undefined || namesOf(found).lacksFirstTable === true
      ? undefined
      : { found, cells, otherSheets: [] };
  }
  const sheets = await Promise.all(
    names.map(async (name): Promise<Sheet> => ({ name, heads: await headsOf(path, { ...cells, sheet: name }) })),
  );
  const filled = sheets.filter(({ heads }) => heads.some(({ records }) => records.length > 0));
  const tables = filled.flatMap((sheet) => {
    const found = cells.sheet === undefined || cells.sheet === sheet.name ? open(sheet.heads) : undefined;
    return found === undefined ? [] : [{ sheet, found, names: namesOf(found) }];
  });
  const [first, ...further] = tables;
  if (first === undefined || tables.every(({ names }) => names.lacksFirstTable === true)) return undefined;
  const other = further.find(({ names }) => !isSame(names, first.names));
  if (other !== undefined) throw differentTables(first.sheet.name, other.sheet.name);
  const rest = filled.filter((sheet) => tables.every((table) => table.sheet !== sheet));
  const similar = cells.sheet === undefined ? rest.find((sheet) => hasSimilarColumns(sheet, first.names)) : undefined;
  if (similar !== undefined) throw differentTables(first.sheet.name, similar.name);
  return {
    found: first.found,
    cells: {
      ...cells,
      sheet: undefined,
      sheets: tables.map(({ sheet, names }, index) => rowsOf(sheet, names, index, cells)),
    },
    otherSheets: rest.map(({ name }) => name),
  };
}

const isSame = (one: TableNames, other: TableNames): boolean =>
  one.layout === other.layout && textOf(one.columns) === textOf(other.columns);

/** A title above the header of a further sheet is no row; where sheets are marked, the reader sees it. */
function rowsOf(
  { name, heads }: Sheet,
  { columns }: TableNames,
  index: number,
  { marksSheets }: CellOptions,
): SheetRows {
  if (index === 0 || marksSheets === true) return { name, firstRow: 1 };
  const lines = heads.flatMap(({ records, lines }) => {
    const place = records.findIndex((record) => textOf(columnNames(record)) === textOf(columns));
    return place < 0 ? [] : [lines[place] ?? 1];
  });
  return { name, firstRow: lines[0] ?? 1 };
}

/** Whether a line of the sheet names half of the columns, or more. */
function hasSimilarColumns({ heads }: Sheet, { columns }: TableNames): boolean {
  const known = new Set(columns.map(plainName));
  return heads.some(({ records }) =>
    records.some((record) => {
      const same = new Set(record.map(plainName).filter((name) => name !== '' && known.has(name)));
      return same.size > 2 && same.size * 2 >= known.size;
    }),
  );
}

const differentTables = (one: string, other: string): UnreadableFile =>
  new UnreadableFile(
    `The sheets ‘${one}’ and ‘${other}’ hold tables with different columns. Save each of them as a file of its own, and load these.`,
  );

const textOf = (names: readonly string[]): string => names.join('\u001f');
