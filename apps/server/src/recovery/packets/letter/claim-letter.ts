import {
  chargeFamilyNames,
  comparedEvidence,
  displayDate,
  displayDateTime,
  findRule,
  longDate,
  moneyText,
  rounded,
  sumOfAmounts,
} from '@waybill/model';
import type { LetterClaim, LetterOrder } from './letter-order.ts';
import { type LetterWords, letterWords } from './letter-words.ts';
import { TaggedDocument } from './tagged-document.ts';

const faint = '#5a6572';
const accent = '#16345c';
const none = '–';

/** Writes the letter of a packet as PDF: who claims what from whom, the claims with their evidence, and room to sign. */
export async function claimLetter(order: LetterOrder): Promise<Buffer> {
  const { number, client, carrierName, createdAt, claims, isDetailed } = order;
  const words = letterWords(order.language);
  const { text, alone } = words;
  const letter = new TaggedDocument({
    title: `${text('title', { number })} – ${client.name} – ${carrierName}`,
    author: client.name,
    language: order.language,
    direction: words.language.direction,
    createdAt: new Date(createdAt),
  });
  letterhead(letter, order, words);
  letter.paragraph(text('salutation', { carrier: carrierName }), { after: 4 });
  letter.paragraph(opening(claims, words), { after: 10 });
  summary(letter, claims, words);
  letter.heading(2, text('details'), 12);
  letter.paragraph(text('times'), { size: 8, colour: faint });
  if (isDetailed) for (const [index, claim] of claims.entries()) detail(letter, index + 1, claim, words);
  else allClaims(letter, claims, words);
  letter.keep(150);
  letter.space(4);
  letter.paragraph(text('closing', { number }), { after: 12 });
  letter.paragraph(text('regards'), { after: 2 });
  letter.paragraph(alone(client.name), { weight: 'bold', after: 4 });
  letter.blanks([text('signature'), text('name'), text('signedOn')]);
  return await letter.finish((page, pages) => [
    `${alone(client.name)} · ${alone(number)}`,
    text('page', { page, pages }),
  ]);
}

function letterhead(letter: TaggedDocument, order: LetterOrder, words: LetterWords): void {
  const { number, client, carrierName, createdAt, claims } = order;
  const { text, alone, locale } = words;
  const accounts = [...new Set(claims.map(({ finding }) => finding.accountNumber))].toSorted();
  letter.aside(longDate(createdAt.slice(0, 10), locale), { colour: faint });
  letter.paragraph(alone(client.name), { weight: 'bold', size: 15, colour: accent, share: 0.6, after: 0 });
  letter.paragraph(alone(client.place), { size: 9, colour: faint, share: 0.6, after: 4 });
  letter.rule(accent, 1.5);
  letter.space(10);
  letter.heading(1, text('title', { number }), 18);
  letter.table(
    [
      { header: '', share: 0.24, isHeading: true },
      { header: '', share: 0.76 },
    ],
    [
      [text('to'), alone(carrierName)],
      [text('reference'), alone(number)],
      [text('accounts'), accounts.map(alone).join(', ')],
      [text('claims'), String(claims.length)],
      [text('totalClaimed'), money(total(claims), words)],
    ].map((cells) => ({ cells })),
    9,
  );
}

function opening(claims: readonly LetterClaim[], words: LetterWords): string {
  const days = claims.map(({ finding }) => finding.billDate).toSorted();
  const [from = '', to = from] = [days[0], days.at(-1)];
  const values = {
    from: displayDate(from, words.locale),
    to: displayDate(to, words.locale),
    total: money(total(claims), words),
  };
  return words.text(from === to ? 'openingOfOneDay' : 'opening', values);
}

function summary(letter: TaggedDocument, claims: readonly LetterClaim[], words: LetterWords): void {
  const { text, say } = words;
  letter.heading(2, text('summary'), 12);
  letter.table(
    [
      { header: text('reason'), share: 0.62, isHeading: true },
      { header: text('claims'), share: 0.18, align: 'end' },
      { header: text('claimed'), share: 0.2, align: 'end' },
    ],
    [
      ...byRule(claims).map(([rule, own]) => ({
        cells: [say(findRule(rule)?.label ?? rule, {}), String(own.length), money(total(own), words)],
      })),
      { cells: [text('total'), String(claims.length), money(total(claims), words)], isTotal: true },
    ],
    8.5,
  );
}

function detail(letter: TaggedDocument, place: number, claim: LetterClaim, words: LetterWords): void {
  const { text, say, alone, locale } = words;
  const { finding, promised, delivered, lines } = claim;
  const what = finding.trackingNumber ?? finding.accountNumber;
  letter.heading(3, `${place}. ${alone(what)} – ${say(findRule(finding.rule)?.label ?? finding.rule, {})}`, 10);
  letter.paragraph(why(claim, words), { size: 9 });
  const moment = (value: string | null) => (value === null ? none : momentText(value, locale));
  const facts = [
    [text('invoice'), alone(finding.invoiceNumber), text('shipDate'), displayDate(finding.shipDate, locale)],
    [text('invoiceDate'), displayDate(finding.billDate, locale), text('promised'), moment(promised)],
    [text('account'), alone(finding.accountNumber), text('delivered'), moment(delivered)],
    [
      text('service'),
      alone(finding.service) || none,
      text('charge'),
      finding.charge === '' ? text('wholeShipment') : alone(finding.charge),
    ],
  ];
  letter.table(
    [
      { header: '', share: 0.16, isHeading: true },
      { header: '', share: 0.34 },
      { header: '', share: 0.16, isHeading: true },
      { header: '', share: 0.34 },
    ],
    facts.map((cells) => ({ cells })),
  );
  const amounts = { billed: finding.billed, due: finding.expected };
  if (lines.length > 0) {
    letter.table(
      [
        { header: text('charge'), share: 0.49, isHeading: true },
        ...(['billed', 'due', 'difference'] as const).map((key) => ({
          header: text(key),
          share: 0.17,
          align: 'end' as const,
        })),
      ],
      [
        ...lines.map((line) => ({ cells: [lineName(line, words), ...compared(line.billed, line.expected, words)] })),
        {
          cells: [
            text('total'),
            ...compared(
              sumOfAmounts(lines.map(({ billed }) => billed)),
              sumOfAmounts(lines.map(({ expected }) => expected)),
              words,
            ),
          ],
          isTotal: true,
        },
      ],
    );
  }
  letter.table(
    (['billed', 'due', 'credited', 'claimed'] as const).map((key) => ({
      header: text(key),
      share: 0.25,
      align: 'end' as const,
    })),
    [
      {
        cells: [amounts.billed, amounts.due, finding.credited, finding.amount].map((amount) => money(amount, words)),
        isTotal: true,
      },
    ],
  );
}

function lineName({ charge, family, times }: LetterClaim['lines'][number], { say, alone }: LetterWords): string {
  const known = Object.entries(chargeFamilyNames).find(([name]) => name === family)?.[1];
  const name = charge === '' ? say(known ?? family, {}) : alone(charge);
  return times === 1 ? name : `${name} × ${times}`;
}

const compared = (billed: number, expected: number, words: LetterWords): readonly string[] =>
  [billed, expected, rounded(billed - expected)].map((amount) => money(amount, words));

/** The claims by their reasons, each in one row. */
function allClaims(letter: TaggedDocument, claims: readonly LetterClaim[], words: LetterWords): void {
  const { text, say } = words;
  let place = 0;
  for (const [rule, own] of byRule(claims)) {
    const label = say(findRule(rule)?.label ?? rule, {});
    letter.heading(3, `${label} (${own.length}): ${money(total(own), words)}`, 10);
    letter.paragraph(words.because(rule), { size: 9 });
    const rows = own.map((claim) => {
      place += 1;
      return { cells: rowOf(place, claim, words) };
    });
    const sums = (['billed', 'expected', 'amount'] as const).map((part) =>
      money(sumOfAmounts(own.map(({ finding }) => finding[part])), words),
    );
    letter.table(
      [
        { header: text('place'), share: 0.05, align: 'end' },
        { header: text('shipment'), share: 0.19, isHeading: true },
        { header: text('invoice'), share: 0.13 },
        { header: text('dates'), share: 0.21 },
        { header: text('why'), share: 0.18 },
        { header: text('billed'), share: 0.08, align: 'end' },
        { header: text('due'), share: 0.08, align: 'end' },
        { header: text('claimed'), share: 0.08, align: 'end' },
      ],
      [...rows, { cells: ['', text('total'), '', '', '', ...sums], isTotal: true }],
      7,
    );
  }
}

function rowOf(place: number, { finding, promised, delivered }: LetterClaim, words: LetterWords): readonly string[] {
  const { text, alone, locale } = words;
  const day = (value: string) => displayDate(value, locale);
  const moment = (value: string) => momentText(value, locale);
  const parts = [finding.trackingNumber ?? finding.accountNumber, finding.service, finding.charge];
  return [
    String(place),
    parts
      .filter((part) => part !== '')
      .map(alone)
      .join('\n'),
    `${alone(finding.invoiceNumber)}\n${day(finding.billDate)}`,
    [
      text('shippedOn', { day: day(finding.shipDate) }),
      ...(promised === null ? [] : [text('promisedOn', { day: moment(promised) })]),
      ...(delivered === null ? [] : [text('deliveredOn', { day: moment(delivered) })]),
    ].join('\n'),
    comparedEvidence(words, finding),
    ...[finding.billed, finding.expected, finding.amount].map((amount) => money(amount, words)),
  ];
}

/** The claims by rule, the largest amount first. */
const byRule = (claims: readonly LetterClaim[]): readonly (readonly [string, readonly LetterClaim[]])[] =>
  [...Map.groupBy(claims, ({ finding }) => finding.rule)].toSorted(([, one], [, other]) => total(other) - total(one));

/** A moment at midnight, or without a time, is a day. */
const momentText = (value: string, locale: string): string =>
  ['', '00:00'].includes(value.slice(11, 16))
    ? displayDate(value.slice(0, 10), locale)
    : displayDateTime(value, locale);

/** Why it is claimed: the reason, and what was found. */
const why = ({ finding }: LetterClaim, words: LetterWords): string =>
  [words.because(finding.rule), comparedEvidence(words, finding)].filter((part) => part !== '').join(' ');

const total = (claims: readonly LetterClaim[]): number => sumOfAmounts(claims.map(({ finding }) => finding.amount));

const money = (amount: number, { locale }: LetterWords): string => moneyText(amount, '$', locale);
