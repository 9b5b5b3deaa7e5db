import { HandWritten } from './engines/hand-written.ts';
import { Peer } from './engines/peer.ts';
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

const header = [
  'query',
  'Waybill over HTTP',
  'hand-written DuckDB',
  'ratio',
  'aim',
  'Malloy',
  'Mosaic',
  'PostgreSQL, subset',
];

/** For a median client, the few milliseconds of every call dominate. */
const medianAim = 1;

/** V8 compiles a server's code for speed within some hundred calls; so many rounds of all queries are not measured. */
const roundsBefore = 15;

/** The systems that answer the same question. */
interface Engines {
  readonly product: Product;
  readonly handWritten: HandWritten;
  readonly malloy: Peer | undefined;
  readonly mosaic: Peer | undefined;
  readonly postgres: PostgresSubset | undefined;
}

/**
 * Every representative query: the product over HTTP without a cache, hand-written SQL, Malloy and Mosaic over HTTP, and
 * PostgreSQL; one table per client.
 */
export async function benchQueries(file: string, options: BenchOptions): Promise<void> {
  const postgres = options.withPostgres ? await PostgresSubset.open(file, options.postgresPackages) : undefined;
  const handWritten = await HandWritten.open(file);
  const product = await Product.start(file, 0);
  const malloy = options.withPeers ? await Peer.start('malloy', file) : undefined;
  const mosaic = options.withPeers ? await Peer.start('mosaic', file) : undefined;
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
    for (const query of sets.flatMap(({ queries }) => queries)) {
      await product.askAll(query);
      if (query.malloy) await malloy?.askAll(query.malloy);
      await mosaic?.askAll(statementsOfMosaic(query));
    }
  }
  for (const { client, queries } of sets) {
    const rows: string[][] = [];
    for (const query of queries) {
      progress(`${query.name}, ${client}`);
      rows.push(await measured(query, options.runs, { product, handWritten, malloy, mosaic, postgres }));
    }
    printTable(`Queries of ${client} (median milliseconds)`, header, rows);
  }
  for (const server of [product, malloy, mosaic]) await server?.stop();
  handWritten.close();
  await postgres?.close();
}

async function measured(query: MeasuredQuery, runs: number, engines: Engines): Promise<string[]> {
  const { product, handWritten, malloy, mosaic, postgres } = engines;
  const inMalloy = query.malloy;
  const works = {
    product: () => product.askAll(query),
    byHand: () => handWritten.run(query.best ?? query.sql),
    ...(malloy && inMalloy && { malloy: () => malloy.askAll(inMalloy) }),
    ...(mosaic && { mosaic: () => mosaic.askAll(statementsOfMosaic(query)) }),
    ...(postgres && { postgres: () => postgres.run(query.sql) }),
  };
  const measuredTimes = await medianTimes(runs, Object.values(works));
  const times = new Map(Object.keys(works).map((name, index) => [name, measuredTimes[index]]));
  const byProduct = times.get('product') ?? Number.NaN;
  const byHand = times.get('byHand') ?? Number.NaN;
  return [
    query.name,
    milliseconds(byProduct),
    milliseconds(byHand),
    ratio(byProduct, byHand),
    `${query.aim}×`,
    milliseconds(times.get('malloy')),
    milliseconds(times.get('mosaic')),
    milliseconds(times.get('postgres')),
  ];
}

const statementsOfMosaic = ({ mosaic, best, sql }: MeasuredQuery): readonly string[] => mosaic ?? best ?? sql;

function queriesOf(question: Question, questions: Questions): MeasuredQuery[] {
  return [...dashboardQueries(question), ...gridQueries(question), ...comparisonQueries(question, questions)];
}
