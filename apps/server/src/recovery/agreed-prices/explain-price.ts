import { varianceParts } from '@waybill/audit';
import type { AgreedPrice } from '@waybill/contract';
import type { CalendarDay } from '@waybill/model';
import { packsOfClients } from '../../organisation/rule-packs/packs-in-use.ts';
import type { Services } from '../../platform/services.ts';
import { revenueByGroup } from '../agreements/tiers-of-agreement.ts';
import { rateBill } from '../billed-packages/rate-bill.ts';
import { activeAgreements } from './active-agreements.ts';
import { billsOfDay } from './billed-days.ts';

interface AskedPackage {
  readonly clientId: number;
  readonly trackingNumber: string;
  /** The date of the invoice. */
  readonly day: CalendarDay;
}

const dollarsOf = (cents: number): number => cents / 100;

/** How the price of a package follows from the agreement that counts; null if none rates it, or it is as agreed. */
export async function explainPrice(
  context: Pick<Services, 'settings' | 'warehouse' | 'files'>,
  { clientId, ...which }: AskedPackage,
): Promise<AgreedPrice | null> {
  const packs = await packsOfClients(context.settings, [clientId]);
  for (const { id, agreement } of await activeAgreements(context, [clientId])) {
    const { packages, chargesOf } = await billsOfDay(context, { clientId, agreement }, which);
    if (packages.length === 0) continue;
    const { day } = which;
    const revenueOn = await revenueByGroup(context, clientId, agreement, { from: day, to: day });
    const rules = { packs, agreement, revenue: revenueOn(day), trustsBills: true };
    for (const row of packages) {
      const rated = rateBill(rules, row, chargesOf(row));
      if ('lacks' in rated || rated.variance === undefined) continue;
      const { expected, variance, toRate } = rated;
      return {
        agreement: { id, number: agreement.number },
        steps: expected.steps.map(({ what, rule, version = null, amount }) => ({
          what,
          rule,
          version,
          amount: dollarsOf(amount),
        })),
        billed: dollarsOf(toRate.billed.total),
        expected: dollarsOf(expected.total),
        causes: varianceParts
          .filter((cause) => variance.parts[cause] !== 0)
          .map((cause) => ({ cause, amount: dollarsOf(variance.parts[cause]) })),
        assumptions: expected.assumptions.map(({ says }) => says),
      };
    }
  }
  return null;
}
