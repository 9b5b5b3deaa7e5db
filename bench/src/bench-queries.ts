import { HandWritten } from './engines/hand-written.ts';
import { PostgresSubset } from './engines/postgres-subset.ts';
import { Product } from './engines/product.ts';
import { medianTimes } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { milliseconds, printTable, ratio } from './print-table.ts';
import { progress } from './progress.ts';
import { comparisonQueries } from './queries/comparison-queries.ts';
import { dashboardQueries } from './queries/dashboard-queries.ts';
import { gridQueries } from './queries/grid-queries.ts';
import type { MeasuredQuery, Question } from './queries/measured-query.ts';
import { type Questions, questionsOf } from './queries/questions.ts';

const header = ['query', 'Waybill over HTTP', 'hand-written DuckDB', 'ratio', 'aim', 'PostgreSQL, subset'];

/** For a median client, the few milliseconds of every call dominate. */
const medianAim = 1;

/** V8 compiles a server's code for speed within some hundred calls; so many rounds of all queries are not measured. */
const roundsBefore = 15;

/** The systems that answer the same question. */
interface Engines {
  readonly product: Product;
  readonly handWritten: HandWritten;
  readonly postgres: PostgresSubset | undefined;
}

/**
 * Every representative query: the product over HTTP without a cache, hand-written SQL, and PostgreSQL; one table per
 * client.
 */
export async function benchQueries(file: string, options: BenchOptions): Promise<void> {
  const postgres = options.withPostgres ? await PostgresSubset.open(file, options.postgresPackages) : undefined;
  const handWritten = await HandWritten.open(file);
  const product = await Product.start(file, 0);
  const questions = await questionsOf(handWritten.connection);
  const sets = [
    { client: 'the largest client', queries: queriesOf(questions.largest, questions) },
    {
      client: 'a median client',
      queries: queriesOf(questions.median, questions).map((query) => ({
        ...query,
        aim: query.aim < 1 ? medianAim : query.aim,
      })),
    },
  ];
  progress('calls before those that are measured');
  for (let round = 0; round < roundsBefore; round += 1) {
    for (const query of sets.flatMap(({ queries }) => queries)) await product.askAll(query);
  }
  for (const { client, queries } of sets) {
    const rows: string[][] = [];
    for (const query of queries) {
      progress(`${query.name}, ${client}`);
      rows.push(await measured(query, options.runs, { product, handWritten, postgres }));
    }
    printTable(`Queries of ${client} (median milliseconds)`, header, rows);
  }
  await product.stop();
  handWritten.close();
  await postgres?.close();
}

async function measured(query: MeasuredQuery, runs: number, engines: Engines): Promise<string[]> {
  const { product, handWritten, postgres } = engines;
  const works = [() => product.askAll(query), () => handWritten.run(query.best ?? query.sql)];
  if (postgres) works.push(() => postgres.run(query.sql));
  const [byProduct = Number.NaN, byHand = Number.NaN, byPostgres] = await medianTimes(runs, works);
  return [
    query.name,
    milliseconds(byProduct),
    milliseconds(byHand),
    ratio(byProduct, byHand),
    `${query.aim}×`,
    milliseconds(byPostgres),
  ];
}

function queriesOf(question: Question, questions: Questions): MeasuredQuery[] {
  return [...dashboardQueries(question), ...gridQueries(question), ...comparisonQueries(question, questions)];
}
