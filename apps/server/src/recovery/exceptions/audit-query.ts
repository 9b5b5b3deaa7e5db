import { type auditFindingsBody, type ExceptionState, settledStates } from '@waybill/contract';
import { addMonths, type DateRange, dateWhereClause, dayOf, exceptionRules } from '@waybill/model';
import { type CompiledQuery, compileFindings } from '@waybill/query';
import type { z } from 'zod';
import { requestScope } from '../../analysis/data/request-scope.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { guaranteedAccounts } from './guaranteed-accounts.ts';
import { notedFindings } from './noted-findings.ts';

/** The number of months within which packages are billed after their ship date. */
const monthsUntilBilled = 12;

const states = {
  accepted: 'accepted',
  pending: 'disputed',
  credited: 'credited',
  denied: 'denied',
} as const satisfies Record<string, ExceptionState>;

/**
 * The audit summary of what rules of both levels find, by carrier.
 * @throws ScopeError 403 for a client that the user may not read, ProblemError 400 for days that end before they begin.
 */
export async function auditQuery(
  { settings, warehouse, clock }: Pick<Services, 'settings' | 'warehouse' | 'clock'>,
  user: SignedInUser,
  { dateType, from, to, whereClauseDetails, ...clients }: z.output<typeof auditFindingsBody>,
): Promise<CompiledQuery> {
  if (from > to) throw fieldProblem('to', 'must not be before the first day');
  const today = dayOf(clock());
  const scope = await requestScope({ settings, warehouse }, user, clients);
  const [guaranteed, noted] = await Promise.all([
    guaranteedAccounts(settings, scope.clientIds),
    notedFindings(settings, scope.clientIds, exceptionRules),
  ]);
  const conditions = [dateWhereClause(dateType, { from, to }), ...whereClauseDetails];
  const shipped = dateType === 'pickup_date' ? { from, to } : undefined;
  const billed = shipped === undefined ? { from, to } : billedOfShipped(shipped, today);
  const days = { ...billed, ...(shipped === undefined ? {} : { shipped }) };
  const compiled = compileFindings(
    {
      rules: exceptionRules,
      ruleContext: { ...days, today, guaranteed, conditions: whereClauseDetails },
      noted,
      settled: settledStates,
      filter: {},
    },
    { scope },
  );
  return compiled.audit(states, conditions);
}

/** The invoice dates of what was shipped on these days. */
function billedOfShipped({ from, to }: DateRange, today: string): DateRange {
  const last = addMonths(to, monthsUntilBilled);
  return { from: addMonths(from, -monthsUntilBilled), to: last > today ? last : today };
}
