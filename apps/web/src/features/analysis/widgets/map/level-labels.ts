import type { MapLevel } from '@waybill/model';
import { text } from '../../../../lib/languages/text.ts';

/** What the places of a level are called. */
export const levelLabels: Readonly<Record<MapLevel, string>> = {
  continent: text('Continent'),
  country: text('Country'),
  state: text('State'),
  county: text('County'),
};
