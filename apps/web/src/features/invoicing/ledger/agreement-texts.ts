import type { Agreement } from '@waybill/model';
import { text } from '../../../lib/languages/text.ts';

/** What the states of an invoice are called, and the colours they are shown in. */
export const agreementTexts = {
  agrees: { name: text('Agrees'), colour: 'green' },
  differs: { name: text('Differs'), colour: 'orange' },
  cannot_be_verified: { name: text('Cannot be verified'), colour: 'gray' },
  not_loaded: { name: text('Not loaded'), colour: 'red' },
} as const satisfies Readonly<Record<Agreement, { name: string; colour: string }>>;
