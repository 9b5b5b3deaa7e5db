import { isOfOnePackage } from '../reading/one-shipment.ts';
import type { ValueFilter } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';

/** ‘Was 1Z… late’ and ‘status of 1Z…’ ask how the delivery of one package went, whatever it was. */
export function withoutStatus(filters: readonly ValueFilter[], scan: Scan): readonly ValueFilter[] {
  if (!filters.some(isOfOnePackage) || scan.places('measure').length > 0) return filters;
  for (const place of scan.places('dimension'))
    if (shownOfPackages.has(scan.at(place, 'dimension')?.dimension ?? '')) scan.use(place);
  if (filters.some(({ dimension }) => dimension === 'tracking_status')) scan.useAll('cost', 'howMuch');
  return filters.filter(({ dimension }) => dimension !== 'tracking_status');
}

/** What a list of packages shows of each of them. */
const shownOfPackages: ReadonlySet<string> = new Set(
  'tracking_status tracking_number carrier_name service service_category zone state invoice_number'.split(' '),
);
