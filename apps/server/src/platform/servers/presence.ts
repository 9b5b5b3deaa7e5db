import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { pid } from 'node:process';
import { tellServers } from '@waybill/db';
import plugin from 'fastify-plugin';
import { sql } from 'kysely';
import type { Services } from '../services.ts';
import type { Pulse } from './pulse.ts';

const usualPulse = { betweenBeats: 5_000, patience: 30_000 };
const millisecondsOfSecond = 1_000;
const goneTopic = 'server gone';

/** This server among those that work on the settings database. */
export interface Presence {
  /** Work that this server starts refers to this number, until the work ends or the server is gone. */
  readonly id: string;
  /** Calls back when a server is gone and may have left work unfinished. */
  onGone(listener: () => Promise<void>): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly presence: Presence;
  }
}

type PresenceServices = Pick<Services, 'settings' | 'sharesSettings' | 'pulse'>;

/**
 * Registers this server, from before it starts any work until all of it has ended, and notices when others are gone. If
 * no other server is possible, all servers still listed are gone.
 */
export const presence = plugin<PresenceServices>(
  async (app, { settings, sharesSettings = false, pulse = usualPulse }) => {
    const id = randomUUID();
    const listeners: (() => Promise<void>)[] = [];
    app.decorate('presence', { id, onGone: (listener: () => Promise<void>) => void listeners.push(listener) });

    const enter = () =>
      sql`insert into server (id, name, started_at, seen_at) values (${id}, ${`${hostname()} ${pid}`}, now(), now())`;
    const beating = new Beating(pulse);
    const beat = async () => {
      const seen = await sql`update server set seen_at = now() where id = ${id}`.execute(settings);
      // Other servers presumed this one gone, perhaps because its machine was asleep.
      if (Number(seen.numAffectedRows) === 0) await enter().execute(settings);
      if (!beating.isSteady()) return;
      const seconds = pulse.patience / millisecondsOfSecond;
      const gone = await sql`delete from server where seen_at < now() - make_interval(secs => ${seconds})
        returning id`.execute(settings);
      if (gone.rows.length > 0) await tellServers(settings, goneTopic, '');
    };
    const failed = (error: unknown) => app.log.error({ err: error }, 'looking for other servers failed');

    const tellListeners = () => {
      for (const listener of listeners) listener().catch(failed);
    };
    const stopHearing = [app.news.on(goneTopic, tellListeners), app.news.onMissed(tellListeners)];
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onReady', async () => {
      if (!sharesSettings) await sql`delete from server`.execute(settings);
      await enter().execute(settings);
      if (sharesSettings) timer = setInterval(() => void beat().catch(failed), pulse.betweenBeats);
    });
    app.addHook('preClose', async () => {
      for (const stop of stopHearing) stop();
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await leave().catch(failed);
    });
    const leave = () =>
      settings.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('server').where('id', '=', id).execute();
        if (sharesSettings) await tellServers(transaction, goneTopic, '');
      });
  },
);

/**
 * Whether this server has itself been running steadily: after an outage of the database, or of this machine, no server
 * has been seen for a while, but that does not mean that they are gone.
 */
class Beating {
  readonly #pulse: Pulse;
  #last = performance.now();
  #steadySince = performance.now();

  constructor(pulse: Pulse) {
    this.#pulse = pulse;
  }

  isSteady(): boolean {
    const { betweenBeats, patience } = this.#pulse;
    const now = performance.now();
    if (now - this.#last > patience / 2) this.#steadySince = now;
    this.#last = now;
    return now - this.#steadySince >= patience - betweenBeats;
  }
}
