import type { ExceptionLevel } from '@waybill/model';
import { text } from '../../../lib/languages/text.ts';

/** What the page of a level is called. */
export const levelTitles: Readonly<Record<ExceptionLevel, string>> = {
  tracking: text('Exceptions by package'),
  charge: text('Exceptions by charge'),
};
