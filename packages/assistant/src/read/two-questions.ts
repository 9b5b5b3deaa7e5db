import type { Reading } from '../reading/reading.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';

/** ‘How much did we spend and how many packages were late’: the two questions of a text, if it asks two. */
export function twoQuestions(text: string): readonly [string, string] | undefined {
  const said = normalised(text);
  const second = expression('second-question').exec(said)?.index ?? 0;
  const parts = [said.slice(0, second).trim(), said.slice(second).trim()] as const;
  return parts.every((part) => part !== '') ? parts : undefined;
}

/** Whether one reading tells the first of two questions, without what only the second is narrowed to. */
export function tellsBoth({ measures, dimensions }: Reading, first: Reading, second: Reading): boolean {
  if (dimensions.length > 0 && first.dimensions.length + second.dimensions.length === 0) return true;
  const told = new Set(measures.map((each) => JSON.stringify(each)));
  const narrowed = new Set(first.filters.map(({ dimension }) => dimension));
  return (
    first.measures.every((each) => told.has(JSON.stringify(each))) &&
    second.filters.every(({ dimension }) => narrowed.has(dimension))
  );
}
