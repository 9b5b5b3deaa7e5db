import type { Expression } from '../resolve/tree/expression.ts';

/** First and last day that rows can have; null if unlimited. Days are YYYY-MM-DD. */
export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

const always: DayRange = { from: null, to: null };
const turned = { '=': '=', '<>': '<>', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

/** The days of a column that the conditions allow, all of which must hold. */
export function dayRangeOf(column: string, conjuncts: readonly Expression[]): DayRange {
  return conjuncts.map((condition) => rangeOf(column, condition)).reduce(intersection, always);
}

function rangeOf(column: string, condition: Expression): DayRange {
  if (condition.kind === 'comparison') {
    const { left, right, operator } = condition;
    if (isColumn(left, column)) return compared(operator, literalDay(right));
    return isColumn(right, column) ? compared(turned[operator], literalDay(left)) : always;
  }
  if (condition.kind === 'between' && !condition.negated && isColumn(condition.operand, column)) {
    return { from: literalDay(condition.from), to: literalDay(condition.to) };
  }
  if (condition.kind === 'membership' && !condition.negated && isColumn(condition.operand, column)) {
    const days = condition.values.map(literalDay).filter((day) => day !== null);
    return days.length === condition.values.length ? { from: least(days), to: greatest(days) } : always;
  }
  return always;
}

function compared(operator: keyof typeof turned, day: string | null): DayRange {
  if (operator === '=') return { from: day, to: day };
  if (operator === '<' || operator === '<=') return { from: null, to: day };
  return operator === '<>' ? always : { from: day, to: null };
}

function intersection(one: DayRange, other: DayRange): DayRange {
  return {
    from: greatest([one.from, other.from].filter((day) => day !== null)),
    to: least([one.to, other.to].filter((day) => day !== null)),
  };
}

function least(days: readonly string[]): string | null {
  return days.reduce<string | null>((best, day) => (best === null || day < best ? day : best), null);
}

function greatest(days: readonly string[]): string | null {
  return days.reduce<string | null>((best, day) => (best === null || day > best ? day : best), null);
}

function isColumn(expression: Expression, name: string): boolean {
  return expression.kind === 'column' && expression.source === 'fact' && expression.name === name;
}

function literalDay(expression: Expression): string | null {
  const isDay = expression.kind === 'literal' && expression.type.kind === 'date';
  return isDay && typeof expression.value === 'string' ? expression.value : null;
}
