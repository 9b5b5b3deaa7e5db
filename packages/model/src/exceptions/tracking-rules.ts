import { oneOf, textLiteral } from '../conditions/text-literal.ts';
import { addDays } from '../dates/calendar-day.ts';
import type { ExceptionRule, RuleContext } from './exception-rule.ts';
import { billedBetween, packageFindings } from './finding-query.ts';
import { type Guarantee, guarantees } from './guarantees.ts';

/** The maximum number of days between the first and second billing of a package. */
const daysOfDoubleBilling = 180;
/** Until then a package without a delivery may still be in transit. */
const daysUnderWay = 30;

/** Rules about a package as a whole. */
export const trackingRules: readonly ExceptionRule[] = [
  {
    name: 'late_guaranteed',
    level: 'tracking',
    label: 'Late, guaranteed service',
    meaning:
      'The package was delivered late, its service was guaranteed on the ship date, and the account claims the guarantee, but no guarantee credit was received.',
    claim: 'service failure',
    atStake: 'Net transportation and fuel surcharge of the package.',
    found: (context) =>
      packageFindings(
        context,
        ["tracking_status = 'Late'", guaranteedTo(context)],
        'net_transportation_amount + net_fuel_surcharge_amount',
      ),
    answeredBy: ['GSR / late delivery'],
  },
  {
    name: 'billed_twice',
    level: 'tracking',
    label: 'Package billed twice',
    meaning: `Another invoice from the same carrier billed the package up to ${daysOfDoubleBilling} days earlier, and no credit for a duplicate was received.`,
    claim: 'billing',
    atStake: 'Net amount of the package on every invoice but the first.',
    found: (context) => billedTwice(context),
    answeredBy: ['Duplicate Charges'],
  },
  {
    name: 'never_delivered',
    level: 'tracking',
    label: 'No delivery scan: possibly never shipped',
    meaning: `The package was billed, but ${daysUnderWay} days after the ship date there is no delivery on record: it may be lost, or was never shipped. No void, claim or other credit was received. Only covers accounts whose invoices report delivery for at least half of their packages.`,
    claim: 'billing',
    atStake: 'Net amount of the package.',
    found: (context) => neverDelivered(context),
    answeredBy: ['Void', 'Manifested not shipped', 'Damaged / lost claim', 'NPOD - no proof of delivery'],
  },
  {
    name: 'weight_far_above',
    level: 'tracking',
    label: 'Billed far above actual weight',
    meaning:
      'The billed weight is at least twice the actual weight and at least 10 pounds more, and no credit for weight or dimensions was received.',
    claim: 'billing',
    atStake: 'The part of the net transportation that is due to billed pounds above the actual weight.',
    found: (context) =>
      packageFindings(
        context,
        [
          'actual_weight_pounds > 0',
          'bill_weight_pounds >= 2 * actual_weight_pounds',
          'bill_weight_pounds >= actual_weight_pounds + 10',
        ],
        'round(net_transportation_amount * (bill_weight_pounds - actual_weight_pounds) / bill_weight_pounds, 2)',
      ),
    answeredBy: ['Dimension/weight'],
  },
];

function guaranteedTo({ guaranteed }: RuleContext): string {
  const promised = guarantees.flatMap((each) => {
    const accounts = guaranteed[each.flag];
    return accounts.length === 0 ? [] : [`(${covers(each)} and account_id in (${accounts.join(', ')}))`];
  });
  return promised.length === 0 ? '1 = 0' : `(${promised.join(' or ')})`;
}

function covers({ from, carrierId, serviceCategories, services }: Guarantee): string {
  const service = [
    ...(serviceCategories.length === 0 ? [] : [oneOf('service_category', serviceCategories)]),
    ...services.map((name) => `service ilike ${textLiteral(name)}`),
  ];
  return `carrier_id = ${carrierId} and pickup_date >= ${textLiteral(from)} and (${service.join(' or ')})`;
}

/** Each billing is checked on its own, so that the result does not depend on the requested dates. */
function billedTwice(context: RuleContext) {
  const looked = billedBetween({ from: addDays(context.from, -daysOfDoubleBilling), to: context.to });
  const packages = ["row_kind = 'package'", 'tracking_number is not null', 'net_amount > 0', looked];
  const ofPackage = ['client_id', 'carrier_id', 'tracking_number'];
  return packageFindings(context, ['tracking_id = repeated_row'], 'net_amount', {
    innerQueries: {
      billings: {
        selectColumnNames: [
          'client_id as of_client',
          'carrier_id as of_carrier',
          'tracking_number as of_number',
          'invoice_number as of_invoice',
          'bill_date as of_day',
        ],
        fromTableNames: ['package_level_info'],
        whereClauseDetails: packages,
        groupByDetails: [...ofPackage, 'invoice_number', 'bill_date'],
      },
      repeated: {
        selectColumnNames: ['tracking_id as repeated_row'],
        fromTableNames: ['package_level_info', 'billings'],
        whereClauseDetails: [
          ...packages,
          'client_id = of_client',
          'carrier_id = of_carrier',
          'tracking_number = of_number',
          'of_day < bill_date or (of_day = bill_date and of_invoice < invoice_number)',
          'of_invoice <> invoice_number',
          `date_diff('day', of_day, bill_date) <= ${daysOfDoubleBilling}`,
        ],
        groupByDetails: ['tracking_id'],
      },
    },
    fromTableNames: ['package_level_info', 'repeated'],
  });
}

/** This looks at all of an account's invoices, so that the result does not depend on the requested dates. */
function neverDelivered(context: RuleContext) {
  const mayBeUnderWaySince = addDays(context.today, -daysUnderWay);
  return packageFindings(
    context,
    [
      'delivery_date is null',
      `pickup_date <= ${textLiteral(mayBeUnderWaySince)}`,
      'account_id = telling_account',
      '2 * told >= billed',
    ],
    'net_amount',
    {
      innerQueries: {
        telling: {
          selectColumnNames: ['account_id as telling_account', 'count(delivery_date) as told', 'count(*) as billed'],
          fromTableNames: ['package_level_info'],
          whereClauseDetails: ["row_kind = 'package'"],
          groupByDetails: ['account_id'],
        },
      },
      fromTableNames: ['package_level_info', 'telling'],
    },
  );
}
