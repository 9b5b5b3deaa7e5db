import type { ExceptionRule, RuleContext, ScopelessQuery } from './exception-rule.ts';
import { billedBetween, summedFindings } from './finding-query.ts';

/** Rules about the charges of a package. */
export const chargeRules: readonly ExceptionRule[] = [
  {
    name: 'same_charge_twice',
    level: 'charge',
    label: 'Same charge twice',
    meaning:
      'An invoice bills one package the same charge of the same amount more than once, fuel surcharges left out; no credit for a duplicate came.',
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
    meaning: 'The carrier charged for correcting the address; no credit for that came.',
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
      'A residential surcharge was charged although the invoice names a company as the consignee; no credit for that came.',
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
      'The carrier corrected weight, size or service after its own audit and charged the difference; no credit for weight or dimensions came.',
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
    meaning: 'The carrier charged for a declared value: cover that may be had elsewhere, or was not wanted.',
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
      'The code or text of the charge is neither transportation, fuel, an accessorial, an adjustment, a tax nor a fee that Waybill knows.',
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
