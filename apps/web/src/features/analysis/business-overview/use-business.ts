import { useQueries, useQuery } from '@tanstack/react-query';
import type { Client, DataQuery, DataRow } from '@waybill/contract';
import {
  type BusinessSpan,
  businessCarriersQuery,
  businessQuestions,
  businessRanges,
  type DateRange,
  dayOf,
  firstInvoicesQuery,
  totalSpendScope,
} from '@waybill/model';
import { useMemo } from 'react';
import { isCovered } from '../../../lib/analysis/comparable-range.ts';
import { dataAsOfOptions } from '../../../lib/analysis/data-as-of.ts';
import { dataOptions } from '../../../lib/analysis/data-queries.ts';
import { firstInvoiceIn } from '../../../lib/analysis/first-invoices.ts';
import { newestInvoiceOf, shownClientIds } from '../../../lib/analysis/newest-invoices.ts';
import { allAnswers } from '../../../ui/cards/all-answers.ts';
import { type Compared, compared, excludedIn, joined } from './business-figures.ts';

/** A client, or all together, with every figure. */
export interface BusinessLine {
  readonly key: string;
  readonly name: string;
  readonly figures: readonly Compared[];
  /** What USPS and DHL billed in the period, which Total Spend leaves out. */
  readonly excluded: number;
}

/** The figures of a client and its sub-clients in the last full period and the one before. */
export function useBusiness(client: Client, span: BusinessSpan) {
  const { data: loads } = useQuery(dataAsOfOptions);
  const newest = loads === undefined ? undefined : newestInvoiceOf(loads.clients, shownClientIds(client, []));
  const ranges = useMemo(() => businessRanges(span, dayOf(new Date()), newest), [span, newest]);
  const isAsUsual = ranges.now.to === businessRanges(span, dayOf(new Date())).now.to;
  const carriers = useMemo(
    () => businessCarriersQuery(client.id, { from: ranges.before.from, to: ranges.now.to }),
    [client.id, ranges],
  );
  const counted = useQuery({ ...optionsOf(carriers ?? noQuestion), enabled: carriers !== undefined });
  const invoices = useQuery(optionsOf(firstInvoicesQuery({ clientId: client.id, childClientIds: [] })));
  const scope = totalSpendScope(counted.data?.[0]);
  const countsExcluded = scope === 'excluded';
  const isKnown = counted.data !== undefined;
  const queries = useMemo(() => {
    const now = businessQuestions(client.id, ranges.now, countsExcluded);
    const before = businessQuestions(client.id, ranges.before, countsExcluded);
    return [now.all, before.all, now.byClient, before.byClient]
      .flat()
      .map((query) => ({ ...optionsOf(query), enabled: isKnown }));
  }, [client.id, ranges, countsExcluded, isKnown]);
  const { answers, error, retry } = useQueries({ queries, combine: allAnswers });
  return {
    ranges,
    /** Bill date of the newest invoice, if the period is older than usual because of it. */
    opensAt: isAsUsual ? undefined : newest,
    lines: isKnown && invoices.data ? answers && linesOf(client, answers, invoices.data, ranges.before) : undefined,
    /** Whether Total Spend is what USPS and DHL billed, since the client has nothing else. */
    countsExcluded,
    error: counted.error ?? invoices.error ?? error,
    retry: () => {
      for (const { error: failed, refetch } of [counted, invoices]) if (failed !== null) void refetch();
      retry();
    },
  };
}

const optionsOf = (query: DataQuery) => dataOptions('dashboards', 'breakdown', query);
const noQuestion: DataQuery = { selectColumnNames: [], fromTableNames: [], clientId: 0 };

/**
 * All together first, then each client that has figures, the largest spend first. Nothing is compared with a period in
 * which a client's invoices had not begun.
 */
function linesOf(
  client: Client,
  answers: readonly (readonly DataRow[])[],
  invoices: readonly DataRow[],
  earlier: DateRange,
): readonly BusinessLine[] {
  const parts = answers.length / 4;
  const [now, before, nowBy, beforeBy] = [0, 1, 2, 3].map((index) => answers.slice(index * parts, (index + 1) * parts));
  const whole = (rows: readonly (readonly DataRow[])[] = []) => joined(rows.map(([row]) => row));
  const of = (rows: readonly (readonly DataRow[])[] = [], id: number) =>
    joined(rows.map((part) => part.find(({ CLIENT }) => Number(CLIENT) === id)));
  const all = {
    key: 'all',
    name: client.name,
    figures: compared(whole(now), isCovered(earlier, firstInvoiceIn(invoices)) ? whole(before) : {}),
    excluded: excludedIn(whole(now)),
  };
  if (!client.parent) return [all];
  const family = [{ id: client.id, name: client.name }, ...client.childClients];
  const firstInvoiceOf = (id: number) => firstInvoiceIn(invoices.filter(({ CLIENT }) => Number(CLIENT) === id));
  const each = family.map(({ id, name }) => ({
    key: String(id),
    name,
    figures: compared(of(nowBy, id), isCovered(earlier, firstInvoiceOf(id)) ? of(beforeBy, id) : {}),
    excluded: excludedIn(of(nowBy, id)),
  }));
  const spendOf = ({ figures }: BusinessLine) => figures[0]?.now ?? 0;
  return [all, ...each.filter(hasFigures).toSorted((one, other) => spendOf(other) - spendOf(one))];
}

const hasFigures = ({ figures }: BusinessLine) => figures.some(({ now, before }) => now !== null || before !== null);
