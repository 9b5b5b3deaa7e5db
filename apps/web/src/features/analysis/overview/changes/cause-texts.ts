import type { Cause } from '@waybill/model';
import { text } from '../../../../lib/languages/text.ts';

/** The names of the causes of a change, and their meaning. They claim no more than the figures of a service show. */
export const causeTexts: Readonly<Record<Cause, { readonly name: string; readonly meaning: string }>> = {
  volume: {
    name: text('Volume'),
    meaning: text('More or fewer packages, at their previous cost. A freight shipment counts as one package.'),
  },
  mix: {
    name: text('Mix'),
    meaning: text('Packages moved between carriers and services, at the previous cost of each.'),
  },
  transportation: {
    name: text('Transportation per package'),
    meaning: text(
      'Within a carrier and service, after discounts: published rates, discounts, weights, distances and exchange rates together. It does not show by itself that rates rose or fell.',
    ),
  },
  fuel: {
    name: text('Fuel per package'),
    meaning: text(
      'Within a carrier and service. Fuel is a share of transportation, so it also changes with weights and distances.',
    ),
  },
  accessorials: {
    name: text('Accessorials per package'),
    meaning: text('Within a carrier and service: how often they are billed, and their prices.'),
  },
  others: {
    name: text('Taxes and other charges per package'),
    meaning: text('Adjustments, taxes and fees, within a carrier and service.'),
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
