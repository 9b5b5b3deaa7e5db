import type { Entry } from '../concept.ts';
import { isIdle } from './phrase-kinds.ts';
import { isBeforeState, stateCode } from './state-codes.ts';
import { phraseAt, type Wording } from './wording.ts';

/** The ‘to’ of ‘packages to ME’, where ‘to me’ would say nothing. */
export function notOverState(found: Entry, wording: Wording, position: number): Entry | undefined {
  if (!isIdle(found)) return found;
  const { tokens, allUpper } = wording;
  const beforeState = found.tokens.findIndex((_, index) => {
    const [before, token] = [tokens[position + index - 1], tokens[position + index]];
    return index > 0 && isBeforeState(before?.text ?? '') && token !== undefined && stateCode(token, allUpper);
  });
  return beforeState < 0 ? found : phraseAt(wording, position, (phrase) => phrase.tokens.length <= beforeState);
}
