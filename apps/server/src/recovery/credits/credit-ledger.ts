import { allocateCredits, type CreditLedger } from '@waybill/audit';
import type { ExceptionState } from '@waybill/contract';
import { addMonths } from '@waybill/model';
import type { Scope } from '@waybill/query';
import type { Services } from '../../platform/services.ts';
import { filedClaims, type NotedClaim, readDecisions, readNotes } from './claims-and-decisions.ts';
import { readCredits, readRebills } from './read-credits.ts';

/** How long before its filing the invoice of a claim may be dated, where its date was not recorded. */
const monthsBeforeFiling = 9;

/** Credits and claims of some clients, and which belong together. */
export interface ClientsLedger extends CreditLedger {
  /** What users have recorded about findings, with states that follow the credits. */
  readonly notes: readonly NotedClaim[];
  readonly claims: readonly NotedClaim[];
  /** The first day whose credits count. */
  readonly since: string;
}

/**
 * Allocates the credits of a scope's clients to their claims: the answer for a claim is the same whatever days are asked
 * about. Credits are read since the given day, or since the first claim.
 */
export async function clientsLedger(
  { settings, warehouse }: Pick<Services, 'settings' | 'warehouse'>,
  scope: Scope,
  from: string,
): Promise<ClientsLedger> {
  const [notes, decisions] = await Promise.all([
    readNotes(settings, scope.clientIds),
    readDecisions(settings, scope.clientIds),
  ]);
  const claims = filedClaims(notes);
  const since = [from, ...claims.flatMap(firstDayOf)].toSorted()[0] ?? from;
  const credits = await readCredits(warehouse, scope, since);
  const rebills = await readRebills(warehouse, scope, since, { credits, claims });
  const ledger = allocateCredits({ claims, credits, rebills, decisions });
  const recovered = recoveredCents(ledger);
  const follow = (note: NotedClaim): NotedClaim => ({ ...note, state: stateAfter(note, recovered.get(note.id) ?? 0) });
  return { ...ledger, notes: notes.map(follow), claims: claims.map(follow), since };
}

/** What has been allocated to each claim, in whole cents; what came without a claim does not count. */
export function recoveredCents({ allocations }: CreditLedger): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { findingId, cents, ground } of allocations) {
    if (ground !== 'automatic') sums.set(findingId, (sums.get(findingId) ?? 0) + cents);
  }
  return sums;
}

/** The state of a filed claim follows its credits; a denied one stays denied until the whole comes. */
function stateAfter({ state, cents }: NotedClaim, recovered: number): ExceptionState {
  const isWaiting = state === 'disputed' || state === 'acknowledged';
  const isFiled = isWaiting || state === 'partly_credited' || state === 'credited' || state === 'denied';
  if (isFiled && recovered > 0 && recovered >= cents) return 'credited';
  if (recovered > 0 && isFiled && state !== 'denied') return 'partly_credited';
  return state === 'partly_credited' ? 'disputed' : state;
}

const firstDayOf = ({ billDate, filedOn }: NotedClaim): readonly string[] =>
  billDate !== null ? [billDate] : filedOn === null ? [] : [addMonths(filedOn, -monthsBeforeFiling)];
