import type { Cause } from '@waybill/model';
import { text } from '../../../../lib/languages/text.ts';

/** The names of the causes of a change, and their meaning. */
export const causeTexts: Readonly<Record<Cause, { readonly name: string; readonly meaning: string }>> = {
  volume: {
    name: text('Volume'),
    meaning: text('More or fewer packages, at their previous cost.'),
  },
  mix: {
    name: text('Mix'),
    meaning: text('Packages moved between carriers and services, at the previous cost of each.'),
  },
  rates: {
    name: text('Base rates'),
    meaning: text(
      'Transportation per package after discounts, for the same carrier and service. Includes changes in weight and distance.',
    ),
  },
  fuel: {
    name: text('Fuel surcharge'),
    meaning: text('Fuel per package, for the same carrier and service.'),
  },
  accessorials: {
    name: text('Accessorials'),
    meaning: text('Accessorials per package, for the same carrier and service.'),
  },
  others: {
    name: text('Taxes and other charges'),
    meaning: text('Adjustments, taxes and fees per package, for the same carrier and service.'),
  },
  new: {
    name: text('New services'),
    meaning: text('Carrier services with no packages in the previous period.'),
  },
  dropped: {
    name: text('Dropped services'),
    meaning: text('Carrier services that no longer have packages.'),
  },
  unpackaged: {
    name: text('Charges without packages'),
    meaning: text('Account fees and credits that do not belong to a package of either period.'),
  },
};
