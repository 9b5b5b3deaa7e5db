import type { WhatIfAnswer, WhatIfQuestion } from '@waybill/contract';
import { addDays, dateWhereClause } from '@waybill/model';
import { requestScope } from '../../analysis/data/request-scope.ts';
import { readableClients } from '../../identity/access/readable-clients.ts';
import { packsInUse } from '../../organisation/rule-packs/packs-in-use.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { countedSpend } from '../counted-spend.ts';
import { type Effects, effectKinds, sumOf } from './effects.ts';
import { type Cell, type CellPart, estimate } from './estimate.ts';
import { repricings } from './estimate-query.ts';
import { placeCentres } from './place-centres.ts';
import { rateBills } from './rate-bills.ts';

/** How services and lanes are billed is learned from a year, however short the period is. */
const daysLearnedFrom = 365;

const dollars = (cents: number): number => cents / 100;

/**
 * What a client's packages of a period would have cost under the changes: rated by agreements where they can tell, else
 * estimated from what was billed.
 * @throws ScopeError for a client that the user may not read; ProblemError 400 for changes that cannot be combined, and
 * as `rateBills` does
 */
export async function answerWhatIf(
  context: Pick<Services, 'settings' | 'warehouse' | 'files'>,
  user: SignedInUser,
  { clientId, from, to, changes }: WhatIfQuestion,
  signal: AbortSignal,
): Promise<WhatIfAnswer> {
  if (repricings.filter((kind) => changes.some((change) => change.kind === kind)).length > 1)
    throw fieldProblem(
      'changes',
      'can have another divisor, another service or a new centre, but one of them at a time: ask one after the other',
    );
  const scope = await requestScope(context, user, { clientId });
  const { clauses, leavesOut } = await countedSpend(context, scope);
  const days = { from, to };
  const where = [...clauses, dateWhereClause('bill_date', days)];
  const [learnedSince = from] = [from, addDays(to, -daysLearnedFrom)].toSorted();
  const learnedFrom = [...clauses, dateWhereClause('bill_date', { from: learnedSince, to })];
  const packs = await packsInUse(context.settings, user.tenantId);
  const asked = await placeCentres(context, { scope, changes, packs, day: to, where, learnedFrom });
  const rated = await rateBills(context, {
    user,
    scope,
    days,
    changes: asked,
    packs,
    where: clauses,
    learnedFrom,
    signal,
  });
  const estimated = await estimate(context, { scope, changes: asked, where, without: rated.rows, signal });
  const parts = [...estimated.parts, ...rated.parts];
  const names = new Map((await readableClients(context.settings, user)).map(({ id, name }) => [id, name]));
  const all = addedUp(parts);
  const touched = { packages: all.touched.packages, amount: all.touched.amount };
  return {
    actual: dollars(all.actual),
    scenario: dollars(all.actual + sumOf(all.effects)),
    packages: all.packages,
    effects: effectKinds.flatMap((kind) => {
      const cents = all.effects[kind] ?? 0;
      return cents === 0 && !changes.some((change) => change.kind === kind) ? [] : [{ kind, amount: dollars(cents) }];
    }),
    cells: [...Map.groupBy(parts, cellKey).values()].flatMap((same) => {
      const [cell] = same;
      if (cell === undefined) return [];
      const { packages, actual, effects } = addedUp(same);
      return {
        clientId: cell.clientId,
        client: names.get(cell.clientId) ?? '',
        month: cell.month,
        carrier: cell.carrier,
        service: cell.service,
        packages,
        actual: dollars(actual),
        scenario: dollars(actual + sumOf(effects)),
      };
    }),
    rated: { packages: rated.exact.packages, amount: dollars(rated.exact.amount) },
    estimated: {
      packages: touched.packages - rated.exact.packages,
      amount: dollars(touched.amount - rated.exact.amount),
    },
    untouched: { packages: all.packages - touched.packages, amount: dollars(all.actual - touched.amount) },
    notRated: [...rated.notRated],
    withoutPrice: estimated.withoutPrice,
    isCutOff: rated.isCutOff,
    leavesOut,
  };
}

const cellKey = ({ clientId, month, carrier, service }: Cell): string =>
  JSON.stringify([month, clientId, carrier, service]);

function addedUp(parts: readonly CellPart[]) {
  const effects: Record<string, number> = {};
  const sums = { packages: 0, actual: 0, touched: { packages: 0, amount: 0 } };
  for (const part of parts) {
    sums.packages += part.packages;
    sums.actual += part.actual;
    sums.touched.packages += part.touched.packages;
    sums.touched.amount += part.touched.amount;
    for (const kind of effectKinds) effects[kind] = (effects[kind] ?? 0) + (part.effects[kind] ?? 0);
  }
  return { ...sums, effects: effects as Effects };
}
