import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { Client, DataRow } from '@waybill/contract';
import { type BusinessSpan, businessQuestions, businessRanges, dayOf } from '@waybill/model';
import { useMemo } from 'react';
import { dataOptions } from '../../lib/analysis/data-queries.ts';
import { type Compared, compared, joined } from './business-figures.ts';

/** A client, or all together, with every figure. */
export interface BusinessLine {
  readonly key: string;
  readonly name: string;
  readonly figures: readonly Compared[];
}

/** The figures of a client and its sub-clients in the last full period and the one before. */
export function useBusiness(client: Client, span: BusinessSpan) {
  const ranges = useMemo(() => businessRanges(span, dayOf(new Date())), [span]);
  const queries = useMemo(() => {
    const now = businessQuestions(client.id, ranges.now);
    const before = businessQuestions(client.id, ranges.before);
    return [now.all, before.all, now.byClient, before.byClient]
      .flat()
      .map((query) => dataOptions('dashboards', 'breakdown', query));
  }, [client.id, ranges]);
  const { answers, error, retry } = useQueries({ queries, combine: combined });
  return { ranges, lines: answers && linesOf(client, answers), error, retry };
}

function combined(results: readonly UseQueryResult<DataRow[]>[]) {
  const known = results.flatMap(({ data }) => (data === undefined ? [] : [data]));
  return {
    answers: known.length === results.length ? known : undefined,
    error: results.find(({ error }) => error !== null)?.error ?? undefined,
    retry: () => {
      for (const { error, refetch } of results) if (error !== null) void refetch();
    },
  };
}

/** All together first, then each client that has figures, the largest spend first. */
function linesOf(client: Client, answers: readonly (readonly DataRow[])[]): readonly BusinessLine[] {
  const parts = answers.length / 4;
  const [now, before, nowBy, beforeBy] = [0, 1, 2, 3].map((index) => answers.slice(index * parts, (index + 1) * parts));
  const whole = (rows: readonly (readonly DataRow[])[] = []) => joined(rows.map(([row]) => row));
  const of = (rows: readonly (readonly DataRow[])[] = [], id: number) =>
    joined(rows.map((part) => part.find(({ CLIENT }) => Number(CLIENT) === id)));
  const all = { key: 'all', name: client.name, figures: compared(whole(now), whole(before)) };
  if (!client.parent) return [all];
  const family = [{ id: client.id, name: client.name }, ...client.childClients];
  const each = family.map(({ id, name }) => ({
    key: String(id),
    name,
    figures: compared(of(nowBy, id), of(beforeBy, id)),
  }));
  const spendOf = ({ figures }: BusinessLine) => figures[0]?.now ?? 0;
  return [all, ...each.filter(hasFigures).toSorted((one, other) => spendOf(other) - spendOf(one))];
}

const hasFigures = ({ figures }: BusinessLine) => figures.some(({ now, before }) => now !== null || before !== null);
