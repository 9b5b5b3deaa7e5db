import { isOfMoney } from '../measures/is-of-money.ts';
import { oneCurrencyOf } from '../reading/one-currency.ts';
import type { Remark } from '../reading/outcome.ts';
import type { Reading } from '../reading/reading.ts';
import { sharesOutCharges } from '../reading/shares-out-charges.ts';
import { sentencesIn } from '../say/sentences-in.ts';
import type { ScopedValues } from '../vocabulary/scoped-values.ts';
import { leavesOut } from './carriers-counted.ts';

/** What a reading means that its words do not say. */
export function remarksOf(reading: Reading, values: ScopedValues): readonly Remark[] {
  const said = sentencesIn(reading.language);
  const isOfCosts = !reading.measures.some(
    (each) =>
      each.kind !== 'count' && (each.measure === 'totalSpend' || (each.kind === 'ratio' && each.of === 'totalSpend')),
  );
  const currency = oneCurrencyOf(reading);
  const isOfPeriods =
    reading.time.grain !== undefined ||
    reading.measures.some((each) => each.kind === 'count' && each.periods !== undefined);
  const isOfFew =
    isOfPeriods && reading.groupConditions.some(({ comparison }) => comparison === 'less' || comparison === 'atMost');
  const lacksInGroups = reading.lacking?.some(({ of }) => of === 'groups') === true;
  return [
    ...(countsLosses(reading) ? [{ kind: 'meaning', text: said.lossesPaidBack } as const] : []),
    ...(sharesOutCharges(reading) ? [{ kind: 'meaning', text: said.overPackagesWithCharge } as const] : []),
    ...(leavesOut(reading, values)
      ? [{ kind: 'meaning', text: isOfCosts ? said.costWithoutUspsAndDhl : said.withoutUspsAndDhl } as const]
      : []),
    ...(currency !== undefined && reading.measures.some(isOfMoney)
      ? [{ kind: 'meaning', text: said.onlyBilledIn(currency) } as const]
      : []),
    ...(lacksInGroups || isOfFew ? [{ kind: 'meaning', text: said.onlyBilledGroups } as const] : []),
  ];
}

/** Invoices tell the money that came back for lost and damaged packages, and no others. */
function countsLosses({ measures, filters }: Reading): boolean {
  const arePackages =
    measures.length === 0 || measures.some((each) => each.kind === 'measure' && each.measure === 'packages');
  const ofLoss = filters.some(({ dimension, values }) => dimension === 'credit_type' && values.includes(lossClaim));
  return arePackages && ofLoss;
}

const lossClaim = 'Damaged / lost claim';
