import { type CatalogueColumn, columnsOf, findAccountColumn, findColumn, type TableName } from '@waybill/model';
import { computedColumnFunctions } from '../functions/computed-columns.ts';
import { boolean, typeOfColumn } from '../types/value-type.ts';
import { geographyExpression } from './geography-column.ts';
import { longestText } from './longest-text.ts';
import type { Names } from './resolution.ts';
import type { InnerQuery } from './resolved-query.ts';
import type { ColumnReference, Expression } from './tree/expression.ts';

/** The columns of a fact table, and those of the billed account by the prefix `account.`. */
export function factNames(table: TableName): Names {
  return {
    find: (qualifier, name) => {
      if (qualifier === 'account') return accountColumn(name);
      return qualifier === null || qualifier === table ? factExpression(table, name) : undefined;
    },
    all: () => columnsOf(table).map(({ name }) => name),
    tables: [table],
  };
}

/** The columns that an inner query returns. */
export function innerNames({ givenName, name: source, query }: InnerQuery): Names {
  const columns: ReadonlyMap<string, Expression> = new Map(
    query.selected.map(({ name, expression }) => [name.toLowerCase(), innerColumn(source, name, expression)]),
  );
  return {
    find: (qualifier, name) => (qualifier === null || qualifier === givenName ? columns.get(name) : undefined),
    all: () => columns.keys(),
    tables: [givenName],
  };
}

function innerColumn(source: string, name: string, expression: Expression): ColumnReference {
  const { type } = expression;
  const longest = type.kind === 'text' ? { longest: longestText(expression) } : {};
  return { kind: 'column', type, source, name, nullable: true, ...longest, isOriginalMoney: false };
}

/** A column of the fact table, stored or computed, in either case; undefined if there is none. */
export function factColumn(table: TableName, name: string): Expression | undefined {
  const column = findColumn(table, name);
  if (column === undefined) return undefined;
  return column.computedFrom === undefined ? referenceTo(column) : computed(column, column.computedFrom, table);
}

/** Whether the billed account is in use; null if nobody entered the account. */
const activeAccount: ColumnReference = {
  kind: 'column',
  type: boolean,
  source: 'account',
  name: 'active',
  nullable: true,
  isOriginalMoney: false,
};

/** A stored column of the fact table; throws if there is none of that name. */
export function storedColumn(table: TableName, name: string): ColumnReference {
  const column = findColumn(table, name);
  if (column === undefined || column.computedFrom !== undefined) throw new Error(`${table} stores no column ${name}`);
  return referenceTo(column);
}

function computed({ name, type }: CatalogueColumn, from: readonly string[], table: TableName): Expression {
  const rule = computedColumnFunctions.get(name);
  if (rule === undefined) throw new Error(`No rule computes ${name}`);
  return {
    kind: 'call',
    type: typeOfColumn(type),
    function: rule,
    arguments: from.map((each) => (each === 'account.active' ? activeAccount : storedColumn(table, each))),
  };
}

/** A column of the fact table, or one that follows from its columns; undefined if there is neither. */
export function factExpression(table: TableName, name: string): Expression | undefined {
  return factColumn(table, name) ?? geographyExpression(table, name, storedColumn);
}

function accountColumn(name: string): ColumnReference | undefined {
  const column = findAccountColumn(name);
  return column === undefined ? undefined : referenceTo(column);
}

function referenceTo({ name, type, nullable, lookup }: CatalogueColumn): ColumnReference {
  return {
    kind: 'column',
    type: typeOfColumn(type),
    source: lookup ?? 'fact',
    name,
    nullable: nullable ?? false,
    isOriginalMoney: type === 'money',
  };
}
