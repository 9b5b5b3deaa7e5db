import type { ChargeNames } from '../../charge-names/charge-names.ts';
import { readChargeNames } from '../../charge-names/read-charge-names.ts';
import type { ChargeColumn } from '../../flat/declaration.ts';

/** Texts of charges in the columns for miscellaneous ones. */
export const fedexEdiNames: ChargeNames = readChargeNames(new URL('./charge-names.csv', import.meta.url));

/** The 21 columns of amounts; each has a text of its own before it. */
export const fedexEdiCharges: readonly ChargeColumn[] = [
  { column: 'Freight Amt', textColumn: 'Chrg 1', meaning: { family: 'transportation' } },
  { column: 'Vol Disc Amt', textColumn: 'Chrg 2', meaning: { family: 'transportation', isDiscount: true } },
  { column: 'Earned Disc Amt', textColumn: 'Chrg 3', meaning: { family: 'transportation', isDiscount: true } },
  { column: 'Auto Disc Amt', textColumn: 'Chrg 4', meaning: { family: 'transportation', isDiscount: true } },
  { column: 'Perf Price Amt', textColumn: 'Chrg 5', meaning: { family: 'transportation', isDiscount: true } },
  { column: 'Fuel Amt', textColumn: 'Chrg 6', meaning: { family: 'fuel_surcharge' } },
  { column: 'Resi Amt', textColumn: 'Chrg 7', meaning: { family: 'other_accessorial', group: 'Residential' } },
  { column: 'DAS Amt', textColumn: 'Chrg 8', meaning: { family: 'other_accessorial', group: 'Delivery area' } },
  { column: 'On-Call Amt', textColumn: 'Chrg 9', meaning: { family: 'other_accessorial', group: 'Pickup' } },
  {
    column: 'D.V. Amt',
    textColumn: 'Chrg 10',
    meaning: { family: 'other_accessorial', group: 'Declared value', insight: 'declared value' },
  },
  { column: 'Sign Svc Amt', textColumn: 'Chrg 11', meaning: { family: 'other_accessorial', group: 'Signature' } },
  { column: 'Sat Amt', textColumn: 'Chrg 12', meaning: { family: 'other_accessorial', group: 'Saturday' } },
  {
    column: 'Addn Hndlg Amt',
    textColumn: 'Chrg 13',
    meaning: { family: 'other_accessorial', group: 'Additional handling' },
  },
  {
    column: 'Adr Corr Amt',
    textColumn: 'Chrg 14',
    meaning: { family: 'other_accessorial', group: 'Address correction', insight: 'address correction' },
  },
  { column: 'GST Amt', textColumn: 'Chrg 15', meaning: { family: 'tax' } },
  { column: 'Duty Amt', textColumn: 'Chrg 16', meaning: { family: 'tax' } },
  { column: 'Adv Fee Amt', textColumn: 'Chrg 17', meaning: { family: 'tax' } },
  { column: 'Orig VAT Amt', textColumn: 'Chrg 18', meaning: { family: 'tax' } },
  { column: 'Misc 1 Amt', textColumn: 'Chrg 19' },
  { column: 'Misc 2 Amt', textColumn: 'Chrg 20' },
  { column: 'Misc 3 Amt', textColumn: 'Chrg 21' },
];
