import {
  type AskedOfLedger,
  type LedgerText,
  type Outcome,
  productName,
  sayOfLedger,
  sayRange,
} from '@waybill/assistant';
import { belongsTo, type ChatColumn, type ChatLink, portalPages } from '@waybill/contract';
import { claimReasonNames, displayDate, findRule, languageOf, moneyText, type WordLanguage } from '@waybill/model';
import { assertBelongs } from '../../platform/http/assert-belongs.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { longQuery } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';
import { creditsDesk } from '../../recovery/credits/credits-desk.ts';
import { recoverySummary } from '../../recovery/credits/recovery-summary.ts';
import { findingDesk } from '../../recovery/exceptions/finding-desk.ts';
import { type FindingRow, totalOf } from '../../recovery/exceptions/finding-rows.ts';

type Context = Pick<Services, 'settings' | 'warehouse' | 'files' | 'clock'>;
type Summary = ReturnType<typeof recoverySummary>;

/** Who asks, about which client. */
interface Asker {
  readonly user: SignedInUser;
  readonly clientId: number;
  readonly signal: AbortSignal;
}

/** The parts of an answer that differ from one about nothing. */
export interface LedgerAnswer {
  readonly outcome: 'answer';
  readonly text: string;
  readonly assistantResponse: string;
  readonly df: Record<string, string | number | null>[];
  readonly columns: ChatColumn[];
  readonly rowCount: number;
  readonly opensAsTable: boolean;
  readonly links: ChatLink[];
  readonly readingText: string;
  readonly dataVersion: number;
}

const mostFindings = 100;

/** Whether a user may ask about claims and what they brought. */
export const seesClaims = (user: SignedInUser): boolean => belongsTo(portalPages['/recoveries'], user);

/** The page that shows the same figures. */
export const pageOfLedger = ({ topic }: AskedOfLedger): '/claims' | '/recoveries' =>
  isOfFindings(topic) ? '/claims' : '/recoveries';

const isOfFindings = (topic: AskedOfLedger['topic']): topic is 'expiring' | 'claimable' =>
  topic === 'expiring' || topic === 'claimable';

/**
 * Answers a question about claims with the figures of /recoveries or /claims, for the client of the chat with all of its
 * sub-clients, and within what the user may work on.
 * @throws ProblemError 403 for who may not open the page.
 */
export async function ledgerAnswer(
  context: Context,
  { asked, language }: Extract<Outcome, { kind: 'ledger' }>,
  asker: Asker,
): Promise<LedgerAnswer> {
  const page = pageOfLedger(asked);
  assertBelongs(portalPages[page], asker.user);
  const words = wordsIn(language);
  const told =
    page === '/claims' ? await findingsOf(context, asked, asker, words) : await summed(context, asked, asker, words);
  const { from, to, clientName, text, rows, columns, search } = told;
  const address = new URLSearchParams({ client: String(asker.clientId), ...search });
  const about = [clientName, asked.carrier ?? '', sayRange({ from, to }, language)];
  return {
    outcome: 'answer',
    text,
    assistantResponse: text,
    df: [...rows],
    columns: [...columns],
    rowCount: rows.length,
    opensAsTable: true,
    links: [{ label: page === '/claims' ? 'Claims' : 'Recovered money', path: `${page}?${address}` }],
    readingText: about.filter((part) => part !== '').join(' · '),
    dataVersion: context.warehouse.dataVersion,
  };
}

interface Words {
  readonly locale: string;
  readonly say: (text: LedgerText, values?: Readonly<Record<string, string>>) => string;
  readonly name: (name: string) => string;
  readonly money: (dollars: number) => string;
  readonly count: (number: number) => string;
  readonly column: (name: string, label: LedgerText, kind: ChatColumn['kind']) => ChatColumn;
}

function wordsIn(language: WordLanguage): Words {
  const { locale } = languageOf(language);
  return {
    locale,
    say: (text, values) => sayOfLedger(text, language, values),
    name: (name) => productName(name, language),
    money: (dollars) => moneyText(dollars, '$', locale),
    count: (number) => number.toLocaleString(locale),
    column: (name, label, kind) => ({ name, label: sayOfLedger(label, language), kind }),
  };
}

interface Told {
  readonly text: string;
  readonly rows: LedgerAnswer['df'];
  readonly columns: readonly ChatColumn[];
  readonly from: string;
  readonly to: string;
  readonly clientName: string;
  /** What the address of the page says beside the client. */
  readonly search: Readonly<Record<string, string>>;
}

/** What was recovered, is open or was denied. */
async function summed(context: Context, asked: AskedOfLedger, { user, clientId }: Asker, words: Words): Promise<Told> {
  const desk = await creditsDesk(context, user, { clientId, ...asked.range });
  const summary = recoverySummary(desk, { carrierName: asked.carrier });
  const { from, to } = summary;
  const sum = (of: (group: Summary['groups'][number]) => number) =>
    summary.groups.reduce((total, group) => total + of(group), 0);
  const values = {
    recovered: words.money(summary.recovered),
    claimed: words.money(summary.claimed),
    due: words.money(summary.due),
    denied: words.count(sum(({ denied }) => denied)),
    claims: words.count(sum(asked.topic === 'open' ? ({ open }) => open : ({ claims }) => claims)),
  };
  const text = words.say(isOfFindings(asked.topic) ? 'open' : asked.topic, values);
  const clientName = desk.readable.find(({ id }) => id === clientId)?.name ?? '';
  return { text, ...tableOf(summary, asked, words), from, to, clientName, search: { from, to } };
}

type Table = Pick<Told, 'rows' | 'columns'>;

function tableOf(summary: Summary, { topic, by }: AskedOfLedger, words: Words): Table {
  const { column, name } = words;
  if (topic === 'denied' && by === undefined) {
    return {
      columns: [
        column('carrier', 'carrier', 'text'),
        column('reason', 'reason', 'text'),
        column('denied', 'deniedColumn', 'number'),
      ],
      rows: summary.denialReasons.map(({ carrierName, reason, claims }) => ({
        carrier: carrierName,
        reason: reason === '' ? words.say('none') : name(reasonName(reason)),
        denied: claims,
      })),
    };
  }
  if (topic === 'recovered' && by === 'month') {
    return {
      columns: [column('month', 'month', 'month'), column('recovered', 'recoveredColumn', 'currency')],
      rows: summary.months.map(({ month, recovered }) => ({ month: `${month}-01`, recovered })),
    };
  }
  if (topic === 'recovered' && by === undefined) {
    const { recovered, claimed, due } = summary;
    return {
      columns: [
        column('recovered', 'recoveredColumn', 'currency'),
        column('claimed', 'claimed', 'currency'),
        column('due', 'due', 'currency'),
      ],
      rows: [{ recovered, claimed, due }],
    };
  }
  return grouped(summary, by === 'rule' ? 'rule' : 'carrier', words);
}

const reasonName = (reason: string): string =>
  Object.entries(claimReasonNames).find(([known]) => known === reason)?.[1] ?? reason;

/** Claims by carrier or rule, with all that the page shows of them. */
function grouped({ groups }: Summary, by: 'carrier' | 'rule', { column, name }: Words): Table {
  const keyOf = ({ carrierName, rule }: Summary['groups'][number]): string =>
    by === 'carrier' ? carrierName : name(findRule(rule)?.label ?? rule);
  const centsOf = (own: Summary['groups'], of: (group: Summary['groups'][number]) => number): number =>
    own.reduce((total, group) => total + Math.round(of(group) * 100), 0) / 100;
  return {
    columns: [
      column('group', by, 'text'),
      column('claims', 'claims', 'number'),
      column('claimed', 'claimed', 'currency'),
      column('recovered', 'recoveredColumn', 'currency'),
      column('due', 'due', 'currency'),
      column('denied', 'deniedColumn', 'number'),
    ],
    rows: [...Map.groupBy(groups, keyOf)].map(([group, own]) => ({
      group,
      claims: centsOf(own, ({ claims }) => claims),
      claimed: centsOf(own, ({ claimed }) => claimed),
      recovered: centsOf(own, ({ recovered }) => recovered),
      due: centsOf(own, ({ due }) => due),
      denied: centsOf(own, ({ denied }) => denied),
    })),
  };
}

/** What can still be claimed; what expires must be filed by the end of the days that were asked about, or within a week. */
async function findingsOf(
  context: Context,
  asked: AskedOfLedger,
  { user, clientId, signal }: Asker,
  words: Words,
): Promise<Told> {
  const { warehouse } = context;
  const days = asked.topic === 'claimable' ? asked.range : undefined;
  const filters = { clientId, claimWindow: 'claimable' as const, carrierName: asked.carrier, ...days };
  const usual = await findingDesk(context, user, 'all', filters);
  const claimBy = asked.topic === 'claimable' ? undefined : (asked.range?.to ?? usual.soonBy);
  const desk = await findingDesk(context, user, 'all', { ...filters, claimBy });
  const { compiled, readable, from, to } = desk;
  const total = await totalOf(compiled.total(), warehouse, signal);
  const window = { sort: 'claimBy', descending: false, limit: mostFindings, offset: 0 } as const;
  const rows = await warehouse.rows<FindingRow>(compiled.window(window), { ...longQuery, signal });
  const [some, none] =
    claimBy === undefined ? (['claimable', 'nothingClaimable'] as const) : (['expiring', 'nothingExpires'] as const);
  const text = words.say(total.total === 0 ? none : some, {
    findings: words.count(total.total),
    amount: words.money(total.amount),
    day: claimBy === undefined ? '' : displayDate(claimBy, words.locale),
  });
  return {
    text: desk.waitingClients === 0 ? text : `${text} ${words.say('waiting')}`,
    columns: [
      words.column('claimBy', 'claimBy', 'day'),
      words.column('amount', 'amount', 'currency'),
      words.column('carrier', 'carrier', 'text'),
      words.column('rule', 'rule', 'text'),
      words.column('package', 'package', 'text'),
    ],
    rows: rows.map((row) => ({
      claimBy: row.claim_by,
      amount: row.amount,
      carrier: row.carrier_name,
      rule: words.name(findRule(row.rule)?.label ?? row.rule),
      package: row.tracking_number,
    })),
    from,
    to,
    clientName: readable.find(({ id }) => id === clientId)?.name ?? '',
    search: {
      from,
      to,
      claimWindow: 'claimable',
      ...(claimBy === undefined ? {} : { claimBy }),
      ...(asked.carrier === undefined ? {} : { carrierName: asked.carrier }),
    },
  };
}
