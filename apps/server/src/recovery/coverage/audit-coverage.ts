import type { auditCoverage, RuleCoverage } from '@waybill/contract';
import { addMonths, type CalendarDay, carrierDays, exceptionRules } from '@waybill/model';
import { type JudgedByRule, judgedByRules, scopeTo, scopeToAll } from '@waybill/query';
import type { z } from 'zod';
import { readableClients } from '../../identity/access/readable-clients.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import type { FindingServices } from '../stored-findings/finding-services.ts';
import { readFound } from '../stored-findings/read-found.ts';
import { type AgreementCoverage, agreementCoverage } from './agreement-coverage.ts';

interface Asked {
  readonly clientId?: number | undefined;
  readonly from?: CalendarDay | undefined;
  readonly to?: CalendarDay | undefined;
}
type Coverage = z.output<typeof auditCoverage.answer>;

const usualMonths = 3;

/**
 * What rules of both levels could judge for a user.
 * @throws ScopeError 403 for a client that the user may not read, ProblemError 400 for days that end before they begin.
 */
export async function coverageFor(context: FindingServices, user: SignedInUser, asked: Asked): Promise<Coverage> {
  const { settings, warehouse, clock } = context;
  const days = carrierDays(clock());
  const to = asked.to ?? days.today;
  const from = asked.from ?? addMonths(to, -usualMonths);
  if (from > to) throw fieldProblem('to', 'must not be before the first day');
  const readable = await readableClients(settings, user);
  const { dataVersion } = warehouse;
  const scope =
    asked.clientId === undefined
      ? scopeToAll(readable, dataVersion)
      : scopeTo({ clientId: asked.clientId }, readable, dataVersion);
  const { rows, waitingClients } = await readFound(context, 'covered', {
    ...scope,
    days: { from, to },
    patience: 'briefly',
  });
  const agreed = await agreementCoverage(context, scope.clientIds, { from, to });
  return {
    from,
    to,
    rules: byRule(judgedByRules(rows, { from, to }), agreed),
    daysToRate: agreed.daysToRate,
    waitingClients,
  };
}

interface Sum {
  packages: number;
  cents: number;
}

/** Adds up clients, and puts what agreements judged in the place of what they were asked. */
function byRule(rows: readonly JudgedByRule[], agreed: AgreementCoverage): RuleCoverage[] {
  const sums = new Map<string, Map<string, Sum>>();
  const add = (rule: string, carrierName: string, lacks: string, { packages, cents }: Sum) => {
    const key = JSON.stringify([rule, carrierName]);
    const ofRule = sums.get(key) ?? new Map<string, Sum>();
    const before = ofRule.get(lacks) ?? { packages: 0, cents: 0 };
    ofRule.set(lacks, { packages: before.packages + packages, cents: before.cents + cents });
    sums.set(key, ofRule);
  };
  for (const { rule, clientId, carrierName, lacks, ...sum } of rows) {
    const rated = rule === 'above_agreement' ? agreed.of(clientId, carrierName) : [];
    for (const each of rated) add(rule, carrierName, each.lacks, each);
    const packages = rated.reduce((left, each) => left - each.packages, sum.packages);
    const cents = rated.reduce((left, each) => left - each.cents, sum.cents);
    if (packages > 0) add(rule, carrierName, lacks, { packages, cents: Math.max(0, cents) });
  }
  const order = new Map(exceptionRules.map(({ name }, place) => [name, place]));
  return [...sums]
    .map(([key, ofRule]) => coverageOf(JSON.parse(key) as [string, string], ofRule))
    .toSorted(
      (one, other) =>
        (order.get(one.rule) ?? 0) - (order.get(other.rule) ?? 0) || one.carrierName.localeCompare(other.carrierName),
    );
}

function coverageOf([rule, carrierName]: readonly [string, string], ofRule: ReadonlyMap<string, Sum>): RuleCoverage {
  const inDollars = ({ packages, cents }: Sum) => ({ packages, amount: cents / 100 });
  const all = [...ofRule.values()];
  const whole = {
    packages: all.reduce((sum, { packages }) => sum + packages, 0),
    cents: all.reduce((sum, { cents }) => sum + cents, 0),
  };
  const lacks = [...ofRule]
    .filter(([reason]) => reason !== '')
    .map(([reason, sum]) => ({ reason, ...inDollars(sum) }))
    .toSorted((one, other) => other.amount - one.amount || other.packages - one.packages);
  return {
    rule,
    carrierName,
    ...inDollars(whole),
    judged: inDollars(ofRule.get('') ?? { packages: 0, cents: 0 }),
    lacks,
  };
}
