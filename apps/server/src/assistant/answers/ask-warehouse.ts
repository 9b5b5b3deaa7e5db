import {
  type AnswerRow,
  type AnswerTable,
  type AskedClients,
  answerTable,
  listColumnLabel,
  questionsOf,
  type Reading,
} from '@waybill/assistant';
import type { DataQuery } from '@waybill/contract';
import { analysisOf, type CalendarDay, findPage } from '@waybill/model';
import { compileDataQuery, compileGetRows, type Scope } from '@waybill/query';
import { askedFindings } from '../../analysis/data/asked-findings.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { queryTimeoutMs } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';

interface Asked {
  readonly user: SignedInUser;
  readonly scope: Scope;
  readonly clients: AskedClients;
  readonly today: CalendarDay;
  readonly signal: AbortSignal;
}

/** The page whose grid lists the rows of a reading. */
const pageOfRows = 'spend';

/** The rows that answer a reading, with the same queries as the pages. Throws UnanswerableReading, QueryError. */
export async function askWarehouse(
  services: Pick<Services, 'settings' | 'warehouse' | 'files' | 'clock' | 'findingsForQueries'>,
  reading: Reading,
  { user, scope, clients, today, signal }: Asked,
): Promise<AnswerTable> {
  const { warehouse } = services;
  const questions = questionsOf(reading, clients);
  const limits = { signal, timeoutMs: queryTimeoutMs };
  const context = { scope, rollups: warehouse.rollups };
  if (questions.kind === 'figures') {
    const withFindings = async (query: DataQuery) => {
      const asked = { scope, query, conditions: query.whereClauseDetails, patience: 'briefly' } as const;
      return compileDataQuery(query, { ...context, ...(await askedFindings(services, user, asked)) });
    };
    const [figures, compared] = await Promise.all([
      withFindings(questions.figures).then((query) => warehouse.rows<AnswerRow>(query, limits)),
      questions.compared === undefined
        ? []
        : withFindings(questions.compared).then((query) => warehouse.rows<AnswerRow>(query, limits)),
    ]);
    return answerTable(reading, figures, compared);
  }
  const page = findPage(pageOfRows);
  if (page === undefined) throw new Error(`There is no page ${pageOfRows}.`);
  const compilation = compileGetRows(questions.rows, analysisOf(page, pageOfRows), { ...context, today });
  if (compilation.kind !== 'window') throw new Error('A list of packages is never pivoted.');
  const rows = await warehouse.rows<AnswerRow>(compilation.rows, limits);
  return rowsTable(reading, questions.rows.selectColumnNames ?? [], rows);
}

function rowsTable({ language }: Reading, names: readonly string[], rows: readonly AnswerRow[]): AnswerTable {
  const columns = names.map((name) => ({
    name: name.toUpperCase(),
    text: listColumnLabel(name, language),
    unit: unitOf(name),
  }));
  return { columns, rows };
}

function unitOf(name: string): 'currency' | 'lbs' | 'day' | 'text' {
  if (name.endsWith('_amount')) return 'currency';
  if (name.endsWith('_pounds')) return 'lbs';
  return name.endsWith('_date') ? 'day' : 'text';
}
