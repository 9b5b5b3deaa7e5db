import type { Settings } from '@waybill/db';
import type { Warehouse } from '@waybill/warehouse';
import { sql } from 'kysely';

const millisecondsBetweenLooks = 5_000;

/** The engines' messages after which they will not work again in this process, mostly after a write to a full disk. */
const lostForGood = [
  /database has been invalidated/i,
  /database must be restarted/i,
  // The embedded PostgreSQL, which runs as WebAssembly and cannot start again by itself.
  /^unreachable$|memory access out of bounds|Aborted\(/,
];

interface Watched {
  readonly warehouse: Pick<Warehouse, 'assertAnswers'>;
  readonly settings: Settings;
  /** Called once, with the engine's error. */
  readonly onLost: (error: Error) => void;
}

/** Checks from time to time whether the engines still work. Returns a function that stops it looking. */
export function watchEngines({ warehouse, settings, onLost }: Watched): () => void {
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await warehouse.assertAnswers();
      await sql`select 1`.execute(settings);
    } catch (error) {
      const lost = lostIn(error);
      if (lost === undefined) return;
      stop();
      onLost(lost);
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), millisecondsBetweenLooks);
  const stop = () => clearInterval(timer);
  return stop;
}

/** The error by which an engine says that it is lost; other errors pass. */
export function lostIn(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined;
  return lostForGood.some((words) => words.test(error.message)) ? error : lostIn(error.cause);
}

/** What the operator reads when the server ends because of it. */
export const engineLost = (error: Error): string =>
  `A database of this server stopped working: ${error.message.split('\n')[0]}\n` +
  'Most often its disk was full. Waybill ends now, because only a new start opens the database again. Make room on ' +
  'the disk and start Waybill: what was loaded before is still there.';
