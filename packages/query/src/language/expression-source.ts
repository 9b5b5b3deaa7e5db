import { QueryError } from '../query-error.ts';
import type { Complexity } from './complexity.ts';

const longestWord = 60;

/** A text of the request that contains an expression, with the path of its field, which errors point to. */
export interface ExpressionSource {
  readonly field: string;
  readonly text: string;
  /** The complexity of the request's expressions so far; absent for our own expressions. */
  readonly complexity?: Complexity;
}

/** A place within a source. */
export interface Place {
  readonly position: number;
  readonly word: string;
}

/** Refuses the request at a place of one of its expressions. */
export function refuse(source: ExpressionSource, place: Place, message: string, fix?: string): never {
  const word = place.word.length > longestWord ? `${place.word.slice(0, longestWord)}…` : place.word;
  throw new QueryError({
    field: source.field,
    position: place.position,
    word,
    message,
    ...(fix === undefined ? {} : { fix }),
  });
}
