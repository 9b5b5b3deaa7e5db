import type pg from 'pg';
import { WriterTurnLost } from '../errors.ts';
import { ownClient } from './own-client.ts';
import { warehouseChanged } from './warehouse-changes.ts';

/** Any number that nothing else in this database locks: `ware` in ASCII. */
const lockNumber = 0x77_61_72_65;
/** After so long within a statement's transaction, a process that does not answer loses its turn. */
const longestPause = '60s';

/** The right of a process to change the warehouse, with a number that is given once. */
export interface WriterTurn {
  readonly number: number;
  /** Runs work while no other process can have the right. @throws WriterTurnLost when one may have it by now. */
  whileHeld<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Counts a change of the warehouse; servers that miss the count look a second later. Never throws. */
  noteChange(): Promise<void>;
  release(): Promise<void>;
}

/**
 * Lets the processes on a settings database change the warehouse one after the other. A turn goes with a connection: if
 * that breaks, the next process has its turn, with a greater number.
 */
export class WriterTurns {
  readonly #databaseUrl: string;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
  }

  /** Waits for the turn. Its number is greater than `above`, and than every number that was given before. */
  async take(above: number): Promise<WriterTurn> {
    const client = ownClient(this.#databaseUrl);
    await client.connect();
    try {
      await client.query(`set idle_in_transaction_session_timeout = '${longestPause}'`);
      await client.query('select pg_advisory_lock($1)', [lockNumber]);
      return new Turn(client, await numberAbove(client, above));
    } catch (error) {
      await client.end();
      throw error;
    }
  }
}

async function numberAbove(client: pg.Client, above: number): Promise<number> {
  const { rows } = await client.query<{ number: string }>(
    `select case when last_value <= $1 then setval('warehouse_load_number', $1 + 1)
       else nextval('warehouse_load_number') end as number
     from warehouse_load_number`,
    [above],
  );
  return Number(rows[0]?.number);
}

class Turn implements WriterTurn {
  readonly #client: pg.Client;
  readonly number: number;

  constructor(client: pg.Client, number: number) {
    this.#client = client;
    this.number = number;
  }

  async whileHeld<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#client.query('begin').catch((cause: unknown) => {
      throw new WriterTurnLost({ cause });
    });
    const result = await work();
    // The work is done, whatever becomes of the connection.
    await this.#client.query('commit').catch(() => undefined);
    return result;
  }

  async noteChange(): Promise<void> {
    await this.#client.query(warehouseChanged).catch(() => undefined);
  }

  async release(): Promise<void> {
    await this.#client.end().catch(() => undefined);
  }
}
