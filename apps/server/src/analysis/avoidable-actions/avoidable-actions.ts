import type { AvoidableAction, DataRow } from '@waybill/contract';
import {
  type AvoidableQueryName,
  addDays,
  avoidableQueries,
  type CalendarDay,
  type DateRange,
  dayOf,
  daysBetween,
  insightState,
  measuredAmount,
  measuredBy,
} from '@waybill/model';
import { compileDataQuery, type QueryDescription, type Scope } from '@waybill/query';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { longQuery, mostRowsOfContainer } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { requestScope } from '../data/request-scope.ts';

type Context = Pick<Services, 'settings' | 'warehouse' | 'clock'>;

/** The days before an action that it is compared with, unless it is older than that. */
const leastDaysBefore = 90;
const mostDays = 365;

/** What a client has done, each with what it saved. @throws ScopeError for a client that the user may not read */
export async function avoidableActionsOf(
  context: Context,
  user: SignedInUser,
  clientId: number,
): Promise<AvoidableAction[]> {
  const scope = await requestScope(context, user, { clientId });
  const stored = await context.settings
    .selectFrom('avoidable_action')
    .select(['cost', 'done_on as doneOn'])
    .where('client_id', '=', clientId)
    .orderBy('done_on', 'desc')
    .orderBy('cost')
    .execute();
  const actions: AvoidableAction[] = [];
  for (const { cost, doneOn } of stored) {
    const asked = measuredBy(cost);
    if (asked !== undefined) actions.push(await measured(context, { scope, clientId, asked, cost, doneOn }));
  }
  return actions;
}

/**
 * Marks an action as done on a day, or no longer as done.
 * @throws ScopeError for a client that the user may not read; ProblemError 400 for a cost that cannot be avoided, and a
 * day to come
 */
export async function setAvoidableAction(
  context: Context,
  user: SignedInUser,
  { clientId, cost, doneOn }: { readonly clientId: number; readonly cost: string; readonly doneOn: string | null },
): Promise<void> {
  await requestScope(context, user, { clientId });
  if (measuredBy(cost) === undefined) throw fieldProblem('cost', 'is no cost that Shipping Insight lists');
  if (doneOn !== null && doneOn > dayOf(context.clock()))
    throw fieldProblem('doneOn', 'must not be after today: choose the day on which it was done');
  await context.settings.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('avoidable_action')
      .where('client_id', '=', clientId)
      .where('cost', '=', cost)
      .execute();
    if (doneOn !== null)
      await transaction.insertInto('avoidable_action').values({ client_id: clientId, cost, done_on: doneOn }).execute();
    const { name } = await transaction
      .selectFrom('client')
      .select('name')
      .where('id', '=', clientId)
      .executeTakeFirstOrThrow();
    await writeAudit(transaction, user, context.clock(), {
      action: doneOn === null ? 'avoidableAction.undo' : 'avoidableAction.done',
      subject: { id: clientId, name },
      more: { cost, doneOn },
    });
  });
}

interface Asked {
  readonly scope: Scope;
  readonly clientId: number;
  readonly asked: AvoidableQueryName;
  readonly cost: string;
  readonly doneOn: CalendarDay;
}

/** The cost for each package since the action beside that before it, so that more or fewer packages do not count. */
async function measured(context: Context, action: Asked): Promise<AvoidableAction> {
  const { cost, doneOn } = action;
  const days = Math.min(daysBetween(doneOn, dayOf(context.clock())) + 1, mostDays);
  const to = addDays(doneOn, days - 1);
  const dates = { from: addDays(doneOn, -Math.max(days, leastDaysBefore)), to: addDays(doneOn, -1) };
  const before = await periodOf(context, action, dates);
  const after = await periodOf(context, action, { from: doneOn, to });
  const saved =
    before.packages === 0 || after.packages === 0
      ? null
      : Math.round(((before.amount / before.packages) * after.packages - after.amount) * 100) / 100;
  return { cost, doneOn, before, after, saved };
}

async function periodOf(
  { warehouse }: Context,
  { scope, clientId, asked, cost }: Asked,
  dates: DateRange,
): Promise<AvoidableAction['before']> {
  const state = insightState(clientId, dates);
  const rowsOf = async (query: QueryDescription): Promise<DataRow[]> =>
    warehouse.rows<DataRow>(compileDataQuery(query, { scope, rollups: warehouse.rollups }), {
      ...longQuery,
      maxRows: mostRowsOfContainer,
    });
  const [counted] = await rowsOf({
    selectColumnNames: ['sum(no_of_pkgs) as packages'],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [`bill_date between '${dates.from}' and '${dates.to}'`],
  });
  const answers = { [asked]: await rowsOf(avoidableQueries[asked](state)) };
  return { ...dates, packages: Number(counted?.PACKAGES ?? 0), amount: measuredAmount(state, cost, answers) };
}
