import type { DataRow } from '@waybill/contract';
import type { GridColumn, Reading, WeightUnit } from '@waybill/model';
import { columnHeader } from '../../../../lib/languages/formats.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import { groupColumnId } from '../request/column-sort.ts';
import { countField } from '../request/grid-request.ts';
import type { Arrangement } from '../request/grid-setup.ts';
import { columnText } from './cell-text.ts';
import { responsesColumnId, responsesColumnWidth } from './responses-column.ts';
import type { ShownColumn } from './shown-column.ts';

/** The columns in their first order: groups, then what is summed, then all the rest; for a pivot what it made. Carriers' answers come last. */
export function shownColumns(
  columns: readonly GridColumn[],
  { groups, pivots, values }: Arrangement,
  pivotFields: readonly string[],
  unit: WeightUnit,
  showsResponses: boolean,
): readonly ShownColumn[] {
  const visible = columns.filter(({ hidden, field }) => !hidden && !groups.includes(field));
  const fieldColumn = (column: GridColumn): ShownColumn => ({
    kind: 'field',
    id: column.field,
    header: columnHeader(column, unit),
    column,
  });
  const responses: readonly ShownColumn[] = showsResponses
    ? [{ kind: 'responses', id: responsesColumnId, header: texts.t('Carrier response') }]
    : [];
  if (groups.length === 0 && pivots.length === 0) return [...visible.map(fieldColumn), ...responses];
  const group: ShownColumn = { kind: 'group', id: groupColumnId, header: groupHeader(columns, groups) };
  if (pivots.length > 0) {
    const made = pivotColumnsOf(pivotFields, values).flatMap(({ id, field, band }): ShownColumn[] => {
      const column = columns.find((each) => each.field === field);
      return column === undefined ? [] : [{ kind: 'pivot', id, header: columnHeader(column, unit), column, band }];
    });
    return [group, ...made];
  }
  const isSummed = ({ field }: GridColumn) => values.includes(field);
  return [
    group,
    { kind: 'count', id: countField, header: texts.t('Rows') },
    ...visible.filter(isSummed).map(fieldColumn),
    ...visible.filter((column) => !isSummed(column)).map(fieldColumn),
    ...responses,
  ];
}

function groupHeader(columns: readonly GridColumn[], groups: readonly string[]): string {
  return groups.map((field) => texts.t(columns.find((column) => column.field === field)?.header ?? field)).join(' › ');
}

/** A column that a pivot made: `UPS_NET_AMOUNT` adds up the field NET_AMOUNT over the rows of UPS. */
interface PivotColumn {
  readonly id: string;
  readonly field: string;
  /** The values of the pivot, as the server writes them. */
  readonly band: string;
}

/** Reads the fields of a pivot's answer; the longest field that fits is meant, as values may contain underscores. */
export function pivotColumnsOf(made: readonly string[], values: readonly string[]): readonly PivotColumn[] {
  const longestFirst = values.toSorted((one, other) => other.length - one.length);
  return made.flatMap((id) => {
    const field = longestFirst.find((value) => id.endsWith(`_${value}`));
    return field === undefined ? [] : [{ id, field, band: id.slice(0, -field.length - 1) }];
  });
}

const groupWidth = 240;

/** The first width of each column, after the texts of some rows (S2 section 9: columns size themselves by their data). */
export function columnWidths(
  columns: readonly ShownColumn[],
  rows: readonly DataRow[],
  reading: Reading,
): ReadonlyMap<string, number> {
  return new Map(
    columns.map((column) => {
      if (column.kind === 'responses') return [column.id, responsesColumnWidth];
      const width = autoWidth(
        column.header,
        rows.map((row) => columnText(column, row, reading)),
      );
      return [column.id, column.kind === 'group' ? Math.max(width, groupWidth) : width];
    }),
  );
}

/** The width that a header needs besides its text: padding, sort arrow, options. */
const headerRoom = 56;
const cellRoom = 26;
const narrowest = 84;
const widest = 300;
/** Widths of the interface font at the size of the grid. */
const wide = 8.3;
const usual = 7.2;

/** The width in pixels that shows the header and texts of the column in full, within limits. */
export function autoWidth(header: string, texts: readonly string[]): number {
  const longest = texts.reduce((most, text) => Math.max(most, textWidth(text)), 0);
  const wanted = Math.max(textWidth(header) + headerRoom, longest + cellRoom);
  return Math.round(Math.min(Math.max(wanted, narrowest), widest));
}

/** Capitals and digits are wider than other letters. */
function textWidth(text: string): number {
  const wideOnes = text.match(/[\p{Lu}\p{N}$]|[^\p{ASCII}]/gu)?.length ?? 0;
  return wideOnes * wide + (text.length - wideOnes) * usual;
}
