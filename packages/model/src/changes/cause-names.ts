import type { Cause } from '@waybill/contract';

/** What the causes of a change are called; accessorials are called by their families. */
export const causeNames: Readonly<Record<Exclude<Cause, 'accessorials'>, string>> = {
  volume: 'Volume',
  mix: 'Mix of services',
  weights: 'Weight and distance',
  price: 'Published price',
  discount: 'Discount',
  minimums: 'Minimum charges',
  fuel: 'Fuel rate',
  others: 'Taxes and other charges per package',
  exchange: 'Exchange rate',
  new: 'New services and clients',
  dropped: 'Dropped services and clients',
  unpackaged: 'Charges without packages',
};

/** What the accessorials are called together that have no name of their own. */
export const otherAccessorials = 'Other accessorials';

/** What a column of causes is called. */
export const causeHeading = 'Cause';
