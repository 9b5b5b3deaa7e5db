import type { ChargeFamily } from '@waybill/model';
import { text } from '../../lib/languages/text.ts';

/** The seven kinds of charges as people call them (S2 section 3). */
export const familyNames: Readonly<Record<ChargeFamily, string>> = {
  transportation: text('Transportation'),
  fuel_surcharge: text('Fuel Surcharge'),
  other_accessorial: text('Accessorials'),
  billing_adjustment: text('Billing Adjustments'),
  tax: text('Tax'),
  fee: text('Fees'),
  other: text('Other'),
};
