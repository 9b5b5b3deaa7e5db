import type { PaymentNumber } from '@waybill/contract';
import { text } from '../../../lib/languages/text.ts';

export const statusTexts: Readonly<Record<PaymentNumber['status'], string>> = {
  open: text('Open'),
  paid: text('Paid'),
  void: text('Void'),
};
