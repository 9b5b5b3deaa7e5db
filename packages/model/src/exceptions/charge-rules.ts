import type { ExceptionRule, RuleContext, ScopelessQuery } from './exception-rule.ts';
import { billedBetween, summedFindings } from './finding-query.ts';

/** Rules about the charges of a package. */
export const chargeRules: readonly ExceptionRule[] = [
  {
    name: 'same_charge_twice',
    level: 'charge',
    label: 'Same charge twice',
    meaning:
      'An invoice bills the same charge with the same amount more than once for one package (fuel surcharges excluded), and no credit for a duplicate was received.',
    claim: 'billing',
    atStake: 'All of these charges but one.',
    found: (context) =>
      summedFindings({
        context,
        table: 'charge_level_info',
        conditions: ['tracking_number is not null', "charge_family <> 'fuel_surcharge'", 'net_amount > 0'],
        charge: { expression: "concat(coalesce(accessorial_code, ''), ' ', coalesce(charge_description, ''))" },
        amount: 'sum(net_amount) - max(net_amount)',
        counted: ['count(*) as times', 'min(net_amount) as least', 'max(net_amount) as most'],
        kept: ['times > 1', 'least = most'],
      }),
    answeredBy: ['Duplicate Charges'],
  },
  {
    name: 'address_correction',
    level: 'charge',
    label: 'Address correction',
    meaning: 'The carrier charged for correcting the address, and no credit was received.',
    claim: 'billing',
    atStake: 'Net charges for the correction with their fuel surcharge.',
    found: (context) => packageSum(context, 'address_correction_amt', 'Address Correction'),
    answeredBy: ['Address correction'],
  },
  {
    name: 'residential_at_company',
    level: 'charge',
    label: 'Residential surcharge at a company',
    meaning:
      'A residential surcharge was charged although the invoice names a company as the consignee, and no credit was received.',
    claim: 'billing',
    atStake: 'Net residential surcharges of the package.',
    found: (context) =>
      summedFindings({
        context,
        table: 'charge_level_info',
        conditions: ['tracking_number is not null', "accessorial_group = 'Residential'", 'tracking_id = company_row'],
        charge: { name: 'Residential' },
        amount: 'sum(net_amount)',
        inner: {
          companies: {
            selectColumnNames: ['tracking_id as company_row'],
            fromTableNames: ['package_level_info'],
            whereClauseDetails: [billedBetween(context), "trim(coalesce(consignee_company, '')) <> ''"],
          },
        },
      }),
    answeredBy: ['Residential'],
  },
  {
    name: 'weight_correction',
    level: 'charge',
    label: 'Shipping charge correction',
    meaning:
      'The carrier corrected weight, size or service after its own audit and charged the difference, and no credit for weight or dimensions was received.',
    claim: 'billing',
    atStake: 'Net corrections with their fuel surcharge.',
    found: (context) => packageSum(context, 'shipping_charge_correction_amt', 'Shipping Charge Correction'),
    answeredBy: ['Dimension/weight'],
  },
  {
    name: 'chargeback',
    level: 'charge',
    label: 'Chargeback',
    meaning: 'A receiver or third party refused to pay, and the carrier charged the shipper instead.',
    claim: 'billing',
    atStake: 'Net chargebacks.',
    found: (context) => packageSum(context, 'chargeback_amt', 'Chargeback'),
    answeredBy: ['Third party'],
  },
  {
    name: 'declared_value',
    level: 'charge',
    label: 'Declared value',
    meaning: 'The carrier charged for declared value coverage, which may not be wanted or may be cheaper elsewhere.',
    claim: 'billing',
    atStake: 'Net charges for declared value.',
    found: (context) => packageSum(context, 'declared_amt', 'Declared Value'),
    answeredBy: [],
  },
  {
    name: 'unknown_charge',
    level: 'charge',
    label: 'Charge of unknown kind',
    meaning:
      'Waybill does not recognise the charge as transportation, fuel, an accessorial, an adjustment, a tax or a fee.',
    claim: 'billing',
    atStake: 'Net amount of these charges.',
    found: (context) =>
      summedFindings({
        context,
        table: 'charge_level_info',
        conditions: ["charge_family = 'other'"],
        charge: { expression: "concat(coalesce(accessorial_code, ''), ' ', coalesce(charge_description, ''))" },
        amount: 'sum(net_amount)',
      }),
    answeredBy: [],
  },
];

function packageSum(context: RuleContext, column: string, charge: string): ScopelessQuery {
  return summedFindings({
    context,
    table: 'package_level_info',
    conditions: ['tracking_number is not null', `${column} <> 0`],
    charge: { name: charge },
    amount: `sum(${column})`,
  });
}
