import type { Parameter } from './written-statement.ts';

/** Narrows the values that the statement compiler collected to those that can be bound. */
export function parameterOf(value: unknown): Parameter {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'bigint':
    case 'boolean':
      return value;
    default:
      throw new Error(`Not a value that can be bound: ${typeof value}`);
  }
}
