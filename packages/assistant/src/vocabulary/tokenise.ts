import { normalised, withoutArticle } from './normalise.ts';

/** A word or sign of a question. */
export interface Token {
  /** As words are compared. */
  readonly text: string;
  /** As it was typed. */
  readonly typed: string;
}

const monthNames =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|q[1-4]';
/** ‘Oct ’25’ */
const yearsInShort = new RegExp(`\\b(${monthNames}|h[12]|fy)\\s*[’'‘](\\d{2})\\b`, 'gi');
const spans = new RegExp(`\\b(${monthNames})\\s*[-–]\\s*(?=(?:${monthNames})\\b)`, 'gi');

/** ‘Cost/package’, ‘$/lb’ */
const perPackage = /(?<=[\p{L}$])\s?\/\s?(?=(?:pkgs?|packages?|parcels?|shipments?|lbs?|pounds?)(?!\p{L}))/giu;

/** ‘Les états où le coût est élevé’, which is not ‘ou’. */
const whereOf = /(?<=\p{L}\s)où(?=\s(?:le|la|les)\s)/giu;

/** Days, amounts, codes, words, single Chinese characters, and the signs that mean something. */
const pattern =
  /\d{4}[-/]\d{1,2}[-/]\d{1,2}|(?:19|20)\d{2}-(?:0[1-9]|1[0-2])(?![\d-])|\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})|(?:0?[1-9]|1[0-2])\/(?:19|20)\d{2}(?!\d)|(?:0?[1-9]|1[0-2])\/(?:3[01]|[12]\d|0?[1-9])(?![\d/])|\$\s?\d[\d,]*(?:\.\d+)?\s?[km]?(?![\p{L}\d])|\d[\d,]*\.\d+|\d{1,3}(?:,\d{3})+|\p{Script=Han}|[A-Za-z\d]*\d[A-Za-z\d]*|(?:(?!\p{Script=Han})[\p{L}\p{M}])+|>=|<=|[><=$%#+&,，、،/？?-]/gu;

/** The words of a text, in order. */
export function tokenise(text: string): readonly Token[] {
  const plain = text
    .replace(/(?<!\p{L})n[º°]\s?/giu, 'numero ')
    .normalize('NFKC')
    .replace(perPackage, ' per ')
    .replace(yearsInShort, '$1 20$2')
    .replace(whereOf, 'dont')
    .replace(/[’'`´]/g, ' ')
    .replace(spans, '$1 to ')
    .replace(/(?<=\p{L})[-–](?=[\p{L}\d])|(?<=\d)-(?=\p{L})/gu, ' ')
    .replace(/–/g, '-');
  const typed = [...plain.matchAll(pattern)].map(([word]) => word).filter((word) => !/^[?？]$/.test(word));
  return typed.flatMap(splitUnits).map((word) => ({ text: withoutArticle(normalised(word)), typed: word }));
}

/** `50lbs` as `50` and `lbs`, `z8` as `zone` and `8`, `wk32` as `week` and `32`. */
function splitUnits(word: string): readonly string[] {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(lbs?|kgs?|oz)$/i.exec(word) ?? [];
  if (amount !== undefined && unit !== undefined) return [amount, unit];
  const [, week] = /^(?:wk|kw|cw)(\d{1,2})$/i.exec(word) ?? [];
  if (week !== undefined) return ['week', week];
  const [, zone] = /^(?:z|zone|zona)(\d{1,3})$/i.exec(word) ?? [];
  return zone === undefined ? [word] : ['zone', zone];
}
