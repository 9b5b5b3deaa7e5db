import { decimal, type ExactType, type ValueType } from './value-type.ts';

/** The type that all numbers can be read as; undefined if they are not all numbers, or none. Null fits every type. */
export function widestNumber(types: readonly ValueType[]): ValueType | undefined {
  const known = types.filter(({ kind }) => kind !== 'null');
  const numbers = known.filter((type) => type.kind === 'exact' || type.kind === 'double');
  return numbers.length > 0 && numbers.length === known.length ? numbers.reduce(widest) : undefined;
}

type NumberType = Extract<ValueType, { kind: 'exact' | 'double' }>;

function widest(one: NumberType, other: NumberType): NumberType {
  if (one.kind !== 'exact' || other.kind !== 'exact') return { kind: 'double' };
  const scale = Math.max(one.scale, other.scale);
  const precision = Math.max(one.precision - one.scale, other.precision - other.scale) + scale;
  if (precision > 38) return { kind: 'double' };
  return { ...decimal(precision, scale), of: meaning(one, other, scale) };
}

function meaning(one: ExactType, other: ExactType, scale: number): ExactType['of'] {
  if (one.of === other.of) return one.of;
  const named = [one, other].find((type) => type.scale === scale && type.of !== 'decimal');
  return named?.of ?? decimal(1, scale).of;
}
