import { type auditCoverage, type CoverageLack, coverageLacks, type RuleCoverage } from '@waybill/contract';
import { exceptionRules } from '@waybill/model';
import { type JudgedByRule, judgedByRules } from '@waybill/query';
import type { z } from 'zod';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { FindingServices } from '../stored-findings/finding-services.ts';
import { readFound } from '../stored-findings/read-found.ts';
import { type AgreementCoverage, agreementCoverage } from './agreement-coverage.ts';
import { type Asked, askedCoverage } from './asked-coverage.ts';

type Coverage = z.output<typeof auditCoverage.answer>;

/** What rules of both levels could judge for a user. @throws as `askedCoverage`. */
export async function coverageFor(context: FindingServices, user: SignedInUser, asked: Asked): Promise<Coverage> {
  const { scope, days } = await askedCoverage(context, user, asked);
  const { rows, waitingClients } = await readFound(context, 'covered', {
    ...scope,
    days,
    patience: 'briefly',
  });
  const agreed = await agreementCoverage(context, scope.clientIds, days);
  return { ...days, rules: byRule(judgedByRules(rows, days), agreed), daysToRate: agreed.daysToRate, waitingClients };
}

interface Sum {
  readonly packages: number;
  readonly cents: number;
}

/** What could be judged, with nothing that it lacks, or not. */
interface Lacking extends Sum {
  readonly lacks: CoverageLack | '';
  readonly about: string;
}

/** Adds up clients, and puts what agreements judged in the place of what they were asked. */
function byRule(rows: readonly JudgedByRule[], agreed: AgreementCoverage): RuleCoverage[] {
  const sums = new Map<string, Map<string, Lacking>>();
  const add = (rule: string, carrierName: string, { lacks, about, packages, cents }: Lacking) => {
    const key = JSON.stringify([rule, carrierName]);
    const ofRule = sums.get(key) ?? new Map<string, Lacking>();
    const lacking = JSON.stringify([lacks, about]);
    const before = ofRule.get(lacking) ?? { packages: 0, cents: 0 };
    ofRule.set(lacking, { lacks, about, packages: before.packages + packages, cents: before.cents + cents });
    sums.set(key, ofRule);
  };
  for (const { rule, clientId, carrierName, lacks, ...sum } of rows) {
    const rated = rule === 'above_agreement' ? agreed.of(clientId, carrierName) : [];
    for (const each of rated) add(rule, carrierName, each);
    const packages = rated.reduce((left, each) => left - each.packages, sum.packages);
    const cents = rated.reduce((left, each) => left - each.cents, sum.cents);
    const known = coverageLacks.find((each) => each === lacks) ?? '';
    if (packages > 0) add(rule, carrierName, { lacks: known, about: '', packages, cents: Math.max(0, cents) });
  }
  const order = new Map(exceptionRules.map(({ name }, place) => [name, place]));
  return [...sums]
    .map(([key, ofRule]) => coverageOf(JSON.parse(key) as [string, string], ofRule))
    .toSorted(
      (one, other) =>
        (order.get(one.rule) ?? 0) - (order.get(other.rule) ?? 0) || one.carrierName.localeCompare(other.carrierName),
    );
}

function coverageOf(
  [rule, carrierName]: readonly [string, string],
  ofRule: ReadonlyMap<string, Lacking>,
): RuleCoverage {
  const inDollars = ({ packages, cents }: Sum) => ({ packages, amount: cents / 100 });
  const all = [...ofRule.values()];
  const whole = {
    packages: all.reduce((sum, { packages }) => sum + packages, 0),
    cents: all.reduce((sum, { cents }) => sum + cents, 0),
  };
  const lacks = all
    .flatMap(({ lacks: reason, about, ...sum }) => (reason === '' ? [] : [{ reason, about, ...inDollars(sum) }]))
    .toSorted((one, other) => other.amount - one.amount || other.packages - one.packages);
  return {
    rule,
    carrierName,
    ...inDollars(whole),
    judged: inDollars(all.find((each) => each.lacks === '') ?? { packages: 0, cents: 0 }),
    lacks,
  };
}
