const added = ['publishedAmount', 'accessorials', 'fuelSurcharge', 'taxesAndOtherCharges'] as const;
const partsOfNet: ReadonlySet<string> = new Set(added.slice(1));

/** Whether the fact of Spend Analysis is a part of what is paid, so that its share means something. */
export const isPartOfNet = (key: string): boolean => partsOfNet.has(key);

/**
 * What all carriers billed after discounts, from the totals of Spend Analysis: Total Spend leaves out carriers that the
 * other facts count, so those facts are not shares of it. Undefined on a page without these facts.
 */
export function netOfAll(totals: ReadonlyMap<string, number>): number | undefined {
  const discount = totals.get('transportationDiscount');
  if (discount === undefined || added.some((key) => !totals.has(key))) return undefined;
  return added.reduce((sum, key) => sum + (totals.get(key) ?? 0), -discount);
}
