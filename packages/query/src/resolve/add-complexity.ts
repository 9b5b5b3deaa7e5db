import type { Complexity } from '../language/complexity.ts';
import { limits } from '../language/limits.ts';
import { QueryError } from '../query-error.ts';
import { madeTexts } from './longest-text.ts';
import { childrenOf } from './tree/children.ts';
import type { Expression } from './tree/expression.ts';

/** Counts one more use of an expression that was read before. Throws QueryError when it is one too many. */
export function addComplexity(expression: Expression, field: string, complexity: Complexity): void {
  addComplexityOfText(madeTexts(expression), field, complexity);
  complexity.parts += sizeOf(expression);
  if (complexity.parts <= limits.partsOfRequest) return;
  const message = `The expressions of a request have at most ${limits.partsOfRequest} parts together.`;
  throw new QueryError({ field, message });
}

/** Counts the values of a list. Throws QueryError when there are too many. */
export function addComplexityOfValues(count: number, field: string, complexity: Complexity): void {
  complexity.listValues += count;
  if (complexity.listValues <= limits.listValuesOfRequest) return;
  const message = `The lists of a request have at most ${limits.listValuesOfRequest} values together.`;
  throw new QueryError({ field, message });
}

/** Counts the characters of a text that is made for each row. Throws QueryError when there are too many. */
export function addComplexityOfText(characters: number, field: string, complexity: Complexity): void {
  complexity.textCharacters += characters;
  if (complexity.textCharacters <= limits.textCharactersOfRow) return;
  const message = `The texts that a request makes for one row have at most ${limits.textCharactersOfRow} characters together.`;
  throw new QueryError({ field, message, fix: 'Make fewer of them, or shorten them with substr.' });
}

/** The number of parts of an expression; a list counts as one. */
export function sizeOf(expression: Expression): number {
  if (expression.kind === 'membership') return 2 + sizeOf(expression.operand);
  return childrenOf(expression).reduce((sum, child) => sum + sizeOf(child), 1);
}
