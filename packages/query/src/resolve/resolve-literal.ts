import { isCalendarDay } from '@waybill/model';
import type { ConstantNode, DateNode, NumberNode, TextNode } from '../language/nodes.ts';
import { boolean, date, decimal, nothing, text } from '../types/value-type.ts';
import { type Resolution, refuseAt } from './resolution.ts';
import type { Literal } from './tree/expression.ts';

export function resolveText({ value }: TextNode): Literal {
  return { kind: 'literal', type: text, value };
}

export function resolveNumber({ digits }: NumberNode): Literal {
  return numberLiteral(digits);
}

/** An exact number from its digits, e.g. `0.45359237`. */
export function numberLiteral(digits: string): Literal {
  const [whole = '', fraction = ''] = digits.split('.');
  const significant = whole.replace(/^0+/, '');
  const precision = Math.max(1, significant.length + fraction.length);
  if (fraction !== '')
    return { kind: 'literal', type: decimal(precision, fraction.length), value: `${whole || '0'}.${fraction}` };
  const value = significant.length > 15 ? BigInt(significant) : Number(significant);
  return { kind: 'literal', type: decimal(precision, 0), value };
}

export function resolveDate(node: DateNode, resolution: Resolution): Literal {
  if (isCalendarDay(node.value)) return { kind: 'literal', type: date, value: node.value };
  return refuseAt(resolution, node, 'There is no such day.', 'Write a day as YYYY-MM-DD.');
}

export function resolveConstant({ value }: ConstantNode): Literal {
  return { kind: 'literal', type: value === null ? nothing : boolean, value };
}
