import { childrenOf } from './tree/children.ts';
import type { Expression } from './tree/expression.ts';
import { writtenValues } from './written-values.ts';

/** Characters of a stored text: the names, places and descriptions of invoices are far shorter. */
const longestStored = 256;
/** Characters of a value that is not a text, written out. */
const longestValue = 40;

const known = new WeakMap<Expression, number>();

/** How many characters the value of an expression has at most when it is written as a text. */
export function longestText(expression: Expression): number {
  const found = known.get(expression) ?? longestOf(expression);
  known.set(expression, found);
  return found;
}

/** How many characters of text the expression itself produces for a row, without its parts. */
export function madeText(expression: Expression): number {
  const makesText = expression.kind === 'call' && expression.function.longest !== undefined;
  return makesText ? longestText(expression) : 0;
}

/** How many characters of text an expression and all its parts produce for a row. */
export function madeTexts(expression: Expression): number {
  return childrenOf(expression).reduce((sum, child) => sum + madeTexts(child), madeText(expression));
}

/** How many characters the expression adds to each row of the answer, beyond those of stored text. */
export function carriedText(expression: Expression): number {
  const longest = longestText(expression);
  return longest > longestStored ? longest : 0;
}

function longestOf(expression: Expression): number {
  if (expression.kind === 'literal') return String(expression.value ?? '').length;
  if (expression.type.kind !== 'text') return longestValue;
  switch (expression.kind) {
    case 'column':
      return expression.longest ?? longestStored;
    case 'call': {
      const lengths = expression.arguments.map(longestText);
      return expression.function.longest?.(lengths, writtenValues(expression.arguments)) ?? Math.max(...lengths);
    }
    case 'case':
      return Math.max(...[...expression.choices.map(({ result }) => result), expression.otherwise].map(longestText));
    default:
      return Math.max(0, ...childrenOf(expression).map(longestText));
  }
}
