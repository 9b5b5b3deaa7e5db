import {
  measureLabel,
  type Outcome,
  oneCurrencyOf,
  productName,
  questionsOf,
  type Reading,
  sayReading,
  sentencesIn,
} from '@waybill/assistant';
import type { ChangeSide, ChatColumn, ChatLink, DataQuery } from '@waybill/contract';
import { causeHeading, currencySymbol, languageOf, moneyText, overview } from '@waybill/model';
import type { Scope } from '@waybill/query';
import type { Warehouse } from '@waybill/warehouse';
import { explainCosts } from '../../analysis/changes/explain-costs.ts';
import { partsOfChange } from '../../analysis/changes/parts-of-change.ts';
import { longQuery } from '../../platform/query-limits.ts';

type Clarify = Extract<Outcome, { readonly kind: 'clarify' }>;

/** Whose rows are asked about, for which clients. */
interface Asker {
  readonly scope: Scope;
  readonly clientId: number;
  readonly childClientIds: readonly number[];
  readonly signal: AbortSignal;
}

/** The parts of an answer that says why a cost changed. */
export interface WhyAnswer {
  readonly text: string;
  readonly df: Record<string, string | number>[];
  readonly columns: ChatColumn[];
  readonly readingText: string;
  readonly links: ChatLink[];
}

const mostSaid = 4;

/**
 * Why the cost that was asked about changed: its causes as a table, the largest of them in words. Undefined for a question
 * that is not about why, or about a figure that has no causes.
 */
export async function whyAnswer(
  warehouse: Warehouse,
  { question, choices, language }: Clarify,
  { scope, clientId, childClientIds, signal }: Asker,
): Promise<WhyAnswer | undefined> {
  const reading = choices[0]?.reading;
  if (question !== sentencesIn(language).asksBack.why || reading === undefined) return undefined;
  const whole: Reading = { ...reading, dimensions: [], sort: undefined };
  const [measure] = whole.measures;
  const asked = questionsOf(whole, { clientId, childClientIds });
  if (measure?.kind !== 'measure' || asked.kind === 'rows' || asked.compared === undefined) return undefined;
  if (!isSpend(asked.figures)) return undefined;
  const sideOf = (query: DataQuery) => ({ side: changeSideOf(query), scope });
  const change = await explainCosts(warehouse, sideOf(asked.figures), sideOf(asked.compared), { ...longQuery, signal });
  if (change.before === 0) return undefined;
  const { locale } = languageOf(language);
  const symbol = currencySymbol(oneCurrencyOf(whole) ?? 'USD');
  const money = (amount: number) => moneyText(amount, symbol, locale);
  const signed = (amount: number) => `${amount < 0 ? '' : '+'}${money(amount)}`;
  const lines = partsOfChange(change, language);
  const said = lines.slice(0, mostSaid).map(({ name, amount }) => `${name} ${signed(amount)}`);
  const label = measureLabel(measure.measure, language);
  const cause = { name: 'cause', label: productName(causeHeading, language), kind: 'text' } as const;
  return {
    text: `${label}: ${money(change.now)} − ${money(change.before)} = ${signed(change.difference)}. ${said.join('; ')}.`,
    df: lines.map(({ name, amount }) => ({ cause: name, amount })),
    columns: [cause, { name: 'amount', label, kind: 'currency', symbol }],
    readingText: sayReading(whole),
    links: [{ label: 'Overview', path: `${overview.path}?${addressOf(whole, clientId)}` }],
  };
}

/** What all packages cost, in figures of packages. */
function isSpend({ selectColumnNames, fromTableNames, innerQueries }: DataQuery): boolean {
  const [figure, ...others] = selectColumnNames;
  const isOfPackages = fromTableNames.join() === 'package_level_info' && innerQueries === undefined;
  return isOfPackages && others.length === 0 && figure?.startsWith('sum(net_amount) as ') === true;
}

/** What the address of the Overview says to show the same days. */
function addressOf({ time: { range } }: Reading, clientId: number): URLSearchParams {
  return new URLSearchParams({ client: String(clientId), ...(range === undefined ? {} : range) });
}

function changeSideOf({ clientId, childClientIdsCSV, whereClauseDetails }: DataQuery): ChangeSide {
  const rows = (whereClauseDetails ?? []).filter((clause) => clause !== 'net_amount <> 0');
  return { clientId, childClientIdsCSV, whereClauseDetails: rows };
}
