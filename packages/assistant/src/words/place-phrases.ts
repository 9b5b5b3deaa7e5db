import type { WordLanguage } from '@waybill/model';
import { phrasesFor } from './word-files.ts';

/** The kinds of places that an address has. */
const kinds = ['state', 'country', 'city', 'zip'] as const;
type Place = (typeof kinds)[number];

/** The phrases of a language that say whose place is meant, with the dimension that each of them names. */
export function placePhrases(language: WordLanguage): readonly (readonly [Place | `sender_${Place}`, string])[] {
  const of = (meaning: string) => phrasesFor(language, 'place-forms', meaning);
  return kinds.flatMap((place) =>
    of(place).flatMap((noun) => [
      ...of('sender').map((form) => [`sender_${place}` as const, form.replace('*', noun)] as const),
      ...of('receiver').map((form) => [place, form.replace('*', noun)] as const),
    ]),
  );
}
