import { chargeFamilies } from '@waybill/model';
import { type ChargeMeaning, type ChargeNames, insights } from './charge-names.ts';
import { oneOf, readDatedTable } from './read-dated-table.ts';

/** The columns of a table in which a charge is described. */
export const meaningColumns = ['family', 'accessorial', 'discount', 'insight'] as const;

/** Reads a table of charges' names. @throws TypeError naming the file and the line. */
export const readChargeNames = (file: URL): ChargeNames =>
  readDatedTable(file, meaningColumns, (fields) => {
    const meaning = chargeMeaningIn(fields);
    if (meaning === undefined) throw new TypeError(`the family must be one of ${chargeFamilies.join(', ')}.`);
    return meaning;
  });

/** What a line says that a charge is; undefined if it does not name its family. @throws TypeError */
export function chargeMeaningIn({
  family = '',
  accessorial = '',
  discount = '',
  insight = '',
}: Readonly<Record<string, string>>): ChargeMeaning | undefined {
  const known = oneOf(family, chargeFamilies, 'family');
  const about = oneOf(insight, insights, 'insight');
  if (known === undefined) return undefined;
  return {
    family: known,
    ...(accessorial === '' ? {} : { group: accessorial }),
    ...(discount === 'yes' ? { isDiscount: true } : {}),
    ...(about === undefined ? {} : { insight: about }),
  };
}
