import { nameOfType, nothing, type ValueType } from '../types/value-type.ts';
import { widestNumber } from '../types/widest-number.ts';
import { coerce } from './coerce.ts';
import type { Expression } from './tree/expression.ts';

/** Values read as one type, or the first that is not valid. */
export type Unified =
  | { readonly type: ValueType; readonly values: readonly Expression[] }
  | { readonly misfit: number; readonly problem: string };

/** Finds the common type of all values: exact numbers are widened, texts become dates. */
export function unify(values: readonly Expression[]): Unified {
  const type = leadingType(values);
  const read: Expression[] = [];
  for (const [index, value] of values.entries()) {
    const coerced = coerce(value, type);
    if ('problem' in coerced || !isAlike(coerced.value.type, type)) return misfit(index, value, type);
    read.push(literalAs(coerced.value, type));
  }
  return { type, values: read };
}

function misfit(index: number, value: Expression, type: ValueType): Unified {
  const problem = `Expected ${nameOfType(type)} as in the other places, but this is ${nameOfType(value.type)}.`;
  return { misfit: index, problem };
}

/** Literal strings adopt the type of the others; numbers take the widest type. */
function leadingType(values: readonly Expression[]): ValueType {
  const types = values.map(({ type }) => type).filter(({ kind }) => kind !== 'null');
  const number = widestNumber(types);
  if (number !== undefined) return number;
  const computed = values.filter(({ kind, type }) => kind !== 'literal' && type.kind !== 'null');
  return computed[0]?.type ?? types[0] ?? nothing;
}

function isAlike(type: ValueType, wanted: ValueType): boolean {
  return type.kind === 'null' || type.kind === wanted.kind || (type.kind === 'exact' && wanted.kind === 'double');
}

/** A literal number adopts the type of the others, so that 0 next to money is money. */
function literalAs(value: Expression, type: ValueType): Expression {
  if (value.kind !== 'literal' || value.type.kind !== 'exact' || type.kind !== 'exact' || type.scale === 0)
    return value;
  return { ...value, type, value: String(value.value) };
}
