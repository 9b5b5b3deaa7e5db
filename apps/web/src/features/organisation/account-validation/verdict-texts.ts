import type { AccountVerdict } from '@waybill/contract';
import { text } from '../../../lib/languages/text.ts';

/** The messages about an account number. */
export const verdictTexts: Readonly<Record<AccountVerdict, string>> = {
  active: text('Active'),
  no_group: text('Active, in no group'),
  inactive: text('Inactive'),
  not_listed: text('Billed, but not in your accounts'),
  unknown: text('Unknown'),
};
