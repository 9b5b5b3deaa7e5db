import { currentCreditType } from '@waybill/model';
import type { Expression } from './tree/expression.ts';

/** The value that a text means in a column: former names of credit types remain valid in links and saved filters. */
export function currentName(column: Expression, value: string): string {
  return column.kind === 'column' && column.name === 'credit_type' ? currentCreditType(value) : value;
}
