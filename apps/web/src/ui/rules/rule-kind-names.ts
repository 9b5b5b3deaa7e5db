import { text } from '../../lib/languages/text.ts';

/** Kinds of rule packs in a shipper's words. */
export const ruleKindNames: Readonly<Record<string, string>> = {
  'list-rates': text('Published rates'),
  zones: text('Zone charts'),
  'delivery-areas': text('Delivery areas'),
  fees: text('Fees'),
  fuel: text('Fuel Surcharge'),
  'fuel-basis': text('What fuel is charged on'),
  dimensions: text('Dimensional weight'),
  triggers: text('Size and weight limits'),
  holidays: text('Holidays'),
  'service-days': text('Service days'),
  commitments: text('Commit times'),
  guarantees: text('Guarantees'),
  'guarantee-exclusions': text('Guarantee exclusions'),
  'claim-clocks': text('Claim deadlines'),
  increases: text('General increases'),
};
