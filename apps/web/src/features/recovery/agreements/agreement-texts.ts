import type { AgreementState } from '@waybill/contract';
import { differenceCauses } from '@waybill/model';
import { text } from '../../../lib/languages/text.ts';
import type { SheetHead } from './editor/sheet.ts';

/** What the states of an agreement are called, and the colours they are shown in. */
export const stateTexts = {
  draft: { name: text('Draft'), colour: 'gray' },
  active: { name: text('Active'), colour: 'green' },
  ended: { name: text('Ended'), colour: 'orange' },
} as const satisfies Readonly<Record<AgreementState, { name: string; colour: string }>>;

/** What the fields of the head are called. */
export const headTexts: Readonly<Record<keyof SheetHead, string>> = {
  carrierId: text('Carrier'),
  number: text('Agreement number'),
  accounts: text('Accounts'),
  from: text('First day'),
  to: text('Last day'),
  noticeDays: text('Days of notice'),
  discountsPrinted: text('Discounts on invoices'),
  latePercent: text('Late payment fee (%)'),
  lateDays: text('Late after days'),
  terminationFee: text('Termination fee (USD)'),
  terminationRevenue: text('Revenue that avoids it (USD)'),
};

/** Why a bill differs. */
export const causes = Object.keys(differenceCauses) as readonly (keyof typeof differenceCauses)[];
