import { findFilterDimension } from '@waybill/model';
import { texts } from '../../lib/languages/texts.ts';

/** A filter as the server stores it, `carrier_name: UPS`, with the dimension's label. */
export function filterText(filter: string): string {
  const colon = filter.indexOf(': ');
  const label = findFilterDimension(filter.slice(0, colon))?.label;
  return label === undefined ? filter : `${texts.t(label)}${filter.slice(colon)}`;
}
