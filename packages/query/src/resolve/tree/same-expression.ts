import { createHash } from 'node:crypto';
import type { Expression } from './expression.ts';

/** Whether two expressions are the same. */
export function isSame(one: Expression, other: Expression): boolean {
  return one === other || (one.kind === other.kind && fingerprint(one) === fingerprint(other));
}

const known = new WeakMap<Expression, string>();

/** A digest of the expression, computed once however often it is compared. */
function fingerprint(expression: Expression): string {
  const found = known.get(expression);
  if (found !== undefined) return found;
  const text = JSON.stringify(expression, (_, value: unknown) => {
    if (value === expression) return value;
    if (typeof value === 'bigint') return `${value}n`;
    if (isFunction(value)) return value.name;
    return isExpression(value) ? fingerprint(value) : value;
  });
  const digest = createHash('sha256').update(text).digest('base64');
  known.set(expression, digest);
  return digest;
}

function isExpression(value: unknown): value is Expression {
  return typeof value === 'object' && value !== null && 'kind' in value && 'type' in value;
}

function isFunction(value: unknown): value is { readonly name: string } {
  return typeof value === 'object' && value !== null && 'sql' in value && 'name' in value;
}
