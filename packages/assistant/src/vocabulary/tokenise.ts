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
/** ‘Peak ’25’ */
const loneYears = /(?<![\p{L}\d])[’'‘](\d{2})(?!\d)/gu;
const spans = new RegExp(`\\b(${monthNames})\\s*[-–]\\s*(?=(?:${monthNames})\\b)`, 'gi');

/** ‘Cost/package’, ‘$/lb’, ‘pkgs/day’ */
const perPackage =
  /(?<=[\p{L}$])\s?\/\s?(?=(?:pkgs?|packages?|parcels?|shipments?|lbs?|pounds?|days?|wks?|weeks?|mo|mth|months?|qtrs?|quarters?|yrs?|years?)(?!\p{L}))/giu;

/** ‘50 lb+’, ‘50+ lbs’ */
const andMore =
  /(\d[\d,.]{0,20})\s?(?:\+\s?(lbs?|kgs?|oz|pounds?|kilos?|libras?|livres?|libbre)(?![\p{L}])|(lbs?|kgs?|oz|pounds?|kilos?|libras?|livres?|libbre)\+(?![\p{L}\d]))/giu;

/** ‘Les états où le coût est élevé’, which is not ‘ou’. */
const whereOf = /(?<=\p{L}\s)où(?=\s(?:le|la|les)\s)/giu;

/** Days, amounts, codes, words, single Chinese characters, and the signs that mean something. */
const pattern =
  /\d{4}[-/]\d{1,2}[-/]\d{1,2}|(?:19|20)\d{2}-(?:0[1-9]|1[0-2])(?![\d-])|\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})|(?:0?[1-9]|1[0-2])\/(?:19|20)\d{2}(?!\d)|(?:0?[1-9]|1[0-2])\/(?:3[01]|[12]\d|0?[1-9])(?![\d/])|\$\s?\d[\d,]{0,20}(?:\.\d+)?\s?[km]?(?![\p{L}\d])|\d[\d,]{0,20}\.\d+|\d{1,3}(?:,\d{3})+|\p{Script=Han}|[A-Za-z]{0,40}\d[A-Za-z\d]*|(?:(?!\p{Script=Han})[\p{L}\p{M}])+|>=|<=|[><=$€£¥≠%#+&,，、،/？?-]/gu;

/** The words of a text, in order. */
export function tokenise(text: string): readonly Token[] {
  const plain = text
    .replace(/(?<!\p{L})n[º°]\s?/giu, 'numero ')
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/٪/g, '%')
    .replace(/(?<!\p{L})و(?=[A-Za-z])/gu, 'و ')
    .replace(/≥/g, '>=')
    .replace(/≤/g, '<=')
    .replace(andMore, '>= $1 $2$3')
    .replace(perPackage, ' per ')
    .replace(yearsInShort, '$1 20$2')
    .replace(loneYears, ' 20$1 ')
    .replace(whereOf, 'dont')
    .replace(/[’'`´]/g, ' ')
    .replace(spans, '$1 to ')
    .replace(/(?<=\p{L})[-–](?=[\p{L}\d])|(?<=\d)-(?=\p{L})/gu, ' ')
    .replace(/–/g, '-');
  const typed = [...plain.matchAll(pattern)].map(([word]) => word).filter((word) => !/^[?？]$/.test(word));
  return typed.flatMap(splitUnits).map((word) => ({
    text: accented.find(([form]) => form.test(word))?.[1] ?? withoutArticle(normalised(word)),
    typed: word,
  }));
}

/** Words that only an accent tells from another, and another word that means the same: ‘facturé’ is no ‘facture’. */
const accented: readonly (readonly [RegExp, string])[] = [
  [/^facturée?s?$/iu, 'paye'],
  [/^né$/iu, 'senza'],
];

const grainsInShort: Readonly<Record<string, string>> = { d: 'day', w: 'week', m: 'month', q: 'quarter', y: 'year' };

/** How words that are written together come apart: `50lbs`, `z8`, `wk32`, `L13W`, `FY25`, `Q3-25`, `top10`. */
const writtenTogether: readonly (readonly [RegExp, (parts: readonly string[]) => readonly string[]])[] = [
  [/^(\d+(?:\.\d+)?)(lbs?|kgs?|oz)$/i, ([amount = '', unit = '']) => [amount, unit]],
  [/^(?:wk|kw|cw)(\d{1,2})$/i, ([week = '']) => ['week', week]],
  [/^(?:z|zn|zone|zona)(\d{1,3})$/i, ([zone = '']) => ['zone', zone]],
  [
    /^[lprt](\d{1,3})([dwmqy])$/i,
    ([count = '', grain = '']) => ['last', count, grainsInShort[grain.toLowerCase()] ?? grain],
  ],
  [/^(?:fy|cy)((?:20)?\d{2})$/i, ([year = '']) => [year.padStart(4, '20')]],
  [/^(q[1-4]|h[12])(?:fy|cy)?((?:20)?\d{2})$/i, ([part = '', year = '']) => [part, year.padStart(4, '20')]],
  [/^([1-4])q((?:20)?\d{2})$/i, ([quarter = '', year = '']) => [`q${quarter}`, year.padStart(4, '20')]],
  [/^(20\d{2})(q[1-4]|h[12])$/i, ([year = '', part = '']) => [part, year]],
  [/^(top|bottom|last|past)(\d{1,3})$/i, ([rank = '', count = '']) => [rank, count]],
];

function splitUnits(word: string): readonly string[] {
  for (const [form, apart] of writtenTogether) {
    const found = form.exec(word);
    if (found !== null) return apart(found.slice(1));
  }
  return [word];
}
