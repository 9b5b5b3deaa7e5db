import { wordsOfAll } from '../words/word-files.ts';

/** What people call places of a kind in any language: states and countries by code, regions and continents by name. */
export function placesNamed(
  kind: 'state' | 'region' | 'continent' | 'country',
): readonly (readonly [string, readonly string[]])[] {
  const start = `${kind}:`;
  const rows = wordsOfAll('places').filter(({ meaning }) => meaning.startsWith(start));
  const named = Map.groupBy(rows, ({ meaning }) => meaning.slice(start.length));
  return [...named].map(([name, of]) => [name, of.map(({ phrase }) => phrase)]);
}

let codes: ReadonlySet<string> | undefined;

/** Whether two capitals are the code of a state of the US. */
export function isStateCode(code: string): boolean {
  codes ??= new Set(placesNamed('state').map(([name]) => name));
  return codes.has(code);
}
