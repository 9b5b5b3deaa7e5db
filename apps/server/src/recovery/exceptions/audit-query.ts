import { type auditFindingsBody, type ExceptionState, settledStates } from '@waybill/contract';
import { addMonths, carrierDays, type DateRange, dateWhereClause, exceptionRules } from '@waybill/model';
import {
  type CompiledQuery,
  choosesCurrency,
  compileFindings,
  compileFound,
  compileMeeting,
  type Scope,
} from '@waybill/query';
import type { z } from 'zod';
import { requestScope } from '../../analysis/data/request-scope.ts';
import { packsOfClients } from '../../organisation/rule-packs/packs-in-use.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { longQuery } from '../../platform/query-limits.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { activeAgreements } from '../agreed-prices/active-agreements.ts';
import { agreedPricesOf } from '../agreed-prices/agreed-differences.ts';
import type { FindingServices } from '../stored-findings/finding-services.ts';
import { guaranteedAccounts } from '../stored-findings/guaranteed-accounts.ts';
import type { FoundRow } from '../stored-findings/stored-months.ts';
import { foundFindings } from './found-findings.ts';

/** The number of months within which packages are billed after their ship date. */
const monthsUntilBilled = 12;
const searchTimeoutMs = 120_000;

/** Somebody checked the charge and found it correct, or took the claim back. */
export const dismissedStates: readonly ExceptionState[] = ['accepted', 'withdrawn'];

const states = {
  dismissed: dismissedStates,
  pending: ['disputed', 'acknowledged', 'partly_credited', 'credited'],
  denied: ['denied', 'written_off'],
} as const satisfies Record<string, readonly ExceptionState[]>;

/**
 * The audit summary of what rules of both levels find, by carrier.
 * @throws ScopeError 403 for a client that the user may not read, ProblemError 400 for days that end before they begin.
 */
export async function auditQuery(
  services: FindingServices,
  user: SignedInUser,
  { dateType, from, to, whereClauseDetails, ...clients }: z.output<typeof auditFindingsBody>,
): Promise<{ readonly query: CompiledQuery; readonly waitingClients: number }> {
  if (from > to) throw fieldProblem('to', 'must not be before the first day');
  const days = carrierDays(services.clock());
  const scope = await requestScope(services, user, clients);
  const shipped = dateType === 'pickup_date' ? { from, to } : undefined;
  const billed = shipped === undefined ? { from, to } : billedOfShipped(shipped, days.today);
  const narrowing = { billed, shipped, conditions: whereClauseDetails, today: days.today };
  const only = (found: readonly FoundRow[]) => narrowed(services, scope, found, narrowing);
  const currency = whereClauseDetails.filter((condition) => choosesCurrency([condition]));
  const found = await foundFindings(services, scope, { ...billed, days, patience: 'briefly', only, currency });
  const compiled = compileFindings({ ...found, rules: exceptionRules, settled: settledStates, filter: {} }, { scope });
  const conditions = [dateWhereClause(dateType, { from, to }), ...whereClauseDetails];
  return { query: compiled.audit(states, conditions), waitingClients: found.waitingClients };
}

interface Narrowing {
  readonly billed: DateRange;
  readonly shipped: DateRange | undefined;
  readonly conditions: readonly string[];
  readonly today: string;
}

/** Those whose packages were shipped on some days and meet conditions; searched anew for amounts in another currency. */
async function narrowed(
  services: FindingServices,
  scope: Scope,
  found: readonly FoundRow[],
  { billed, shipped, conditions, today }: Narrowing,
): Promise<readonly FoundRow[]> {
  const { settings, warehouse } = services;
  if (choosesCurrency(conditions)) {
    const guaranteed = await guaranteedAccounts(services, scope.clientIds);
    const active = await activeAgreements(services, scope.clientIds);
    const { differences: agreed, withoutJudged } = await agreedPricesOf(services.settings, active, billed);
    const context = { ...billed, ...(shipped && { shipped }), conditions, today, guaranteed, agreed };
    const search = compileFound(context, await packsOfClients(settings, scope.clientIds), { scope });
    return withoutJudged(await warehouse.rows<FoundRow>(search, { timeoutMs: searchTimeoutMs }));
  }
  const asked = found.filter(
    ({ pickup_date: day }) => shipped === undefined || (shipped.from <= day && day <= shipped.to),
  );
  if (conditions.length === 0 || asked.length === 0) return asked;
  const rows = asked.map(({ tracking_id: row }) => Number(row));
  const meeting = await warehouse.rows<{ tracking_id: number }>(
    compileMeeting(rows, billed, conditions, { scope }),
    longQuery,
  );
  const wanted = new Set(meeting.map(({ tracking_id: row }) => row));
  return asked.filter(({ tracking_id: row }) => wanted.has(Number(row)));
}

/** The invoice dates of what was shipped on these days. */
function billedOfShipped({ from, to }: DateRange, today: string): DateRange {
  const last = addMonths(to, monthsUntilBilled);
  return { from: addMonths(from, -monthsUntilBilled), to: last > today ? last : today };
}
