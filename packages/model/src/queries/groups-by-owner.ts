import type { DataRow, GetRowsBody } from '@waybill/contract';
import { ownedNameExpression } from '../dimensions/owned-name.ts';
import { findFilterDimension } from '../filters/filter-dimension.ts';
import type { PageState } from './page-state.ts';

const ownedField = (field: string): string => `OWNED_${field.toUpperCase()}`;

/** Whether clients choose the values of a grid's field, so that those of several clients are distinguished. */
export function isOwnedField(field: string): boolean {
  return findFilterDimension(field.toLowerCase())?.clientSpecific === true;
}

/**
 * A grid's request for groups in which names that clients choose are groups of one client each, where the rows may be of
 * several clients: their keys are `OwnedName` texts such as `1001:4711`.
 */
export function groupingByOwner({ splitsByOwner }: Pick<PageState, 'splitsByOwner'>, body: GetRowsBody): GetRowsBody {
  const groups = body.rowGroupCols ?? [];
  const owned = groups.flatMap(({ field }) => (field !== undefined && isOwnedField(field) ? [field] : []));
  if (!splitsByOwner || owned.length === 0) return body;
  const open = groups[body.groupKeys?.length ?? 0]?.field;
  const nameOf = (field: string) => (owned.includes(field) ? ownedField(field) : field);
  return {
    ...body,
    selectColumnNames: [
      ...(body.selectColumnNames ?? []),
      ...owned.map((field) => `${ownedNameExpression(field.toLowerCase())} as ${ownedField(field).toLowerCase()}`),
    ],
    rowGroupCols: groups.map((column) =>
      column.field === undefined ? column : { ...column, id: nameOf(column.field), field: nameOf(column.field) },
    ),
    sortModel: (body.sortModel ?? []).map((sort) =>
      sort.colId === open ? { ...sort, colId: nameOf(sort.colId) } : sort,
    ),
  };
}

/** The groups of such a request under the names that the grid knows them by. */
export function withOwnedKeys(rows: readonly DataRow[], field: string | undefined): readonly DataRow[] {
  if (field === undefined || !isOwnedField(field)) return rows;
  return rows.map((row) => {
    const key = row[ownedField(field)];
    return key === undefined ? row : { ...row, [field]: key };
  });
}
