import type { Allocation } from '@waybill/audit';
import { type ExceptionState, type FindingFilters, settledStates, unfiledStates } from '@waybill/contract';
import {
  addDays,
  addMonths,
  carrierDays,
  type ExceptionRule,
  exceptionPermissions,
  type FindingsLevel,
  rulesOf,
} from '@waybill/model';
import { compileFindings, type FindingFilter, scopeTo, scopeToAll } from '@waybill/query';
import { type ReadableClient, readableClients } from '../../identity/access/readable-clients.ts';
import type { Granted } from '../../platform/http/granted.ts';
import type { ClientReader } from '../../platform/http/signed-in-user.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import type { ClientsLedger } from '../credits/credit-ledger.ts';
import type { FindingServices } from '../stored-findings/finding-services.ts';
import type { Patience } from '../stored-findings/read-found.ts';
import { foundFindings } from './found-findings.ts';

const usualMonths = 3;
const daysOfSoon = 7;

/** The findings of a call, compiled, and what is needed to show them. */
export interface FindingDesk {
  readonly readable: readonly ReadableClient[];
  readonly from: string;
  readonly to: string;
  /** Claims that must be filed by this day are urgent. */
  readonly soonBy: string;
  readonly compiled: ReturnType<typeof compileFindings>;
  /** The claims of these clients with their credits. */
  readonly ledger: ClientsLedger;
  /** Credits that answered findings without a claim. */
  readonly automatic: readonly Allocation[];
  /** For how many clients these findings may be out of date, because a search is under way. */
  readonly waitingClients: number;
}

/**
 * Prepares the findings of a level for a user: rules → clients → stored findings and notes → SQL.
 * @throws ScopeError 403 for a client that the user may not read, ProblemError 400 for an invalid filter.
 */
export async function findingDesk(
  services: FindingServices,
  user: Granted & ClientReader,
  level: FindingsLevel,
  filters: Partial<FindingFilters>,
  { ids, patience = 'briefly' }: { readonly ids?: readonly string[] | undefined; readonly patience?: Patience } = {},
): Promise<FindingDesk> {
  const { settings, warehouse } = services;
  const days = carrierDays(services.clock());
  const to = filters.to ?? days.today;
  const from = filters.from ?? addMonths(to, -usualMonths);
  if (from > to) throw fieldProblem('to', 'must not be before the first day');
  const rules = chosenRules(user, level, filters.rule);
  const readable = await readableClients(settings, user);
  const { dataVersion } = warehouse;
  const scope =
    filters.clientId === undefined
      ? scopeToAll(readable, dataVersion)
      : scopeTo({ clientId: filters.clientId }, readable, dataVersion);
  const found = await foundFindings(services, scope, { from, to, days, patience });
  const soonBy = addDays(days.today, daysOfSoon);
  const compiled = compileFindings(
    { ...found, rules, soonBy, settled: settledStates, filter: filterOf(filters, ids) },
    { scope },
  );
  const { ledger, automatic, waitingClients } = found;
  return { readable, from, to, soonBy, compiled, ledger, automatic, waitingClients };
}

/** Of both levels, a user gets those that the permissions open. */
function chosenRules(
  { permissions }: Granted,
  level: FindingsLevel,
  name: string | undefined,
): readonly ExceptionRule[] {
  const rules = rulesOf(level).filter((rule) => level !== 'all' || permissions.has(exceptionPermissions[rule.level]));
  if (name === undefined) return rules;
  const chosen = rules.filter((rule) => rule.name === name);
  if (chosen.length === 0) throw fieldProblem('rule', `must be one of ${rules.map((rule) => rule.name).join(', ')}`);
  return chosen;
}

const filterOf = (filters: Partial<FindingFilters>, ids: readonly string[] | undefined): FindingFilter => ({
  ids,
  states: statesOf(filters),
  claimWindow: filters.claimWindow,
  claimBy: filters.claimBy,
  confidence: filters.confidence,
  ...(filters.claim === undefined ? {} : { isClaimable: filters.claim === 'claimable' }),
  carrierName: filters.carrierName,
  owner: filters.ownerId,
  words: (filters.search ?? '').split(/\s+/).filter((word) => word !== ''),
});

/** What can still be claimed has not been filed or settled, whatever its deadline. */
function statesOf({ state, claimWindow }: Partial<FindingFilters>): readonly ExceptionState[] | undefined {
  if (claimWindow !== 'claimable') return state === undefined ? undefined : [state];
  return unfiledStates.filter((each) => state === undefined || each === state);
}
