import { type ExceptionState, type FindingFilters, settledStates, unfiledStates } from '@waybill/contract';
import { addMonths, dayOf, type ExceptionLevel, type ExceptionRule, rulesOf } from '@waybill/model';
import { compileFindings, type FindingFilter, scopeTo, scopeToAll } from '@waybill/query';
import { type ReadableClient, readableClients } from '../../identity/access/readable-clients.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { guaranteedAccounts } from './guaranteed-accounts.ts';
import { notedFindings } from './noted-findings.ts';

const usualMonths = 3;

/** The findings of a call, compiled, and what is needed to show them. */
export interface FindingDesk {
  readonly readable: readonly ReadableClient[];
  readonly from: string;
  readonly to: string;
  readonly compiled: ReturnType<typeof compileFindings>;
}

/**
 * Prepares the findings of a level for a user: rules → clients → notes → SQL.
 * @throws ScopeError 403 for a client that the user may not read, ProblemError 400 for an invalid filter.
 */
export async function findingDesk(
  { settings, warehouse, clock }: Pick<Services, 'settings' | 'warehouse' | 'clock'>,
  user: SignedInUser,
  level: ExceptionLevel,
  filters: Partial<FindingFilters>,
  ids?: readonly string[],
): Promise<FindingDesk> {
  const today = dayOf(clock());
  const to = filters.to ?? today;
  const from = filters.from ?? addMonths(to, -usualMonths);
  if (from > to) throw fieldProblem('to', 'must not be before the first day');
  const rules = chosenRules(level, filters.rule);
  const readable = await readableClients(settings, user);
  const { dataVersion } = warehouse;
  const scope =
    filters.clientId === undefined
      ? scopeToAll(readable, dataVersion)
      : scopeTo({ clientId: filters.clientId }, readable, dataVersion);
  const [guaranteed, noted] = await Promise.all([
    guaranteedAccounts(settings, scope.clientIds),
    notedFindings(settings, scope.clientIds, rules),
  ]);
  const compiled = compileFindings(
    {
      rules,
      ruleContext: { from, to, today, guaranteed },
      noted,
      settled: settledStates,
      filter: filterOf(filters, ids),
    },
    { scope },
  );
  return { readable, from, to, compiled };
}

function chosenRules(level: ExceptionLevel, name: string | undefined): readonly ExceptionRule[] {
  const rules = rulesOf(level);
  if (name === undefined) return rules;
  const chosen = rules.filter((rule) => rule.name === name);
  if (chosen.length === 0) throw fieldProblem('rule', `must be one of ${rules.map((rule) => rule.name).join(', ')}`);
  return chosen;
}

const filterOf = (filters: Partial<FindingFilters>, ids: readonly string[] | undefined): FindingFilter => ({
  ids,
  states: statesOf(filters),
  claimWindow: filters.claimWindow,
  carrierName: filters.carrierName,
  owner: filters.ownerId,
  words: (filters.search ?? '').split(/\s+/).filter((word) => word !== ''),
});

/** What can still be claimed has not been filed or settled, whatever its deadline. */
function statesOf({ state, claimWindow }: Partial<FindingFilters>): readonly ExceptionState[] | undefined {
  if (claimWindow !== 'claimable') return state === undefined ? undefined : [state];
  return unfiledStates.filter((each) => state === undefined || each === state);
}
