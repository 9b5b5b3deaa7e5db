import type { WebhookEvent } from '@waybill/contract';
import { text } from '../../../lib/languages/text.ts';

/** What webhooks are told of. */
export const eventTexts: Readonly<Record<WebhookEvent, string>> = {
  'load.finished': text('Files that were loaded or refused'),
  'alert.found': text('What alerts find'),
  'alert.recovered': text('Alerts whose condition no longer holds'),
  'claim.made': text('Claim packets that were made'),
  'claim.withdrawn': text('Claim packets that were withdrawn'),
  'report.finished': text('Reports that are ready or failed'),
};
