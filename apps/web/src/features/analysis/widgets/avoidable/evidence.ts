import { type AvoidableAmount, billedBySize } from '@waybill/model';
import type { TFunction } from 'i18next';
import { countText, listText } from '../../../../lib/languages/formats.ts';

/** What the saving of a cost rests on, in one sentence. */
export function evidenceOf(t: TFunction, { key, saving, packages, places, rows }: AvoidableAmount): string {
  const counts = { packages: countText(packages), places: countText(places) };
  if (rows.kind === 'service')
    return t(
      'Packages: {{packages}}, to zones {{zones}}. Saving on transportation and fuel against your own Ground packages of the same carrier, zone and billed pound.',
      {
        ...counts,
        zones: listText(rows.zones),
      },
    );
  if (saving === null) return t('Nothing in the invoices tells how much of it could be avoided.');
  switch (key) {
    case billedBySize:
      return t('Packages: {{packages}}. Saving in a carton a quarter smaller, at your own average prices.', counts);
    case 'addressCorrection':
      return saving === 0
        ? t('No address was corrected twice.')
        : t('Corrected again: {{packages}} packages to {{places}} addresses that were corrected before.', counts);
    case 'Residential':
      return saving === 0
        ? t('No address looks commercial.')
        : t('Packages: {{packages}}, to {{places}} addresses that are billed as commercial otherwise.', counts);
    case 'Additional handling':
      return saving === 0
        ? t('No package is just above a limit.')
        : t('Packages: {{packages}}, above a published limit by at most 3 inches a side or 5 pounds.', counts);
    default:
      return t('All of it can be avoided.');
  }
}
