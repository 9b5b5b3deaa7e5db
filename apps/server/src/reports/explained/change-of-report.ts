import type { ExplainedChange } from '@waybill/contract';
import {
  costOfRows,
  currencySymbol,
  type DateRange,
  dateWhereClause,
  moneyText,
  previousRange,
  wordLanguages,
} from '@waybill/model';
import { QueryError, ScopeError, scopeTo } from '@waybill/query';
import type { RunOptions } from '@waybill/warehouse';
import { explainCosts } from '../../analysis/changes/explain-costs.ts';
import { partsOfChange } from '../../analysis/changes/parts-of-change.ts';
import { readableClients } from '../../identity/access/readable-clients.ts';
import { languageOfUser } from '../../platform/language-of-user.ts';
import { textsFor } from '../../platform/mail/texts-for.ts';
import { longQuery } from '../../platform/query-limits.ts';
import type { ReportOwner, ReportServices } from '../report-context.ts';
import type { FullReportRequest } from '../stored-request.ts';

/** Why what a report holds cost more or less than in the days before. */
export interface ChangeOfReport {
  readonly change: ExplainedChange;
  readonly before: DateRange;
  readonly symbol: string;
}

/**
 * The change of a report of packages from the days before, explained, within what its owner may read; undefined for a
 * report of anything else, with filters of columns, or without rows in the days before.
 */
export async function changeOfReport(
  { settings, warehouse }: Pick<ReportServices, 'settings' | 'warehouse'>,
  owner: ReportOwner,
  request: FullReportRequest,
  { dataVersion = warehouse.dataVersion, ...run }: Partial<RunOptions> & { readonly dataVersion?: number } = {},
): Promise<ChangeOfReport | undefined> {
  const { clientId, childClientIdsCSV, dateType, fromDate, toDate, whereClauseDetails } = request;
  if (!isOfPackages(request) || (dateType !== 'bill_date' && dateType !== 'pickup_date')) return undefined;
  const ownDays = dateWhereClause(dateType, { from: fromDate, to: toDate });
  if (!whereClauseDetails.includes(ownDays)) return undefined;
  const before = previousRange({ from: fromDate, to: toDate });
  const sideOf = (days: string) => ({
    clientId,
    childClientIdsCSV,
    whereClauseDetails: whereClauseDetails
      .filter((clause) => clause !== 'net_amount <> 0')
      .map((clause) => (clause === ownDays ? days : clause)),
  });
  try {
    const scope = scopeTo({ clientId, childClientIdsCSV }, await readableClients(settings, owner), dataVersion);
    const change = await explainCosts(
      warehouse,
      { side: sideOf(ownDays), scope },
      { side: sideOf(dateWhereClause(dateType, before)), scope },
      { ...longQuery, ...run },
    );
    return change.before === 0 ? undefined : { change, before, symbol: symbolOf(request) };
  } catch (error) {
    if (error instanceof QueryError || error instanceof ScopeError) return undefined;
    throw error;
  }
}

const isOfPackages = ({
  fromTableNames,
  groupByDetails,
  filterModel,
  innerQueries,
  ledger,
  asBilled,
  fact,
}: FullReportRequest) =>
  fromTableNames.join() === 'package_level_info' &&
  (groupByDetails ?? []).length === 0 &&
  Object.keys(filterModel ?? {}).length === 0 &&
  innerQueries === undefined &&
  ledger === undefined &&
  asBilled !== true &&
  costOfRows.includes(fact);

/** Whether a report has a column of what its packages cost: what it costs them is no news to its readers then. */
export const showsCost = ({ selectColumnNames }: Pick<FullReportRequest, 'selectColumnNames'>): boolean =>
  selectColumnNames.some((name) => name === '*' || name.trim() === 'net_amount');

function symbolOf({ filters }: FullReportRequest): string {
  const [only, ...more] = Array.isArray(filters) ? [] : (filters.currency_code ?? []);
  return currencySymbol(more.length === 0 && only !== undefined ? only : 'USD');
}

/** The change in the words of a reader, one line for each part, the largest first. */
export async function linesOfChange(
  { settings }: Pick<ReportServices, 'settings'>,
  readerId: number,
  { change, before, symbol }: ChangeOfReport,
): Promise<readonly string[]> {
  const { code, locale } = await languageOfUser(settings, readerId);
  const { reportReady } = await textsFor(settings, readerId);
  const language = wordLanguages.find((each) => each === code) ?? 'en';
  const money = (amount: number) => moneyText(amount, symbol, locale);
  const signed = (amount: number) => `${amount < 0 ? '' : '+'}${money(amount)}`;
  return [
    reportReady.changed(money(change.now), money(change.before), signed(change.difference), before.from, before.to),
    ...partsOfChange(change, language).map(({ name, amount }) => `  ${name}: ${signed(amount)}`),
  ];
}
