import { type CatalogueColumn, columnsOf, findAccountColumn, findColumn, type TableName } from '@waybill/model';
import { derivedExpression } from './derived-column.ts';
import type { Names } from './resolution.ts';
import type { InnerQuery } from './resolved-query.ts';
import type { ColumnReference } from './tree/column.ts';
import type { Expression } from './tree/expression.ts';
import { typeOfColumn } from './value-type.ts';

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

/** The columns that an inner query answers with. */
export function innerNames({ givenName, name: source, query }: InnerQuery): Names {
  const columns: ReadonlyMap<string, Expression> = new Map(
    query.selected.map(({ name, expression: { type } }) => [
      name.toLowerCase(),
      { kind: 'column', type, source, name, nullable: true, isOriginalMoney: false },
    ]),
  );
  return {
    find: (qualifier, name) => (qualifier === null || qualifier === givenName ? columns.get(name) : undefined),
    all: () => columns.keys(),
    tables: [givenName],
  };
}

/** A column of the fact table, in either case; undefined if there is none. */
export function factColumn(table: TableName, name: string): ColumnReference | undefined {
  const column = findColumn(table, name);
  return column === undefined ? undefined : referenceTo(column);
}

/** A column of the fact table, or one that follows from its columns; undefined if there is neither. */
export function factExpression(table: TableName, name: string): Expression | undefined {
  return factColumn(table, name) ?? derivedExpression(table, name, factColumn);
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
