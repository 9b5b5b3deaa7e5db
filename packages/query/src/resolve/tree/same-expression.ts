import type { Expression } from './expression.ts';

/** Whether two expressions say the same. */
export function isSame(one: Expression, other: Expression): boolean {
  return one === other || (one.kind === other.kind && fingerprint(one) === fingerprint(other));
}

function fingerprint(expression: Expression): string {
  return JSON.stringify(expression, (_, value: unknown) => {
    if (typeof value === 'bigint') return `${value}n`;
    return isFunction(value) ? value.name : value;
  });
}

function isFunction(value: unknown): value is { readonly name: string } {
  return typeof value === 'object' && value !== null && 'sql' in value && 'name' in value;
}
