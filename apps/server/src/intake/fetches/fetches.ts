import { rm } from 'node:fs/promises';
import { bringsMails } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import { internalUsersOf } from '../../live/notifications/internal-users.ts';
import { notify } from '../../live/notifications/notify.ts';
import { dataPaths } from '../../platform/data-directory/data-paths.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { endInterruptedLoads } from '../loads/repair-interrupted-loads.ts';
import type { FetchContext } from './fetch-context.ts';
import { fetchMails } from './fetch-mails.ts';
import { endInterruptedFiles } from './interrupted-files.ts';
import { RemoteError } from './remote/remote-folder.ts';
import { runFetch } from './run-fetch.ts';

const millisecondsBetweenLooks = 60_000;

/** What fetching needs of the app, or of the command that fetches without one. */
export interface FetchHost {
  readonly log: Pick<FastifyInstance['log'], 'error'>;
  /** Absent while no server runs. */
  readonly presence?: FastifyInstance['presence'];
}

/** Fetches invoices from other servers, on schedule and on request. */
export class Fetches {
  readonly #context: FetchContext;
  readonly #host: FetchHost;
  readonly #ending = new AbortController();
  readonly #running = new Map<number, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(context: FetchContext, host: FetchHost) {
    this.#context = context;
    this.#host = host;
  }

  /** Ends what a server that is gone left unfinished, and starts looking for locations that are due. */
  async start(): Promise<void> {
    await this.prepare();
    this.#host.presence?.onGone(() => this.#endInterrupted());
    const look = () =>
      void this.fetchDue().catch((error: unknown) => this.#host.log.error({ err: error }, 'fetching invoices failed'));
    this.#timer = setInterval(look, millisecondsBetweenLooks);
  }

  /** Records what a server that is gone left unfinished. */
  async prepare(): Promise<void> {
    const { dataDirectory, scratchDirectory } = this.#context;
    await rm(dataPaths(dataDirectory, scratchDirectory).fetched, { recursive: true, force: true });
    await this.#endInterrupted();
  }

  /** Begins no more visits by the clock; those under way continue. */
  takeNoMore(): void {
    clearInterval(this.#timer);
  }

  async close(): Promise<void> {
    this.takeNoMore();
    this.#ending.abort();
    await Promise.allSettled(this.#running.values());
  }

  /**
   * Starts fetching from a location, because of the clock if nobody asked for it; returns false if it is already being
   * fetched from, by whichever server.
   */
  async begin(locationId: number, by: SignedInUser | null): Promise<boolean> {
    if (this.#running.has(locationId) || this.#ending.signal.aborted) return false;
    const fetchId = await this.#claim(locationId, by);
    if (fetchId === undefined) return false;
    const work = this.#fetch(locationId, fetchId, by?.userId ?? null)
      .catch((error: unknown) => this.#host.log.error({ err: error, locationId }, 'fetching from a location failed'))
      .finally(() => this.#running.delete(locationId));
    this.#running.set(locationId, work);
    return true;
  }

  /** Resolves when nothing is being fetched. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#running.values());
  }

  /** Starts all locations that are due, except those whose connection has never been tested. */
  async fetchDue(): Promise<void> {
    const { settings, clock } = this.#context;
    const now = clock();
    const due = await settings
      .selectFrom('ftp_location')
      .select('id')
      .where('active', '=', true)
      .where('host_key', 'is not', null)
      .where('interval_minutes', 'is not', null)
      .where(
        sql<boolean>`not exists (select from ftp_fetch where ftp_fetch.location_id = ftp_location.id
          and ftp_fetch.started_at > ${now}::timestamptz - make_interval(mins => ftp_location.interval_minutes))`,
      )
      .execute();
    for (const { id } of due) await this.begin(id, null);
  }

  /** The number of a new fetch; undefined if one is already running, or if there is no such location. */
  async #claim(locationId: number, by: SignedInUser | null): Promise<number | undefined> {
    const { settings, clock } = this.#context;
    return await settings.transaction().execute(async (transaction) => {
      const location = await transaction
        .selectFrom('ftp_location')
        .select(['id', 'name'])
        .where('id', '=', locationId)
        .forUpdate()
        .executeTakeFirst();
      const underWay = await transaction
        .selectFrom('ftp_fetch')
        .select('id')
        .where('location_id', '=', locationId)
        .where('outcome', '=', 'running')
        .executeTakeFirst();
      if (location === undefined || underWay !== undefined) return undefined;
      if (by !== null) await writeAudit(transaction, by, clock(), { action: 'ftp_location.fetch', subject: location });
      const { id } = await transaction
        .insertInto('ftp_fetch')
        .values({
          location_id: locationId,
          started_at: clock(),
          outcome: 'running',
          user_id: by?.userId ?? null,
          server_id: this.#host.presence?.id ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    });
  }

  async #fetch(locationId: number, fetchId: number, userId: number | null): Promise<void> {
    const { settings, clock } = this.#context;
    const found = await settings
      .selectFrom('ftp_location')
      .innerJoin('client', 'client.id', 'ftp_location.client_id')
      .selectAll('ftp_location')
      .select('client.tenant_id')
      .where('ftp_location.id', '=', locationId)
      .executeTakeFirst();
    if (found === undefined) return;
    const { tenant_id: tenantId, ...location } = found;
    const end = async (outcome: 'done' | 'failed', reason: string | null) => {
      const values = { outcome, reason, finished_at: clock() };
      await settings.updateTable('ftp_fetch').set(values).where('id', '=', fetchId).execute();
    };
    const onFault = (error: unknown) => this.#host.log.error({ err: error, locationId }, 'fetched file failed');
    try {
      const signal = this.#ending.signal;
      const isAskedFor = userId !== null;
      const visit = { location, fetchId, tenantId, isAskedFor, signal, onFault };
      const run = bringsMails(location.protocol) ? fetchMails : runFetch;
      await end('done', await run(this.#context, visit));
    } catch (error) {
      if (!(error instanceof RemoteError)) onFault(error);
      await end('failed', error instanceof RemoteError ? error.message : 'The files could not be fetched.');
      if (userId === null) await this.#tell(tenantId, location, clock());
    }
  }

  /** Records the result of fetches that a server did not finish, and of the files whose load it did not finish. */
  async #endInterrupted(): Promise<void> {
    const { settings, clock } = this.#context;
    await endInterruptedLoads(this.#context);
    await settings
      .updateTable('ftp_fetch')
      .set({ outcome: 'failed', finished_at: clock(), reason: 'Waybill was stopped during the transfer.' })
      .where('outcome', '=', 'running')
      .where('server_id', 'is', null)
      .execute();
    for (const { tenantId, location } of await endInterruptedFiles(settings)) {
      await this.#tell(tenantId, location, clock());
    }
  }

  /** Notifies the internal users once a day that nothing can be fetched from a location. */
  async #tell(tenantId: number, { id, name }: { id: number; name: string }, now: Date): Promise<void> {
    const { settings } = this.#context;
    await notify(settings, await internalUsersOf(settings, tenantId), {
      kind: 'fetch_failed',
      values: { name },
      link: `/ftplocations?open=${id}`,
      onlyOnce: `fetch-${id}-${now.toISOString().slice(0, 10)}`,
    });
  }
}
