import { namedOn } from '../../charge-names/dated-names.ts';
import { readChargeNames } from '../../charge-names/read-charge-names.ts';

/** UPS accessorial codes under the names that all carriers share. */
const codes = readChargeNames(new URL('./accessorial-codes.csv', import.meta.url));
/** Words of texts, for codes that no list knows. */
const texts = readChargeNames(new URL('./accessorial-texts.csv', import.meta.url));

/** The accessorial's common name by its code alone. */
export const upsGroupOfCode = (code: string): string | undefined => namedOn(codes, code)?.group;

/** The accessorial's common name on an invoice of a day; the carrier's own text if it is unknown. */
export function upsAccessorialGroup(code: string, description: string, billDate: string): string {
  const named = namedOn(codes, code, billDate) ?? namedOn(texts, description, billDate);
  return named?.group ?? (description || code || 'Unnamed');
}
