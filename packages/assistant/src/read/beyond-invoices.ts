import type { WordLanguage } from '@waybill/model';
import { folded } from '../vocabulary/asides/folded.ts';
import { textOfWords } from '../words/word-files.ts';

/** How a language asks for what invoices do not tell, as regular expressions over plain letters. */
interface Patterns {
  /** How an order to do something begins. */
  readonly orders: readonly string[];
  /** What asks for a judgement, a supposition or a forecast. */
  readonly suppositions: readonly string[];
}

const compiled = new Map<WordLanguage, { readonly order: RegExp; readonly supposition: RegExp }>();

function patternsOf(language: WordLanguage): { readonly order: RegExp; readonly supposition: RegExp } {
  const kept = compiled.get(language);
  if (kept !== undefined) return kept;
  const { orders, suppositions }: Patterns = JSON.parse(textOfWords(language, 'beyond-invoices.json'));
  const isSpaced = language !== 'zh';
  const spaced = (sources: readonly string[]) => sources.join('|').replaceAll(' ', '\\s+');
  const [before, after] = isSpaced ? ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'] : ['', ''];
  const made = {
    order: new RegExp(`(?:^|[.!?;。！？؟]\\s*)(?:${spaced(orders)})`, 'u'),
    supposition: new RegExp(`${before}(?:${spaced(suppositions)})${after}`, 'u'),
  };
  compiled.set(language, made);
  return made;
}

/** Whether a question asks to do something. */
export function isOrder(text: string, language: WordLanguage): boolean {
  return patternsOf(language).order.test(folded(text.normalize('NFC')).trim());
}

/** Whether a question asks for what would, should or will be. */
export function isSupposition(text: string, language: WordLanguage): boolean {
  return patternsOf(language).supposition.test(folded(text.normalize('NFC')));
}
