import {
  findColumn,
  findGeographyColumn,
  type GeographyColumn,
  type GeographyValue,
  type TableName,
} from '@waybill/model';
import { boolean, nothing, text, typeOfColumn } from '../types/value-type.ts';
import type { ColumnReference, Expression } from './tree/expression.ts';

/** A geography column as a `case` over the row's country and state; undefined if there is none of that name. */
export function geographyExpression(
  table: TableName,
  name: string,
  referenceTo: (table: TableName, name: string) => ColumnReference | undefined,
): Expression | undefined {
  const geography = findGeographyColumn(name);
  if (geography === undefined || findColumn(table, name) !== undefined) return undefined;
  const conditionOf = ({ where }: GeographyValue): Expression | undefined => {
    const parts = where.flatMap(({ column, values }): Expression[] => {
      const operand = referenceTo(table, column);
      return operand === undefined ? [] : [membership(operand, values)];
    });
    const [only] = parts;
    return parts.length === 1 ? only : { kind: 'logical', type: boolean, operator: 'and', operands: parts };
  };
  const choices = geography.values.flatMap((each) => {
    const condition = conditionOf(each);
    return condition === undefined ? [] : [{ condition, result: literal(geography, each.value) }];
  });
  return { kind: 'case', type: typeOfColumn(geography.type), choices, otherwise: noValue };
}

const noValue: Expression = { kind: 'literal', type: nothing, value: null };

function membership(operand: ColumnReference, values: readonly string[]): Expression {
  const written = values.map((value): Expression => ({ kind: 'literal', type: text, value }));
  return { kind: 'membership', type: boolean, operand, values: written, negated: false };
}

/** Numbers are written as their digits, so that they stay exact. */
function literal({ type }: GeographyColumn, value: string | number): Expression {
  return { kind: 'literal', type: typeOfColumn(type), value: String(value) };
}
