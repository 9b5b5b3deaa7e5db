import type { Cause } from '@waybill/model';
import { text } from '../../../lib/languages/text.ts';

/** How the causes of a change are called, and what they mean. */
export const causeTexts: Readonly<Record<Cause, { readonly name: string; readonly meaning: string }>> = {
  volume: {
    name: text('Volume'),
    meaning: text('More or fewer packages in all, at what they cost before.'),
  },
  mix: {
    name: text('Mix'),
    meaning: text('Packages moved between carriers and services, at what each cost before.'),
  },
  rates: {
    name: text('Base rates'),
    meaning: text(
      'Transportation after discounts for a package of the same carrier and service. Weight and distance are part of it.',
    ),
  },
  fuel: {
    name: text('Fuel surcharge'),
    meaning: text('Fuel for a package of the same carrier and service.'),
  },
  accessorials: {
    name: text('Accessorials'),
    meaning: text('Accessorials for a package of the same carrier and service.'),
  },
  others: {
    name: text('Taxes and other charges'),
    meaning: text('Adjustments, taxes and fees for a package of the same carrier and service.'),
  },
  new: {
    name: text('New services'),
    meaning: text('Services of a carrier that had no packages in the period before.'),
  },
  dropped: {
    name: text('Dropped services'),
    meaning: text('Services of a carrier that have no packages any more.'),
  },
  unpackaged: {
    name: text('Charges without packages'),
    meaning: text('Fees of the account and credits that belong to no package of these periods.'),
  },
};
