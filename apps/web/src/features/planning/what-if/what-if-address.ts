import { useNavigate, useSearch } from '@tanstack/react-router';
import type { WhatIfChange, WhatIfQuestion } from '@waybill/contract';
import { type WhatIfSearch, whatIfSearch } from '../../../lib/planning/what-if-search.ts';
import { stringifySearch } from '../../../lib/search-codec.ts';
import { readChange } from './read-question.ts';

/** A scenario with its name. */
export interface Scenario {
  readonly name: string;
  readonly question: WhatIfQuestion;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The changes of an address; what cannot be read is left out. */
export const changesOf = ({ change = [] }: WhatIfSearch): readonly WhatIfChange[] =>
  change.flatMap((text) => readChange(parsed(text)) ?? []);

/** The address of a question, so that others see the same. */
export const addressOf = ({ clientId, from, to, changes }: WhatIfQuestion): string =>
  `/whatIf${stringifySearch({ client: clientId, from, to, change: changes.map((each) => JSON.stringify(each)) })}`;

/** What the address asks, and the ways to change it. */
export function useWhatIfAddress() {
  const raw: unknown = useSearch({ strict: false });
  const search = whatIfSearch(raw);
  const navigate = useNavigate();
  const ask = (changed: WhatIfSearch) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...changed }), replace: true, resetScroll: false });
  const setChanges = (changes: readonly WhatIfChange[]) => ask({ change: changes.map((each) => JSON.stringify(each)) });
  return { search, ask, changes: changesOf(search), setChanges };
}
