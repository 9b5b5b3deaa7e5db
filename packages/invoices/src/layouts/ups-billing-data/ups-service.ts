import type { ServiceCategory } from '@waybill/model';
import type { UpsRow } from './ups-row.ts';

/** UPS service codes; the text decides first, as one code stands for several services. */
const categoryOfCode: Readonly<Record<string, ServiceCategory>> = {
  '001': 'Next Day',
  '002': '2 Day',
  '003': 'Ground',
  '007': 'International',
  '008': 'International',
  '011': 'International',
  '012': '3 Day',
  '013': 'Next Day',
  '014': 'Next Day Early',
  '054': 'International',
  '059': '2 Day',
  '065': 'International',
  '069': 'International',
  '092': 'Economy',
  '093': 'Economy',
};

const categoryOfText: readonly (readonly [RegExp, ServiceCategory])[] = [
  [/UNDELIVERABLE RETURN|^RETURNS? /, 'Returns'],
  [/WORLDWIDE|EXPEDITED|INTERNATIONAL|TO CANADA|TO MEXICO|STANDARD TO/, 'International'],
  [/EARLY/, 'Next Day Early'],
  [/NEXT DAY/, 'Next Day'],
  [/2ND DAY|SECOND DAY/, '2 Day'],
  [/3 DAY|THREE DAY/, '3 Day'],
  [/GROUND SAVER|SUREPOST|MAIL INNOVATIONS/, 'Economy'],
  [/GROUND/, 'Ground'],
];

/** The service level of a row under the name that all carriers share. */
export function upsServiceCategory(row: UpsRow): ServiceCategory {
  if (row.category === 'RTN') return 'Returns';
  const text = row.description.toUpperCase();
  const byText = categoryOfText.find(([words]) => words.test(text))?.[1];
  return byText ?? (row.classification === 'FRT' ? categoryOfCode[row.code] : undefined) ?? 'Other';
}

/** The mode of transport of a service level. */
export function upsMode(category: ServiceCategory, description: string): string {
  if (category === 'Ground' || category === 'Economy' || category === 'Returns') return 'Parcel Ground';
  if (category === 'Other') return 'Other';
  return category === 'International' && /STANDARD|TO CANADA/i.test(description) ? 'Parcel Ground' : 'Parcel Express';
}
