import { setImmediate } from 'node:timers/promises';
import {
  type DimensionName,
  dimensions,
  dimensionsWithNames,
  QuestionReader,
  type ScopedValues,
} from '@waybill/assistant';
import { compileDataQuery, type Scope } from '@waybill/query';
import { LRUCache } from 'lru-cache';
import type { ReadableClient } from '../../identity/access/readable-clients.ts';
import { queryTimeoutMs } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';

/** Each contains the names of a scope; the demo's largest client takes about two megabytes per language. */
const mostReaders = 40;

/** Readers for outdated data are not used again. */
const longestUnused = 3_600_000;

/** A reader is completed even if the question that started it is cancelled: others may be waiting for it. */
const longestMaking = 60_000;

/** Further names of a dimension are recognised only by their exact spelling. */
const mostNames = 5_000;

/** Of cities, only those with the most rows are known by name: an address can have any spelling. */
const mostCities = 1_500;

type Lookup = Pick<Services, 'warehouse'>;

/** What a user may read, and the names of their clients. */
export interface ReaderScope {
  readonly scope: Scope;
  readonly clients: readonly Pick<ReadableClient, 'id' | 'name'>[];
}

/** Readers that are rebuilt as soon as new data is published, so that the next question need not wait for them. */
const mostMadeAgain = 8;

interface Kept {
  readonly readerScope: ReaderScope;
  readonly reader: Promise<QuestionReader>;
}

const readersOf = new WeakMap<Services['warehouse'], LRUCache<string, Kept>>();

/**
 * The reader of questions for a scope: it knows the names in the rows that this user may see, and no others. It is
 * built once for all who ask at the same time; cancelling one request does not affect the others.
 */
export async function questionReaderOf(
  lookup: Lookup,
  readerScope: ReaderScope,
  signal: AbortSignal,
): Promise<QuestionReader> {
  signal.throwIfAborted();
  const stopped = Promise.withResolvers<never>();
  const stop = () => stopped.reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([keptReader(lookup, readerScope), stopped.promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Builds the reader, with what its first question needs, in advance. */
export function prepareReader(lookup: Lookup, readerScope: ReaderScope): void {
  prepared(lookup, readerScope).catch(() => undefined);
}

async function prepared(lookup: Lookup, readerScope: ReaderScope): Promise<void> {
  const reader = await keptReader(lookup, readerScope);
  await setImmediate();
  reader.prepare('en');
}

function keptReader(lookup: Lookup, readerScope: ReaderScope): Promise<QuestionReader> {
  const readers = keptReadersOf(lookup);
  const key = JSON.stringify([readerScope.scope, readerScope.clients.map(({ id, name }) => [id, name])]);
  const kept = readers.get(key);
  if (kept !== undefined) return kept.reader;
  const reader = scopedValues(lookup, readerScope, AbortSignal.timeout(longestMaking)).then(
    (values) => new QuestionReader(values, () => performance.now()),
  );
  readers.set(key, { readerScope, reader });
  reader.catch(() => readers.delete(key));
  return reader;
}

function keptReadersOf({ warehouse }: Lookup): LRUCache<string, Kept> {
  const before = readersOf.get(warehouse);
  if (before !== undefined) return before;
  const readers = new LRUCache<string, Kept>({ max: mostReaders, ttl: longestUnused, updateAgeOnGet: true });
  readersOf.set(warehouse, readers);
  warehouse.onPublished((dataVersion) => makeAgain({ warehouse }, readers, dataVersion));
  return readers;
}

/** Rebuilds the most recently used readers for the new data, one after another. */
function makeAgain(lookup: Lookup, readers: LRUCache<string, Kept>, publishedLoad: number): void {
  const recent = [...readers.values()].slice(0, mostMadeAgain).map(({ readerScope }) => readerScope);
  const made = recent.reduce(
    (before, readerScope) =>
      before.then(async () => {
        await prepared(lookup, { ...readerScope, scope: { ...readerScope.scope, publishedLoad } });
      }),
    Promise.resolve(),
  );
  made.catch(() => undefined);
}

async function scopedValues(lookup: Lookup, readerScope: ReaderScope, signal: AbortSignal): Promise<ScopedValues> {
  const named = await Promise.all(
    dimensionsWithNames.map(async (name) => [name, await namesOf(lookup, readerScope.scope, name, signal)] as const),
  );
  return { clients: readerScope.clients.map(({ id, name }) => ({ id, name })), values: Object.fromEntries(named) };
}

async function namesOf(
  { warehouse }: Lookup,
  scope: Scope,
  name: DimensionName,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { expression, tables, whereClauses } = dimensions[name];
  const isCity = name === 'city' || name === 'sender_city';
  const compiled = compileDataQuery(
    {
      selectColumnNames: [`${expression} as value`, ...(isCity ? ['count(*) as billed'] : [])],
      fromTableNames: [tables[0] ?? 'package_level_info'],
      whereClauseDetails: [...whereClauses],
      groupByDetails: [expression],
      orderByDetails: isCity ? ['billed desc', expression] : [expression],
    },
    { scope, rollups: warehouse.rollups },
  );
  const rows = await warehouse.rows<{ VALUE: string | number | null }>(compiled, { signal, timeoutMs: queryTimeoutMs });
  return rows
    .slice(0, isCity ? mostCities : mostNames)
    .flatMap(({ VALUE }) => (VALUE === null || VALUE === '' ? [] : [String(VALUE)]));
}
