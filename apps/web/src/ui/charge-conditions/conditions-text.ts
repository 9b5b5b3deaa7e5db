import type { ChargeConditions } from '@waybill/contract';
import { type ChargeFamily, chargeFamilyNames } from '@waybill/model';
import { text } from '../../lib/languages/text.ts';
import { texts } from '../../lib/languages/texts.ts';

type List = keyof ChargeConditions;

/** The lists of a rule in the order of the form, and what an empty one means. */
export const conditionLabels: readonly { readonly list: List; readonly label: string; readonly any: string }[] = [
  { list: 'carrierNames', label: text('Carriers'), any: text('All carriers') },
  { list: 'chargeFamilies', label: text('Kinds of charge'), any: text('All kinds of charge') },
  { list: 'accessorials', label: text('Accessorials'), any: text('All accessorials') },
  { list: 'serviceCategories', label: text('Services'), any: text('All services') },
  { list: 'accountNumbers', label: text('Accounts'), any: text('All accounts') },
];

/** A rule that is for every charge. */
export const allCharges: ChargeConditions = {
  carrierNames: [],
  accountNumbers: [],
  serviceCategories: [],
  chargeFamilies: [],
  accessorials: [],
};

/** A value of a list as people read it. */
export function conditionText(list: List, value: string): string {
  return list === 'chargeFamilies' ? chargeFamilyText(value) : value;
}

/** The English name of a charge family. */
export function chargeFamilyText(family: string): string {
  return chargeFamilyNames[family as ChargeFamily] ?? family;
}

/** What a rule is for, in one line: `UPS, FedEx · Fuel Surcharge`. */
export function conditionsText(conditions: ChargeConditions): string {
  const lists = conditionLabels.filter(({ list }) => conditions[list].length > 0);
  if (lists.length === 0) return texts.t('All charges');
  return lists
    .map(({ list }) => conditions[list].map((value) => texts.t(conditionText(list, value))).join(', '))
    .join(' · ');
}
