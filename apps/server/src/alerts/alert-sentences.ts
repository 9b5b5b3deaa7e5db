import type { AlertEvent } from '@waybill/contract';
import { type FactUnit, factText, type Language, moneyText } from '@waybill/model';
import type { MailTexts } from '../platform/mail/texts/mail-texts.ts';

/** What was found, in one sentence of the reader's language. */
export function sentenceOf(event: AlertEvent, { alerts: words }: MailTexts, { locale }: Language): string {
  const day = (date: string) => dayText(date, locale);
  const { kind, from, value, low, high, amount, count } = event;
  const figure = (number: number | null) => figureText(number, event, locale);
  const name = event.name ?? '';
  switch (kind) {
    case 'above':
    case 'below':
      if (low === high) return words[`${kind}Limit`](figure(value), day(from), figure(low));
      return words[kind](figure(value), day(from), figure(low), figure(high));
    case 'newCharge':
      return words.newCharge(name, day(from), moneyText(amount ?? 0, '$', locale), count ?? 0);
    case 'missingInvoice':
      return words.missingInvoice(name, day(from));
    case 'budget':
      return words.budget(figure(value), monthText(from, locale), figure(high), moneyText(amount ?? 0, '$', locale));
    case 'tierLost':
    case 'tierNear':
      return words[kind](name, figure(value));
    case 'claims':
      return words.claims(moneyText(amount ?? 0, '$', locale), count ?? 0, day(event.to));
  }
}

/** A figure of an event as its unit has it. */
export const figureText = (number: number | null, { unit }: Pick<AlertEvent, 'unit'>, locale: string): string =>
  number === null ? '–' : factText(number, (unit ?? 'number') as FactUnit, { symbol: '$', language: locale });

/** `November 2026` */
const monthText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(day));

/** `November 22, 2026` */
export const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
