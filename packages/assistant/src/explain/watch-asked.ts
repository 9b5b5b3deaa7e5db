import { phrasesOf, type WordLanguage } from '@waybill/model';
import type { WatchCondition } from '../reading/outcome.ts';
import { phrasesFor } from '../words/word-files.ts';
import { plain } from './plain.ts';
import { allTopics } from './topics.ts';

/** What somebody wants to be told of: the words for the figure, and from when on. */
export interface AskedWatch {
  readonly figure: string;
  readonly condition: WatchCondition;
}

/** ‘Tell me when UPS spend goes over 10,000 a week’: the spend of UPS, above 10,000. Undefined for any other question. */
export function watchAsked(question: string, language: WordLanguage): AskedWatch | undefined {
  const said = plain(question.replaceAll(/(\d)[,’'](?=\d{3}(?!\d))/gu, '$1'));
  const opening = allTopics
    .flatMap(({ opens }) => phrasesOf(opens?.[language]))
    .map((phrase) => plain(phrase).trimEnd())
    .toSorted((one, other) => other.length - one.length)
    .find((phrase) => said.startsWith(phrase));
  if (opening === undefined) return undefined;
  const asked = withoutFirst(said.slice(opening.length), of(language, 'weekly'), language)?.rest;
  const wanted = ` ${(asked ?? said.slice(opening.length)).trim()} `;
  return ofLimit(wanted, language) ?? ofBand(wanted, language);
}

const of = (language: WordLanguage, meaning: string): readonly string[] =>
  phrasesFor(language, 'product', meaning)
    .map((phrase) => plain(phrase).trim())
    .toSorted((one, other) => other.length - one.length);

function ofLimit(wanted: string, language: WordLanguage): AskedWatch | undefined {
  for (const side of ['above', 'below'] as const) {
    for (const phrase of of(language, side)) {
      const at = placeOf(wanted, phrase, language);
      if (at < 0) continue;
      const after = wanted.slice(at + phrase.length + (language === 'zh' ? 0 : 1));
      const [number] = /\d+(?:\.\d+)?/u.exec(after) ?? [];
      if (number === undefined) continue;
      const place = after.indexOf(number);
      const rest = after.slice(place + number.length).trimStart();
      const isInThousands = rest.startsWith('k ');
      // Arabic has the verb before the figure: ‘when exceeds the spend 10000’.
      const said = `${wanted.slice(0, at)} ${after.slice(0, place)} ${isInThousands ? rest.slice(1) : rest}`.trim();
      const limit = Number(number) * (isInThousands ? 1_000 : 1);
      return { figure: withoutUnit(said, language), condition: { kind: 'limit', side, limit } };
    }
  }
  return undefined;
}

function ofBand(wanted: string, language: WordLanguage): AskedWatch | undefined {
  const sides = { rises: 'above', falls: 'below', changes: 'either' } as const;
  for (const [meaning, side] of Object.entries(sides)) {
    const found = withoutFirst(wanted, of(language, meaning), language);
    if (found !== undefined) return { figure: found.rest.trim(), condition: { kind: 'band', side } };
  }
  return undefined;
}

/** ‘Dollars’ and ‘percent’ after a limit are those of the figure. */
const withoutUnit = (figure: string, language: WordLanguage): string =>
  withoutFirst(` ${figure} `, [...of(language, 'unit'), ...of(language, 'points')], language)?.rest.trim() ?? figure;

function withoutFirst(
  text: string,
  phrases: readonly string[],
  language: WordLanguage,
): { readonly rest: string } | undefined {
  const found = phrases.find((phrase) => placeOf(text, phrase, language) >= 0);
  if (found === undefined) return undefined;
  const at = placeOf(text, found, language);
  const length = found.length + (language === 'zh' ? 0 : 1);
  return { rest: `${text.slice(0, at)}${language === 'zh' ? '' : ' '}${text.slice(at + length).trimStart()}` };
}

/** Chinese writes no spaces between words. */
const placeOf = (text: string, phrase: string, language: WordLanguage): number =>
  text.indexOf(language === 'zh' ? phrase : ` ${phrase} `);
