import type { WordLanguage } from '@waybill/model';
import sentences from './sentences.json' with { type: 'json' };

/** A sentence or heading about claims. */
export type LedgerText = keyof (typeof sentences)['en'];

/** A text about claims in a language, with its values put in. */
export function sayOfLedger(
  text: LedgerText,
  language: WordLanguage,
  values: Readonly<Record<string, string>> = {},
): string {
  return sentences[language][text].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
