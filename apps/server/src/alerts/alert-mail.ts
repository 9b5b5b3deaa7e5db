import type { AlertEvent } from '@waybill/contract';
import { type Language, moneyText } from '@waybill/model';
import { escaped } from '../identity/sso/service-provider.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { MailTexts } from '../platform/mail/texts/mail-texts.ts';
import { dayText, figureText, sentenceOf } from './alert-sentences.ts';
import type { DueFact } from './due-fact.ts';

/** To whom a mail goes, and how they read it. */
interface MailReader {
  readonly email: string;
  readonly language: Language;
  readonly texts: MailTexts;
  /** Whose alerts they are, if not the reader's own. */
  readonly sharedBy: string | undefined;
}

/** The addresses that a mail links to. */
interface MailLinks {
  /** The portal's address, without a trailing slash. */
  readonly portal: string;
  readonly unsubscribe: string;
}

/** The most facts that a mail describes; the page has them all. */
const mostDescribed = 20;
const widthOfBars = 24;

/**
 * The mail of everything that was found at once: for each fact a sentence with its figures, what it comes to, the weeks
 * before as bars, and links to the page and the rows. The plain text says the same as the HTML, bars included.
 */
export function alertMail(facts: readonly DueFact[], reader: MailReader, links: MailLinks): Mail {
  const shown = facts.slice(0, mostDescribed);
  const [first] = shown;
  const { email, texts, sharedBy } = reader;
  const { alerts: words } = texts;
  const more = facts.length - shown.length;
  const opening = sharedBy === undefined ? [] : [words.shared(sharedBy)];
  const closing = [
    ...(more > 0 ? [words.more(more)] : []),
    words.manage(`${links.portal}/alerts`),
    words.unsubscribe(links.unsubscribe),
  ];
  const subject =
    first === undefined ? '' : `${first.isRecovery ? words.recovered(first.name) : first.name} · ${first.clientName}`;
  return {
    to: email,
    subject: facts.length > 1 ? words.subject(subject, facts.length - 1) : subject,
    text: `${[...opening, ...shown.flatMap((fact) => [...plainFact(fact, reader, links), '']), ...closing].join('\n')}\n`,
    html: htmlMail({ subject, opening, closing, facts: shown }, reader, links),
    headers: {
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The lines of a fact that are the same in both: what was found, and what it comes to. */
function linesOf({ event, isRecovery, name }: DueFact, { texts, language }: MailReader): string[] {
  const { alerts: words } = texts;
  if (isRecovery) return [words.recovered(name)];
  const isOfWeeks = event.kind === 'above' || event.kind === 'below';
  const money = moneyText(event.amount ?? 0, '$', language.locale);
  return [
    sentenceOf(event, texts, language),
    ...(isOfWeeks && event.amount !== null ? [words.comesTo(money, event.count ?? 0)] : []),
  ];
}

function plainFact(fact: DueFact, reader: MailReader, { portal }: MailLinks): string[] {
  const { event, name, clientName, isRecovery } = fact;
  const { alerts: words } = reader.texts;
  const bars = isRecovery ? [] : barsOf(event);
  return [
    `${name} · ${clientName}`,
    ...linesOf(fact, reader),
    ...bars.map(
      ({ week, value, share, isFound }) =>
        `  ${week}  ${'█'.repeat(Math.max(1, Math.round(share * widthOfBars)))} ${figureText(value, event, reader.language.locale)}${isFound ? ' ◄' : ''}`,
    ),
    words.page(`${portal}${event.page}`),
    ...(event.rows === null ? [] : [words.rows(`${portal}${event.rows}`)]),
  ];
}

interface Bar {
  readonly week: string;
  readonly value: number;
  /** Of the longest bar. */
  readonly share: number;
  /** Whether it is what was found. */
  readonly isFound: boolean;
}

function barsOf({ history, from }: AlertEvent): Bar[] {
  const most = Math.max(0, ...history.map(({ value }) => value ?? 0));
  if (most === 0) return [];
  return history.flatMap(({ week, value }) =>
    value === null ? [] : [{ week, value, share: Math.max(0, value) / most, isFound: week >= from }],
  );
}

const text = 'font-family:system-ui,sans-serif;font-size:15px;line-height:1.5';
const small = 'font-family:system-ui,sans-serif;font-size:13px;line-height:1.5';

interface Content {
  readonly subject: string;
  readonly opening: readonly string[];
  readonly closing: readonly string[];
  readonly facts: readonly DueFact[];
}

/** Tables and styles on elements only, which all mail programs show, and no images. */
function htmlMail({ subject, opening, closing, facts }: Content, reader: MailReader, links: MailLinks): string {
  const { code, direction } = reader.language;
  return `<!doctype html>
<html lang="${code}" dir="${direction}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px"><div style="max-width:600px;margin:0 auto">
${opening.map((line) => `<p style="${text}">${escaped(line)}</p>`).join('\n')}
${facts.map((fact) => htmlFact(fact, reader, links)).join('\n')}
${closing.map((line) => `<p style="${small};margin:4px 0">${linked(line)}</p>`).join('\n')}
</div></body></html>
`;
}

function htmlFact(fact: DueFact, reader: MailReader, { portal }: MailLinks): string {
  const { event, name, clientName, isRecovery } = fact;
  const { alerts: words } = reader.texts;
  const [sentence = '', ...others] = linesOf(fact, reader);
  const places = [
    words.page(`${portal}${event.page}`),
    ...(event.rows === null ? [] : [words.rows(`${portal}${event.rows}`)]),
  ];
  return `<h2 style="${text};font-size:17px;margin:24px 0 4px">${escaped(name)} · ${escaped(clientName)}</h2>
<p style="${text};margin:4px 0"><strong>${escaped(sentence)}</strong></p>
${others.map((line) => `<p style="${text};margin:4px 0">${escaped(line)}</p>`).join('\n')}
${isRecovery ? '' : htmlBars(event, reader)}
${places.map((line) => `<p style="${text};margin:4px 0">${linked(line)}</p>`).join('\n')}`;
}

function htmlBars(event: AlertEvent, { language, texts }: MailReader): string {
  const bars = barsOf(event);
  if (bars.length === 0) return '';
  const side = language.direction === 'rtl' ? 'right' : 'left';
  const rows = bars.map(({ week, value, share, isFound }) => {
    const colour = isFound ? '#d9480f' : '#74a5d8';
    const bar = `<table role="presentation" cellpadding="0" cellspacing="0" width="${Math.max(1, Math.round(share * 100))}%"><tr><td bgcolor="${colour}" style="background:${colour};height:14px;line-height:14px;font-size:0">&nbsp;</td></tr></table>`;
    const weight = isFound ? ';font-weight:700' : '';
    return `<tr><td style="${small}${weight};white-space:nowrap;padding:1px 8px 1px 0">${escaped(dayText(week, language.locale))}</td><td width="60%" style="padding:1px 0">${bar}</td><td align="right" style="${small}${weight};white-space:nowrap;padding:1px 8px">${escaped(figureText(value, event, language.locale))}</td></tr>`;
  });
  return `<table cellpadding="0" cellspacing="0" width="100%" style="margin:12px 0"><caption style="${small};text-align:${side}">${escaped(texts.alerts.weeks)}</caption>${rows.join('')}</table>`;
}

/** What a line says before its address, as the text of a link. */
function linked(line: string): string {
  const at = line.search(/https?:\/\//);
  if (at < 0) return escaped(line);
  const label = line.slice(0, at).replace(/(?<![\s:：])[\s:：]*$/, '');
  return `<a href="${escaped(line.slice(at))}">${escaped(label)}</a>`;
}
