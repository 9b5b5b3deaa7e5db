import type { ChargeConditions } from '@waybill/contract';
import { oneOf } from '../conditions/text-literal.ts';

/** A rule about charges and its value for them, as an expression of the query language. */
export interface ChargeRule {
  readonly conditions: ChargeConditions;
  readonly value: string;
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
  const branches = rules.map(({ conditions, value }) => `when ${chargeCondition(conditions)} then ${value}`);
  return `case ${branches.join(' ')} else ${otherwise} end`;
}

function chargeCondition(conditions: ChargeConditions): string {
  const lists = (Object.keys(columns) as (keyof ChargeConditions)[]).filter((list) => conditions[list].length > 0);
  return lists.length === 0 ? 'true' : lists.map((list) => oneOf(columns[list], conditions[list])).join(' and ');
}
