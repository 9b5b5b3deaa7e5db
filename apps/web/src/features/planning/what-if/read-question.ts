import { changeKinds, type WhatIfChange, type WhatIfQuestion } from '@waybill/contract';
import { calendarDay, oneOf, textOf, wholeNumber } from '../../../lib/address/parameters.ts';
import { recordOf } from '../../../lib/record-of.ts';

const kindOf = oneOf(changeKinds);
const wordOf = textOf(0, 200);
const mostNames = 50;

/** A change as an address or a saved scenario has it; undefined for what cannot be read. The server checks its value. */
export function readChange(value: unknown): WhatIfChange | undefined {
  const given = recordOf(value);
  const kind = kindOf(given.kind);
  const of = wordOf(given.of);
  const [carriers, services, zones] = [given.carriers, given.services, given.zones].map(namesOf);
  // Before changes could be limited to states, they had none.
  const states = given.states === undefined ? [] : namesOf(given.states);
  if (kind === undefined || of === undefined || typeof given.value !== 'number') return undefined;
  if (carriers === undefined || services === undefined || zones === undefined || states === undefined) return undefined;
  return { kind, value: given.value, of, carriers, services, zones, states };
}

/** A saved question; undefined for what cannot be read. */
export function readQuestion(value: unknown): WhatIfQuestion | undefined {
  const given = recordOf(value);
  const clientId = wholeNumber(given.clientId);
  const from = calendarDay(given.from);
  const to = calendarDay(given.to);
  if (clientId === undefined || from === undefined || to === undefined || !Array.isArray(given.changes))
    return undefined;
  const changes = given.changes.map(readChange).filter((change) => change !== undefined);
  return changes.length === given.changes.length ? { clientId, from, to, changes } : undefined;
}

function namesOf(value: unknown): string[] | undefined {
  const names = Array.isArray(value) ? value.map(wordOf).filter((name) => name !== undefined) : [];
  return Array.isArray(value) && names.length === value.length && names.length <= mostNames ? names : undefined;
}
