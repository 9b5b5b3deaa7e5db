import type { WordLanguage } from '@waybill/model';

/** Languages that write 1.000,50 and 15/10/2026. English, Chinese and Arabic text writes 1,000.50. */
const withDecimalComma: ReadonlySet<WordLanguage> = new Set(['es', 'fr', 'it']);
/** Languages that write the day before the month. */
const withDayFirst: ReadonlySet<WordLanguage> = new Set(['es', 'fr', 'it', 'ar']);

const thousands = /(?<![\d.,])\d{1,3}(?:[.\u00A0\u202F ]\d{3})+(?![\d.])(?:,\d{1,2}(?!\d))?/gu;
const decimals = /(?<![\d.,])(\d+),(\d{1,2})(?![\d,])/gu;
/** ‘30 mil’ */
const inThousands = /(?<![\d.,])(\d+(?:\.\d+)?) (?:mil|mila|mille)(?!\p{L})/gu;
const apostrophes = /(?<!\d)\d{1,3}(?:['’]\d{3})+(?!\d)/gu;
const days = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/.-])/gu;
const daysOfMonth = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/gu;

/** A text with its numbers and days as English writes them, whichever way its language does. */
export function asEnglishNumbers(text: string, language: WordLanguage): string {
  const isDayFirst = withDayFirst.has(language);
  const dated = text
    .replace(days, (whole, first: string, _, second: string, year: string) =>
      Number(first) > 12 || isDayFirst ? dayOf(second, first, year, whole) : whole,
    )
    .replace(daysOfMonth, (whole, first: string, second: string) =>
      isDayFirst && isDay(second, first) ? `${second}/${first}` : whole,
    )
    .replace(apostrophes, (number) => number.replace(/['’]/gu, ''));
  if (language === 'zh') return inFull(dated);
  if (!withDecimalComma.has(language)) return dated;
  return dated
    .replace(thousands, (number) => number.replace(/[.\u00A0\u202F ]/gu, '').replace(',', '.'))
    .replace(decimals, '$1.$2')
    .replace(inThousands, (_, number: string) => String(Math.round(Number(number) * 1000)));
}

const multiples: Readonly<Record<string, number>> = { 百: 100, 千: 1000, 万: 10_000, 百万: 1_000_000 };
const chineseDigits = '零一二三四五六七八九';

/** ‘2万’ and ‘两千’ as 20000 and 2000. */
function inFull(text: string): string {
  return text.replace(
    /(\d[\d,]{0,20}(?:\.\d{1,9})?|(?<![一二三四五六七八九十百千万亿])[一二两三四五六七八九])(百万|[百千万])(?![一二三四五六七八九十百千万亿])/gu,
    (_, number: string, multiple: string) => {
      const digit = chineseDigits.indexOf(number === '两' ? '二' : number);
      const value = digit >= 0 ? digit : Number(number.replaceAll(',', ''));
      return String(Math.round(value * (multiples[multiple] ?? 1)));
    },
  );
}

function dayOf(month: string, day: string, year: string, whole: string): string {
  return isDay(month, day) ? `${month}/${day}/${year}` : whole;
}

function isDay(month: string, day: string): boolean {
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
}
