import type { CalendarDay } from '@waybill/model';
import { datedFields, type PackKind, schemaOf } from './pack-kinds.ts';
import { type PackFile, type PackRecord, type ReadPack, readPackRecords } from './read-pack.ts';

/** What a carrier's table does not say itself, said by who imports it. Empty for what is in the table. */
export interface SheetContext {
  readonly from: CalendarDay | '';
  readonly to: CalendarDay | '';
  readonly source: string;
  readonly secondHand: boolean;
  /** Services by their names on invoices, with `%` for any text. */
  readonly service: string;
  /** The first three digits of the origin's ZIP code, or a range of them, of a chart of zones. */
  readonly origin: string;
}

/** What was read of a table, and what of it was left aside. */
export type ReadSheet = ReadPack & {
  /** Columns that say nothing that the kind knows. */
  readonly unusedColumns: readonly string[];
  /** Lines of a table of rates without a weight, such as titles and notes. */
  readonly unusedLines: number;
};

/** How far down a table may begin: carriers put titles and notes above it. */
const linesAbove = 60;

/** Columns as carriers call them. */
const otherNames: Readonly<Record<string, readonly RegExp[]>> = {
  pounds: [/^(weight|lbs?\.?|pounds|wt)\b/i, /^weight not to exceed/i],
  destination_from: [/^dest(ination)?\.? ?zip/i, /^zip( codes?)?$/i],
  zip_from: [/^zip( codes?)?$/i, /^postal codes?$/i],
};

const zoneColumn = /^(?:zones? ?)?0*(\d{1,3})$/i;

/**
 * Reads rules from a carrier's own table: its heading may stand below titles, rates have a column for each zone, and
 * what the table does not say comes from the context. A file with the columns of a pack is read as it is.
 */
export function readCarrierSheet(
  whose: Omit<PackFile, 'text'>,
  lines: readonly (readonly string[])[],
  context: SheetContext,
): ReadSheet {
  const { kind } = whose;
  const trimmed = lines.map((cells) => cells.map((cell) => cell.trim()));
  const place = headingOf(kind, trimmed);
  const columns = (trimmed[place] ?? []).map((name) => columnOf(kind, name));
  const pounds = isSpread(kind, columns) ? columns.indexOf('pounds') : -1;
  const body = trimmed.slice(place + 1).map((cells, index) => ({ line: place + index + 2, cells }));
  const filled = body.filter(({ cells }) => cells.some((cell) => cell !== '') && cells[0]?.startsWith('#') !== true);
  const used = filled.filter(({ cells }) => pounds === -1 || /\d/.test(cells[pounds] ?? ''));
  const services =
    kind === 'zones'
      ? servicesOf(
          trimmed[place] ?? [],
          columns,
          used.map(({ cells }) => cells),
        )
      : [];
  const ofService = services.length === 0 ? [] : ['service', 'zone'];
  const added = Object.entries(addedColumns(kind, context, [...columns, ...ofService]));
  const header = [...columns.filter((name) => name !== undefined), ...ofService, ...added.map(([name]) => name)];
  const records = used.flatMap(({ line, cells }): readonly PackRecord[] => {
    const own = columns.flatMap((name, index) => (name === undefined ? [] : [cleaned(name, cells[index] ?? '')]));
    const said = added.map(([, value]) => (typeof value === 'function' ? value(cells, columns) : value));
    if (services.length === 0) return [{ line, cells: [...own, ...said] }];
    return services
      .filter(({ index }) => !isNothing(cells[index] ?? ''))
      .map(({ service, index }) => ({ line, cells: [...own, service, cleaned('zone', cells[index] ?? ''), ...said] }));
  });
  return {
    ...readPackRecords(whose, [{ line: place + 1, cells: header }, ...records]),
    unusedColumns: (trimmed[place] ?? []).filter(
      (name, index) => columns[index] === undefined && name !== '' && !services.some((each) => each.index === index),
    ),
    unusedLines: filled.length - used.length,
  };
}

/** The columns of a chart that have the zones of one service each; the service is any whose name has the heading in it. */
function servicesOf(
  headings: readonly string[],
  columns: readonly (string | undefined)[],
  lines: readonly (readonly string[])[],
): readonly { readonly service: string; readonly index: number }[] {
  if (columns.includes('zone')) return [];
  return headings.flatMap((heading, index) => {
    if (heading === '' || columns[index] !== undefined) return [];
    const cells = lines.map((line) => line[index] ?? '').filter((cell) => !isNothing(cell));
    return cells.length > 0 && cells.every((cell) => /^\d{1,3}$/.test(cell))
      ? [{ service: `%${heading}%`, index }]
      : [];
  });
}

const isSpread = (kind: PackKind, columns: readonly (string | undefined)[]): boolean =>
  schemaOf(kind).spread !== undefined && columns.some((name) => name?.startsWith('zone '));

/** The line with the most names that the kind knows, the first of them. */
function headingOf(kind: PackKind, lines: readonly (readonly string[])[]): number {
  const known = lines
    .slice(0, linesAbove)
    .map((cells) => new Set(cells.map((name) => columnOf(kind, name)).filter((name) => name !== undefined)).size);
  return known.indexOf(Math.max(0, ...known));
}

/** The column of a pack that a heading stands for. */
function columnOf(kind: PackKind, heading: string): string | undefined {
  const { fields, spread } = schemaOf(kind);
  const all = { ...datedFields, ...fields };
  const name = heading.toLowerCase().replaceAll(/\s+/g, '_');
  if (Object.hasOwn(all, name)) return name;
  const zone = spread === undefined ? undefined : zoneColumn.exec(heading)?.[1];
  if (zone !== undefined) return `zone ${zone}`;
  const named = Object.entries(otherNames).find(
    ([column, patterns]) => Object.hasOwn(all, column) && patterns.some((pattern) => pattern.test(heading)),
  );
  return named?.[0];
}

type Cells = readonly string[];
type Added = string | ((cells: Cells, columns: readonly (string | undefined)[]) => string);

/** Columns that the table does not have, with what they hold. */
function addedColumns(
  kind: PackKind,
  context: SheetContext,
  columns: readonly (string | undefined)[],
): Readonly<Record<string, Added>> {
  const { fields } = schemaOf(kind);
  const [originFrom = '', originTo = originFrom] = rangeOf(context.origin);
  const endOf = (from: string) => (cells: Cells) => {
    const written = cells[columns.indexOf(from)] ?? '';
    const [first = '', last = first] = rangeOf(written);
    return last;
  };
  const all: Readonly<Record<string, Added>> = {
    from: context.from,
    to: context.to,
    source: context.source,
    second_hand: context.secondHand ? 'yes' : 'no',
    service: context.service,
    packaging: '',
    receiver: '',
    origin_from: originFrom,
    origin_to: originTo,
    destination_to: endOf('destination_from'),
    zip_to: endOf('zip_from'),
    price_from: '',
    price_to: '',
    minimum: '',
    percent: '',
    replaces: '',
  };
  const needed = Object.keys({ ...datedFields, ...fields });
  return Object.fromEntries(Object.entries(all).filter(([name]) => needed.includes(name) && !columns.includes(name)));
}

const rangeOf = (written: string): readonly string[] =>
  written
    .split(/[-–]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Values as the columns of packs have them: `1 lb` is 1, `$1,234.50` is 1234.50, and of a range its first. */
function cleaned(column: string, cell: string): string {
  if (column === 'pounds') return /^\d+/.exec(cell)?.[0] ?? cell;
  if (column === 'destination_from' || column === 'zip_from') return rangeOf(cell)[0] ?? '';
  if (column === 'zone') return cell.replace(/^0+(?=\d)/, '');
  if (/^-?\$?[\d,]+(\.\d+)?$/.test(cell)) return cell.replaceAll(/[$,]/g, '');
  return isNothing(cell) ? '' : cell;
}

const isNothing = (cell: string): boolean => /^(|-|–|n\/a)$/i.test(cell);
