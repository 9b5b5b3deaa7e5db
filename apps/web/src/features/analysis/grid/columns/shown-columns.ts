import type { GridColumn, WeightUnit } from '@waybill/model';
import { columnHeader } from '../../../../lib/languages/formats.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import { groupColumnId } from '../request/column-sort.ts';
import { countField } from '../request/grid-request.ts';
import type { Arrangement } from '../request/grid-setup.ts';
import { responsesColumnId } from './responses-column.ts';
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
