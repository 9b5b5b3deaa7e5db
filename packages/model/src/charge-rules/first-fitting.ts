import type { ChargeConditions } from '@waybill/contract';
import { oneOf, textLiteral } from '../conditions/text-literal.ts';

/** A rule about charges and its value for them, as an expression of the query language. */
export interface ChargeRule {
  readonly conditions: ChargeConditions;
  readonly value: string;
  /** The bill dates for which it holds, `YYYY-MM-DD`; null or undefined: no limit. */
  readonly fromDay?: string | null;
  readonly toDay?: string | null;
}

const columns = {
  carrierNames: 'carrier_name',
  accountNumbers: 'account_number',
  serviceCategories: 'service_category',
  chargeFamilies: 'charge_family',
  accessorials: 'accessorial_group',
} as const satisfies Readonly<Record<keyof ChargeConditions, string>>;

/** The value of the first rule that matches a charge, or `otherwise`; rules are tried in order. */
export function firstFitting(rules: readonly ChargeRule[], otherwise: string): string {
  if (rules.length === 0) return otherwise;
  const branches = rules.map((rule) => `when ${conditionOf(rule)} then ${rule.value}`);
  return `case ${branches.join(' ')} else ${otherwise} end`;
}

function conditionOf({ conditions, fromDay, toDay }: ChargeRule): string {
  const days = [
    ...(fromDay ? [`bill_date >= ${textLiteral(fromDay)}`] : []),
    ...(toDay ? [`bill_date <= ${textLiteral(toDay)}`] : []),
  ];
  return [chargeCondition(conditions), ...days].join(' and ');
}

function chargeCondition(conditions: ChargeConditions): string {
  const lists = (Object.keys(columns) as (keyof ChargeConditions)[]).filter((list) => conditions[list].length > 0);
  return lists.length === 0 ? 'true' : lists.map((list) => oneOf(columns[list], conditions[list])).join(' and ');
}
