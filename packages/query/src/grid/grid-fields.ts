import { columnsOf, findTable, type TableName } from '@waybill/model';
import type { Complexity } from '../language/complexity.ts';
import { QueryError } from '../query-error.ts';
import { addComplexity } from '../resolve/add-complexity.ts';
import { nearest } from '../resolve/nearest.ts';
import type { Names } from '../resolve/resolution.ts';
import type { SelectedColumn } from '../resolve/resolved-query.ts';
import { factExpression } from '../resolve/table-names.ts';
import type { Expression } from '../resolve/tree/expression.ts';

/** A column of the grid as the request describes it. */
export interface GridColumnRequest {
  readonly id?: string | undefined;
  readonly field?: string | undefined;
  readonly aggFunc?: string | null | undefined;
}

/** What the grid's fields refer to: the request's own expressions first, then the table's columns. */
export class GridFields {
  readonly table: TableName;
  readonly complexity: Complexity;
  /** The current day for relative dates; without it they are refused. */
  readonly today: string | undefined;
  readonly #own: ReadonlyMap<string, Expression>;
  readonly #fieldsById: ReadonlyMap<string, string>;

  /** Every use of one of the request's own expressions counts as much as the expression. */
  constructor(
    table: TableName,
    own: readonly SelectedColumn[],
    columns: readonly GridColumnRequest[],
    complexity: Complexity,
    today: string | undefined,
  ) {
    this.table = table;
    this.complexity = complexity;
    this.today = today;
    this.#own = new Map(own.map(({ name, expression }) => [name.toUpperCase(), expression]));
    this.#fieldsById = new Map(columns.map(({ id, field }) => [id ?? field ?? '', (field ?? id ?? '').toUpperCase()]));
  }

  /** The field of a column; grids may name a column by an id such as NET_AMOUNT_1 when a field is shown twice. */
  fieldOf(columnId: string): string {
    const known = this.#fieldsById.get(columnId) ?? columnId.toUpperCase();
    return this.#lookUp(known) === undefined ? known.replace(/_\d+$/, '') : known;
  }

  find(field: string): Expression | undefined {
    const found = this.#lookUp(field);
    if (found !== undefined) addComplexity(found, 'selectColumnNames', this.complexity);
    return found;
  }

  /** The expression of a field that must exist. Throws QueryError. */
  require(field: string, path: string): Expression {
    const found = this.find(field);
    if (found !== undefined) return found;
    const names = [...this.#own.keys(), ...columnsOf(this.table).map(({ name }) => name.toUpperCase())];
    const likely = nearest(field.toUpperCase(), names);
    throw new QueryError({
      field: path,
      position: 0,
      word: field.slice(0, 60),
      message: 'There is no such column.',
      ...(likely === undefined ? {} : { fix: `Did you mean ${likely}?` }),
    });
  }

  #lookUp(field: string): Expression | undefined {
    return this.#own.get(field.toUpperCase()) ?? factExpression(this.table, field);
  }
}

/**
 * The columns that a grid's conditions name. A column may have either fact table's name before it: the client writes
 * conditions once and sends them with the page's own table (S2 section 7).
 */
export function gridNames(table: TableName): Names {
  return {
    find: (qualifier, name) =>
      qualifier === null || findTable(qualifier) !== undefined ? factExpression(table, name) : undefined,
    all: () => columnsOf(table).map(({ name }) => name),
    tables: [table],
  };
}
