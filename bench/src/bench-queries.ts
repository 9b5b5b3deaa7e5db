import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { spend } from '@waybill/model';
import { openWarehouse } from '@waybill/warehouse';
import { HandWritten } from './engines/hand-written.ts';
import { PostgresSubset } from './engines/postgres-subset.ts';
import { Product } from './engines/product.ts';
import { benchFolder } from './folder.ts';
import { medianTime } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { milliseconds, printTable, ratio } from './print-table.ts';
import { comparisonQueries } from './queries/comparison-queries.ts';
import { dashboardQueries } from './queries/dashboard-queries.ts';
import { gridQueries } from './queries/grid-queries.ts';
import type { MeasuredQuery, Question } from './queries/measured-query.ts';
import { type Questions, questionsOf } from './queries/questions.ts';

const medianAim = 1;

/** Every representative query: the product over HTTP with no cache, hand-written SQL, PostgreSQL; one table a client. */
export async function benchQueries(file: string, options: BenchOptions): Promise<void> {
  const handWritten = await HandWritten.open(file);
  const questions = await questionsOf(handWritten.connection);
  const byHand = new Map<MeasuredQuery, number>();
  const sets = {
    'the largest client': queriesOf(questions.largest, questions),
    'a median client': queriesOf(questions.median, questions),
  };
  for (const query of Object.values(sets).flat()) {
    byHand.set(query, await medianTime(options.runs, () => handWritten.run(query.sql)));
  }
  handWritten.close();
  const postgres = options.withPostgres ? await postgresTimes(file, options, Object.values(sets).flat()) : new Map();
  const product = await Product.start(file, 0);
  for (const [title, queries] of Object.entries(sets)) {
    const rows: string[][] = [];
    for (const query of queries) {
      const time = await medianTime(options.runs, () => product.askAll(query));
      const aim = title === 'a median client' && query.aim < 1 ? medianAim : query.aim;
      const hand = byHand.get(query);
      rows.push([
        query.name,
        milliseconds(time),
        milliseconds(hand),
        ratio(time, hand),
        `${aim}×`,
        milliseconds(postgres.get(query)),
      ]);
    }
    printTable(
      `Queries of ${title} (median milliseconds)`,
      ['query', 'Waybill over HTTP', 'hand-written DuckDB', 'ratio', 'aim', 'PostgreSQL, subset'],
      rows,
    );
  }
  await product.stop();
  await benchExport(file, questions.largest);
}

function queriesOf(question: Question, questions: Questions): MeasuredQuery[] {
  return [...dashboardQueries(question), ...gridQueries(question), ...comparisonQueries(question, questions)];
}

async function postgresTimes(
  file: string,
  options: BenchOptions,
  queries: readonly MeasuredQuery[],
): Promise<Map<MeasuredQuery, number>> {
  const times = new Map<MeasuredQuery, number>();
  const postgres = await PostgresSubset.open(file, options.postgresPackages);
  try {
    for (const query of queries) times.set(query, await medianTime(1, () => postgres.run(query.sql)));
  } finally {
    await postgres.close();
  }
  return times;
}

/** A million wide rows as CSV: the warehouse's export against a bare COPY. */
async function benchExport(file: string, { clientId }: Question): Promise<void> {
  const columns = spend.gridColumns.map(({ column }) => column).join(', ');
  const sql = `select ${columns} from package_level_info
    where client_id = ${clientId} qualify row_number() over (order by tracking_id) <= 1000000`;
  const target = join(benchFolder, 'export.csv');
  const handWritten = await HandWritten.open(file);
  const byHand = await medianTime(3, () => handWritten.run([`copy (${sql}) to '${target}' (format csv, header)`]));
  handWritten.close();
  const warehouse = await openWarehouse({ file });
  const byProduct = await medianTime(3, () => warehouse.export({ sql, parameters: [], columns: [] }, target, 'csv'));
  await warehouse.close();
  const { size } = await stat(target);
  await rm(target);
  printTable(
    'Export of a million wide rows as CSV',
    ['', 'milliseconds', 'megabytes', 'ratio', 'aim'],
    [
      ['COPY … TO', milliseconds(byHand), (size / 1e6).toFixed(0), '', ''],
      ['Waybill', milliseconds(byProduct), (size / 1e6).toFixed(0), ratio(byProduct, byHand), '1.2×'],
    ],
  );
}
