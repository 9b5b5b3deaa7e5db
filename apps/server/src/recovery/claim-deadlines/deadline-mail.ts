import { type DeadlineScope, deadlineDays } from '@waybill/contract';
import { type Language, moneyText } from '@waybill/model';
import type { Mail } from '../../platform/mail/mail.ts';
import type { MailTexts } from '../../platform/mail/texts/mail-texts.ts';
import type { DeadlineTally } from './deadline-tally.ts';

/** What somebody is told at once. */
export interface Digest {
  /** What expires within the coming days. */
  readonly expiring: DeadlineTally;
  /** What has expired since the last notice, and from which day that is. */
  readonly expired: DeadlineTally;
  readonly expiredFrom: string;
  readonly whose: DeadlineScope;
  /** The invoice dates of the findings. */
  readonly range: { readonly from: string; readonly to: string };
}

/** To whom a digest goes, and how they read it. */
export interface DigestReader {
  readonly email: string;
  readonly language: Language;
  readonly texts: MailTexts;
  /** Whose digest it is, if it is not the reader's own. */
  readonly sharedBy: string | null;
}

/** The addresses that a mail links to. */
export interface DigestLinks {
  /** The portal's address, without a trailing slash. */
  readonly portal: string;
  readonly unsubscribe: string;
}

/** Whether there is anything to tell. */
export const saysSomething = ({ expiring, expired }: Digest): boolean => expiring.packages + expired.packages > 0;

/** The mail of a digest: what expires by when, the largest, where to claim them, and what has expired unclaimed. */
export function deadlineMail(digest: Digest, reader: DigestReader, links: DigestLinks): Mail {
  const { email, language, texts, sharedBy } = reader;
  const { claimDeadlines: words } = texts;
  const { expiring, expired } = digest;
  const money = (cents: number) => moneyText(cents / 100, '$', language.locale);
  const day = (date: string) => dayText(date, language.locale);
  const sum = (tally: DeadlineTally) => words.sum(money(tally.cents), tally.packages);
  const until =
    expiring.lastDay === null ? words.nothing(deadlineDays) : words.expires(sum(expiring), day(expiring.lastDay));
  const since = words.expired(sum(expired), day(digest.expiredFrom));
  const lines = [
    ...(sharedBy === null ? [] : [words.shared(sharedBy), '']),
    until,
    ...(digest.whose === 'all' || expiring.packages === 0
      ? []
      : [sharedBy === null ? words.assignedToYou : words.assignedTo(sharedBy)]),
    '',
    ...(expiring.largest.length === 0 ? [] : [words.largest]),
    ...expiring.largest.map(({ number, carrierName, cents, claimBy }) =>
      words.package(number, carrierName, money(cents), day(claimBy)),
    ),
    ...(expiring.largest.length === 0 ? [] : ['']),
    ...(expiring.packages === 0 ? [] : [words.claims(`${links.portal}${pathOf(digest.range)}`), '']),
    ...(expired.packages === 0 ? [] : [since, words.once, '']),
    words.settings(`${links.portal}/profile`),
    words.unsubscribe(links.unsubscribe),
  ];
  return {
    to: email,
    subject: expiring.lastDay === null ? since : until,
    text: `${lines.join('\n')}\n`,
    headers: {
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** `Friday, November 27, 2026` */
const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(day));

/** The path of the claims that can be filed, by the days left. */
export function pathOf({ from, to }: Digest['range']): string {
  const search = { claimWindow: 'claimable', claim: 'claimable', sort: 'claimBy', order: 'asc', from, to };
  return `/claims?${new URLSearchParams(search)}`;
}
