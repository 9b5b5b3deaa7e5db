import type { Item } from '../concept.ts';
import { isStateCode } from '../places.ts';
import type { Token } from '../tokenise.ts';

/** `TX` means Texas where it stands in capitals among smaller letters. */
export function stateCode({ typed }: Token, allUpper: boolean): string | undefined {
  return !allUpper && /^[A-Z]{2}$/.test(typed) && isStateCode(typed) ? typed : undefined;
}

export const stateItem = (code: string, text: string): Item => ({
  meanings: [{ kind: 'value', dimension: 'state', values: [code] }],
  text,
});

/** `OR` between two words links them; after ‘to’ or a comma, and at either end, it is Oregon. */
export function asLink(token: Token, place: number, tokens: readonly Token[]): Token {
  const before = tokens[place - 1]?.text;
  const isState = before === undefined || tokens[place + 1] === undefined || isBeforeState(before);
  return token.typed === 'OR' && !isState ? { text: 'or', typed: 'or' } : token;
}

/** Whether a word may be followed by a state. */
export function isBeforeState(word: string): boolean {
  return beforeStates.has(word);
}

const beforeStates: ReadonlySet<string> = new Set('to in from for and or vs by , / state'.split(' '));
