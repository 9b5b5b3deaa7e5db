import type { ClientCredential } from '@waybill/contract';
import { text } from '../../../lib/languages/text.ts';

/** What a credential is for, as people read it. */
export const purposeTexts: Readonly<Record<ClientCredential['purpose'], string>> = {
  web_site: text('Web site'),
  api: text('API'),
  other: text('Other'),
};
