import type { WordLanguage } from '@waybill/model';
import type { Item } from '../concept.ts';
import { isPersonAsked } from '../idle/people.ts';
import { isThingCounted } from '../idle/things-counted.ts';
import { normalised } from '../normalise.ts';

/** Idle words become unknown where they are what is asked for, because invoices tell nothing of them. */
export function thingsAsked(items: readonly Item[], language: WordLanguage): readonly Item[] {
  return items.map((item, place) =>
    isPersonAsked(items, place, language) || isCounted(item, items[place - 1], language)
      ? { text: item.text, meanings: [{ kind: 'unknown', text: item.text }] }
      : item,
  );
}

/** The ‘details’ of ‘how many details does UPS have’, which would say nothing elsewhere. */
function isCounted({ meanings, text }: Item, before: Item | undefined, language: WordLanguage): boolean {
  const isAsked = before?.meanings.some(
    (each) => each.kind === 'intent' && (each.intent === 'howMany' || each.intent === 'howMuch'),
  );
  const isIdle = meanings.every(({ kind }) => kind === 'noise');
  return isAsked === true && isIdle && isThingCounted(normalised(text), language);
}
