import { connectionOf } from '../open-settings.ts';
import type { Settings } from '../settings.ts';
import { FairLine } from './fair-line.ts';

/** Work that only one process at a time may do on a settings database, with a number that nothing else locks. */
const turns = { loads: 1, accounts: 2, reports: 3, backups: 4, start: 5, packets: 6, findings: 7 } as const;

/** The name of such work. */
export type Turn = keyof typeof turns;

/** The first key of our advisory locks: `wayb` in ASCII. */
const ours = 0x77_61_79_62;

const linesOf = new WeakMap<Settings, Map<Turn, FairLine>>();

/** The work of the server itself, and of commands. */
const nobody = '';

/**
 * Does work while no other work with the same name goes on, here or on other servers. Users take turns. A turn also ends
 * if its process ends.
 */
export async function inTurn<Result>(
  settings: Settings,
  turn: Turn,
  work: () => Promise<Result>,
  user: string = nobody,
): Promise<Result> {
  const lines = linesOf.get(settings) ?? new Map<Turn, FairLine>();
  linesOf.set(settings, lines);
  const line = lines.get(turn) ?? new FairLine(1);
  lines.set(turn, line);
  return await line.run(user, () => locked(settings, turn, work));
}

/** Whether this process is doing such work, or waiting for its turn. */
export function isInTurn(settings: Settings, turn: Turn): boolean {
  return linesOf.get(settings)?.get(turn)?.isBusy === true;
}

/** The embedded database has only one process. On a server the lock belongs to a connection. */
async function locked<Result>(settings: Settings, turn: Turn, work: () => Promise<Result>): Promise<Result> {
  const connection = connectionOf(settings);
  if ('embedded' in connection) return await work();
  const client = await connection.pool.connect();
  let lost: Error | undefined;
  const note = (error: Error) => {
    lost = error;
  };
  client.on('error', note);
  try {
    await client.query('select pg_advisory_lock($1, $2)', [ours, turns[turn]]);
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1, $2)', [ours, turns[turn]]).catch(note);
    client.off('error', note);
    client.release(lost);
  }
}
