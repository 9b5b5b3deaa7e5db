import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '@waybill/db';
import type { DateRange } from '@waybill/model';
import { sealerOf } from '../../platform/secrets/sealer.ts';
import type { FindingServices } from './finding-services.ts';
import { readMonths } from './stored-months.ts';
import { waitingClients, workOut } from './work-out.ts';

/** A screen waits for a run that has begun within this time; of a longer one it says that it is under way. */
const longestWaitMilliseconds = 2_000;

/** Whether an answer waits until all findings are worked out, or only as long as somebody may look at a screen. */
export type Patience = 'briefly' | 'until done';

/** What keeps findings on this server. */
interface Keeper {
  /** Starts a run, or has one more follow. Returns since when there is one, in milliseconds of the process. */
  start(): number;
  /** Resolves when no run is under way. */
  ended(): Promise<void>;
}

const keepers = new WeakMap<Settings, Keeper>();

/** Notes what keeps findings on this server. Returns what ends that. */
export function noteKeeper(settings: Settings, keeper: Keeper): () => void {
  keepers.set(settings, keeper);
  return () => void keepers.delete(settings);
}

interface Asked {
  readonly clientIds: readonly number[];
  readonly days: DateRange;
  readonly patience: Patience;
}

/**
 * Reads the stored findings of these clients, or what rules could judge, and for how many of the clients that may be of
 * before, because a search is under way. A server that does not keep findings works them out first.
 */
export async function readFound<Column extends 'found' | 'covered'>(
  services: FindingServices,
  column: Column,
  { clientIds, days, patience }: Asked,
) {
  const keeper = patience === 'briefly' ? keepers.get(services.settings) : undefined;
  if (keeper === undefined) await workOut(services, clientIds);
  const waiting = await stillWaiting(services, clientIds, keeper);
  const sealer = await sealerOf(services.files);
  return { rows: await readMonths(services.settings, sealer, column, clientIds, days), waitingClients: waiting };
}

async function stillWaiting(
  services: FindingServices,
  clientIds: readonly number[],
  keeper: Keeper | undefined,
): Promise<number> {
  for (;;) {
    const { length } = await waitingClients(services, clientIds);
    if (length === 0 || keeper === undefined) return length;
    const left = keeper.start() + longestWaitMilliseconds - performance.now();
    if (left < 0) return length;
    await endedWithin(keeper, left);
  }
}

/** Waits until no run is under way, at most so many milliseconds. */
async function endedWithin(keeper: Keeper, milliseconds: number): Promise<void> {
  const waiting = new AbortController();
  const late = wait(milliseconds, undefined, { signal: waiting.signal }).catch(() => undefined);
  await Promise.race([keeper.ended(), late]);
  waiting.abort();
}
