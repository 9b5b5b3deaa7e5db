import type { MapLevel } from '@waybill/model';
import { text } from '../../../../lib/languages/text.ts';

/** The name for areas of a level. */
export const levelLabels: Readonly<Record<MapLevel, string>> = {
  continent: text('Continent'),
  country: text('Country'),
  state: text('State'),
  county: text('County'),
};
