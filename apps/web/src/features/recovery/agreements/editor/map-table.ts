import { text } from '../../../../lib/languages/text.ts';
import { columnsOf, type PartColumn, type PartName } from './parts.ts';
import { isReadable, type SheetRow } from './sheet.ts';

/** What a column of a table means: the name of a field, or one of these; empty for nothing. */
export const columnUses = {
  poundsFrom: text('First pound'),
  poundsTo: text('Last pound'),
  /** The values of one zone or service, which the header names. */
  zone: text('Value for the zone in the header'),
  service: text('Value for the service in the header'),
} as const;

/** How a table is read as lines of a part. */
export interface TableMapping {
  readonly part: PartName;
  /** The line with the names of columns, from 0. */
  readonly header: number;
  /** What each column means. */
  readonly uses: readonly string[];
  /** What fields say in all lines for which the table has no column or an empty cell. */
  readonly constants: SheetRow;
  /** Whether 0.41 stands for 41%, as workbooks keep percentages. */
  readonly areFractions: boolean;
}

/** A line of an agreement that a table makes. */
export interface MappedLine {
  /** The line of the table, from 1. */
  readonly line: number;
  readonly row: SheetRow;
  /** Fields that cannot be read, or that are missing. */
  readonly unread: readonly PartColumn[];
}

type Lines = readonly (readonly string[])[];

/** Words in headers by the field that they stand for, of each pattern one. The first field that fits counts. */
const words: Readonly<Record<string, readonly RegExp[]>> = {
  poundsFrom: [/weight|pound|lb|wt/i, /from|min|start|low/i],
  poundsTo: [/weight|pound|lb|wt/i, /to|max|end|high/i],
  floor: [/minimum|floor|min\b/i],
  off: [/discount|incentive|reduction|% ?off|^off|percent/i],
  charges: [/charge|surcharge|accessorial|fee/i],
  services: [/service|product/i],
  zones: [/zone/i],
  pounds: [/weight|pound|\blbs?\b|\bwt\b/i],
  receiver: [/resi|commercial|receiver|consignee|delivery type/i],
  movement: [/movement|direction|domestic|export|import/i],
  billing: [/bill|paid|payer|payment|terms?$/i],
  packaging: [/packag|container/i],
  divisor: [/divisor|\bdim\b/i],
  above: [/cubic|threshold/i],
  weeks: [/weeks/i],
  bands: [/bands?|tiers?/i],
  state: [/guarantee|state|status/i],
  from: [/from|start|effective|begin|first/i],
  to: [/\bto\b|end|expir|until|last/i],
  group: [/group|program|type/i],
  name: [/name/i],
};

const zoneHeader = /^(?:z(?:one)?s?\.?)?(\d{1,3}(?:[-–]\d{1,3})?(?:[,;&]\d{1,3})*)$/i;
const zonesOfHeader = (header: string) => zoneHeader.exec(header.replaceAll(' ', ''))?.[1];
const mostHeadLines = 25;

/** The mapping that a table suggests for a part; `nameOf` says what a field is called on screen. */
export function guessedMapping(lines: Lines, part: PartName, nameOf: (column: PartColumn) => string): TableMapping {
  const columns = columnsOf(part);
  const known = lines
    .slice(0, mostHeadLines)
    .map((cells) => usesOf(cells, columns, nameOf).filter((use) => use !== '').length);
  const header = Math.max(0, known.indexOf(Math.max(...known)));
  const uses = usesOf(lines[header] ?? [], columns, nameOf);
  const percentages = lines
    .slice(header + 1)
    .flatMap((cells) => cells.filter((_, place) => isValue(uses[place] ?? '')))
    .filter(isPlainNumber);
  const areFractions = percentages.length > 0 && percentages.every((cell) => Number(cell) <= 1);
  return { part, header, uses, constants: part === 'incentives' ? { group: 'Discount' } : {}, areFractions };
}

const isPlainNumber = (cell: string): boolean => /^(?:\d+|\d*\.\d+)$/.test(cell);

const isValue = (use: string): boolean => ['off', 'percent', 'zone', 'service'].includes(use);

function usesOf(
  headers: readonly string[],
  columns: readonly PartColumn[],
  nameOf: (column: PartColumn) => string,
): readonly string[] {
  const hasPounds = columns.some(({ field }) => field === 'pounds');
  const wanted = Object.keys(words).filter(
    (use) => columns.some(({ field }) => field === use) || (hasPounds && (use === 'poundsFrom' || use === 'poundsTo')),
  );
  const taken = new Set<string>();
  return headers.map((written) => {
    const header = written.trim();
    if (header === '') return '';
    const named = columns.find((column) =>
      [column.field, column.label, nameOf(column)].some((name) => name.toLowerCase() === header.toLowerCase()),
    );
    if (named === undefined && zonesOfHeader(header) !== undefined && valueFieldOf(columns) !== undefined)
      return 'zone';
    const use =
      named?.field ?? wanted.find((each) => !taken.has(each) && words[each]?.every((pattern) => pattern.test(header)));
    if (use === undefined || taken.has(use)) return '';
    taken.add(use);
    return use;
  });
}

/** The field that a column for one zone or service fills. */
const valueFieldOf = (columns: readonly PartColumn[]): PartColumn | undefined =>
  columns.find(({ field }) => field === 'off' || field === 'floor');

/** Whether a part can be told in columns for single zones or services. */
export const takesColumns = (part: PartName): boolean => valueFieldOf(columnsOf(part)) !== undefined;

/** The lines that a table makes by a mapping. Lines without anything in mapped columns make none. */
export function mappedLines(lines: Lines, mapping: TableMapping): readonly MappedLine[] {
  const { header, uses, part } = mapping;
  const columns = columnsOf(part);
  const value = valueFieldOf(columns);
  const headers = lines[header] ?? [];
  const body = lines.slice(header + 1).map((cells, place) => ({ cells, line: header + place + 2 }));
  return body.flatMap(({ cells, line }) => {
    const used = cells.map((cell) => cell.trim());
    if (!used.some((cell, place) => cell !== '' && (uses[place] ?? '') !== '')) return [];
    const own = rowOf(used, mapping);
    const apart = uses.flatMap((use, place) => {
      const cell = used[place] ?? '';
      if ((use !== 'zone' && use !== 'service') || cell === '' || value === undefined) return [];
      const named = headers[place]?.trim() ?? '';
      const condition = use === 'zone' ? { zones: zonesOfHeader(named) ?? named } : { services: named };
      return [{ ...own, ...condition, [value.field]: writtenAs(value, cell, mapping) }];
    });
    const rows = uses.some((use) => use === 'zone' || use === 'service') ? sameZonesTogether(apart) : [own];
    return rows.map((row) => ({
      line,
      row,
      unread: columns.filter((column) => !isReadable(column, row[column.field] ?? '')),
    }));
  });
}

function rowOf(cells: readonly string[], mapping: TableMapping): SheetRow {
  const { uses, constants, part } = mapping;
  const cellOf = (use: string): string => cells[uses.indexOf(use)] ?? '';
  const written = columnsOf(part).flatMap((column) => {
    const cell =
      column.field === 'pounds'
        ? poundsOf(cellOf('pounds'), cellOf('poundsFrom'), cellOf('poundsTo'))
        : cellOf(column.field);
    const text = cell === '' ? (constants[column.field] ?? '') : writtenAs(column, cell, mapping);
    return text === '' ? [] : [[column.field, text]];
  });
  return Object.fromEntries(written);
}

const unit = /(?:lbs?\.?|pounds?)$/i;
const midnight = /[ T]00:00(:00)?$/;

function poundsOf(range: string, from: string, to: string): string {
  const plain = (cell: string) =>
    cell
      .replace(unit, '')
      .trim()
      .replace(/\.00?$/, '');
  if (range !== '' || from === '') return plain(range);
  return to === '' ? `${plain(from)}+` : `${plain(from)}-${plain(to)}`;
}

/** A cell of a spreadsheet as cells of the editor are written; what cannot be read stays as it is. */
function writtenAs({ kind, choices }: PartColumn, cell: string, { areFractions }: TableMapping): string {
  if (choices !== undefined)
    return Object.keys(choices).find((choice) => choice.startsWith(cell.toLowerCase())) ?? cell;
  if (kind === 'day') return cell.replace(midnight, '');
  const isShare = kind === 'reduction' || kind === 'percent' || kind === 'fuelOff';
  if (areFractions && isShare && isPlainNumber(cell)) return `${Number((Number(cell) * 100).toFixed(3))}%`;
  return kind === 'zones'
    ? cell
        .split(/[-–]/)
        .map((zone) => zone.trim())
        .join('-')
    : cell;
}

/** Rows that are the same but for their zones, as one. */
function sameZonesTogether(rows: readonly SheetRow[]): readonly SheetRow[] {
  const alike = Map.groupBy(rows, (row) => JSON.stringify({ ...row, zones: '' }));
  return [...alike.values()].map((same) => {
    const zones = same.flatMap((row) => row.zones ?? []).join(', ');
    return { ...same[0], ...(zones === '' ? {} : { zones }) };
  });
}
