import type { AccrualBasis, Accruals, AccruedPackage } from '@waybill/contract';
import { addDays, type CalendarDay } from '@waybill/model';
import type { TFunction } from 'i18next';
import { countText, displayDate, moneyText } from '../../../lib/languages/formats.ts';
import { text } from '../../../lib/languages/text.ts';
import { accrualSum } from './accrual-sums.ts';

/** What the average of a package is taken from. */
export const basisTexts: Readonly<Record<AccrualBasis, string>> = {
  serviceZoneWeight: text('Service, zone and weight'),
  serviceWeight: text('Service and weight'),
  serviceZone: text('Service and zone'),
  service: text('Service alone'),
  carrier: text('Carrier alone'),
};

/** Carriers bill within two weeks; what is much older is rarely billed. */
const usualDays = 30;

type Told = readonly [isTold: boolean, sentence: string];

/** What the amounts rest on and cannot know, one sentence each. */
export function limitsOf(t: TFunction, { packages, averages }: Accruals): readonly string[] {
  const partOf = (isPart: (each: AccruedPackage) => boolean) => {
    const { packages: count, amount } = accrualSum('', packages.filter(isPart));
    return { count, number: countText(count), amount: moneyText(amount) };
  };
  const manifested = partOf(({ isOnlyManifested }) => isOnlyManifested);
  const old = partOf(({ day }) => averages !== null && day < addDays(averages.to as CalendarDay, -usualDays));
  const withoutDay = partOf(({ isShipDay }) => !isShipDay);
  const withoutAmount = partOf(({ amount }) => amount === null);
  const sentences: readonly Told[] = [
    [
      averages !== null,
      averages === null
        ? ''
        : t(
            'Averages are of the packages on invoices of {{from}} to {{to}}, with every charge of the invoice that billed them first. Price changes and seasons since are not in them.',
            { from: displayDate(averages.from), to: displayDate(averages.to) },
          ),
    ],
    [
      true,
      t(
        'Where fewer than five packages have carrier, service, zone and weight in common, service and weight count, then service and zone, then the service, then the carrier alone.',
      ),
    ],
    [
      withoutAmount.count > 0,
      t(
        'Without an average, and so without an amount: {{number}}. Their carrier is not known, or has billed fewer than five.',
        withoutAmount,
      ),
    ],
    [
      manifested.count > 0,
      t(
        'Known from a manifest alone: {{number}}, {{amount}}. A label that was never used is billed by no carrier.',
        manifested,
      ),
    ],
    [
      old.count > 0,
      t('Shipped more than 30 days before the newest invoice: {{number}}, {{amount}}. They may never be billed.', old),
    ],
    [
      withoutDay.count > 0,
      t('Without a ship date: {{number}}. The first day that their file names counts instead.', withoutDay),
    ],
    [true, t('Packages that no tracking file or manifest names are not here.')],
    [true, t('Fees of accounts, corrections after the first invoice, duties and credits are not here.')],
    [
      true,
      t(
        'A package in a file about several clients counts only if its account is known, or if you read all of these clients.',
      ),
    ],
  ];
  return sentences.flatMap(([isTold, sentence]) => (isTold ? [sentence] : []));
}
