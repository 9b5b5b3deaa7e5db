import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { exit, kill, pid, stderr, stdout } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inTurn, isInTurn, type Settings } from '@waybill/db';
import type { Warehouse } from '@waybill/warehouse';
import type { FastifyInstance } from 'fastify';
import { keepSorted } from '../intake/loads/keep-sorted.ts';
import { endInterruptedLoads } from '../intake/loads/repair-interrupted-loads.ts';
import { refreshAccountMirror } from '../organisation/clients/account-mirror.ts';
import { keepRatesCurrent } from '../organisation/exchange-rates/keep-rates-current.ts';
import {
  type DataDirectoryOptions,
  type OpenDataDirectory,
  openDataDirectory,
} from '../platform/data-directory/open-data-directory.ts';
import { announceServer, withdrawServer } from '../platform/data-directory/running-server.ts';
import { keptSecret, newSecret } from '../platform/data-directory/secret.ts';
import { createLogger } from '../platform/logger.ts';
import { createMailer } from '../platform/mail/create-mailer.ts';
import { startTelemetry } from '../platform/telemetry/telemetry.ts';
import { createApp } from './app.ts';
import { assertPortFree, listenError } from './assert-port-free.ts';
import type { Config } from './config.ts';
import { dataDirectoryOptions } from './data-directory-options.ts';
import { returnMemoryWhenIdle } from './idle-memory.ts';
import { mailReceptionOf } from './mail-reception-of.ts';
import { oncePossible } from './once-possible.ts';
import { hasManyDoors, prepareDoors } from './open-doors.ts';
import { prepareContent } from './prepare-content.ts';
import { engineLost, watchEngines } from './watch-engines.ts';
import { startWatchdog } from './watchdog/watchdog.ts';
import { welcome } from './welcome.ts';

/** A server that listens. */
export interface RunningServer {
  readonly address: string;
  /** The message for its operator once it can be stopped. */
  readonly welcome: string;
  /** Finishes requests in progress, closes the databases and ends the process. A second, later call ends it at once. */
  stop(reason: string): Promise<void>;
}

/** One Ctrl-C arrives several times within milliseconds: from the terminal, from npm and from the start script. */
const sameSignalMilliseconds = 1_000;
/** How long a stopping server waits for its loads; the next start, or another server, ends the others. */
const longestLoad = 20_000;
const millisecondsBetweenLooks = 50;
const millisecondsOfSecond = 1_000;
/** The first screens come before the chores and the search for findings. */
const restAfterStart = 2_000;

/** Opens a data directory as the server needs it. */
export type OpensData = (options: DataDirectoryOptions) => Promise<OpenDataDirectory>;

/** Opens the data directory, fills it at the first start, and serves API and web app on one port. */
export async function startServer(config: Config, openData: OpensData = openDataDirectory): Promise<RunningServer> {
  await assertPortFree(config.host, config.port);
  const logger = createLogger(config.logLevel);
  const telemetry = config.telemetry === undefined ? undefined : await startTelemetry(config.telemetry);
  const data = await openData(dataDirectoryOptions(config, logger));
  try {
    const clock = () => new Date();
    const firstSignIn = await inTurn(data.settings, 'start', () => prepareContent(data, config.seed, clock));
    await oncePossible('end interrupted loads', () => endInterruptedLoads(data), logger);
    await oncePossible('refresh the accounts', () => refreshAccountMirror(data.settings, data.warehouse), logger);
    await rm(data.paths.written, { recursive: true, force: true });
    const internalToken = newSecret();
    const mailer = createMailer(config.smtpUrl, data.files, config.mailFrom);
    const app = await createApp({
      settings: data.settings,
      sharesSettings: data.sharesSettings,
      warehouse: data.warehouse,
      clock,
      mailer,
      jwtSecret: config.jwtSecret ?? (await keptSecret(data.files, 'jwt')),
      internalToken,
      files: data.files,
      dataDirectory: data.paths.directory,
      scratchDirectory: data.paths.scratch,
      webDirectory: findWebApp(),
      publicUrl: () => config.publicUrl ?? reachableAddress(config),
      applications: config.applications,
      contact: config.contact,
      backupDirectory: config.backupDirectory,
      mailReception: await mailReceptionOf(config),
      fetchHosts: config.fetchHosts,
      webhookHosts: config.webhookHosts,
      languageModel: config.languageModel,
      origins: config.origins,
      trustedProxies: config.trustedProxies,
      logger,
      metrics: config.metrics,
      restAfterStart,
      telemetry,
      mapEmbedUrl: config.mapEmbedUrl,
    });
    app.addHook('onClose', async () => mailer.close());
    app.addHook('onClose', async () => telemetry?.stop());
    const stopSorting = keepSorted({
      warehouse: data.warehouse,
      onFailure: (error) => app.log.error({ err: error }, 'sorting the warehouse failed'),
    });
    app.addHook('onClose', stopSorting);
    if (config.openExchangeRates !== undefined) {
      const stopFetching = keepRatesCurrent({
        settings: data.settings,
        clock,
        access: config.openExchangeRates,
        onFailure: (error) => app.log.error({ err: error }, 'fetching exchange rates failed'),
      });
      app.addHook('onClose', async () => stopFetching());
    }
    const stopWatching = watchEngines({
      warehouse: data.warehouse,
      settings: data.settings,
      onLost: (error) => {
        app.log.fatal({ err: error }, 'engine lost');
        stderr.write(`\n${engineLost(error)}\n`);
        // Closing would wait for an engine that does not answer; committed data does not need it.
        void withdrawServer(data.paths).finally(() => exit(1));
      },
    });
    app.addHook('onClose', async () => stopWatching());
    const stopReturning = returnMemoryWhenIdle({
      warehouse: data.warehouse,
      onFailure: (error) => app.log.error({ err: error }, 'returning memory failed'),
    });
    app.addHook('onClose', stopReturning);
    app.addHook('onClose', startWatchdog(config.standstillSeconds, logger));
    const openDoors = prepareDoors(app);
    const address = await listen(app, config);
    await openDoors();
    await announceServer(data.paths, { pid: process.pid, address, token: internalToken });
    return {
      address,
      welcome: welcome(config.publicUrl ?? address, firstSignIn),
      stop: stopping(app, data, config.drainSeconds),
    };
  } catch (error) {
    await data.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    const shared = { host, port, reusePort: hasManyDoors };
    await app.listen(shared);
  } catch (error) {
    await app.close();
    throw isSystemError(error) ? listenError(error, host, port) : error;
  }
  return reachableAddress({ host, port });
}

function reachableAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'syscall' in error;

function stopping(app: FastifyInstance, data: OpenDataDirectory, drainSeconds: number): RunningServer['stop'] {
  let stoppedAt: number | undefined;
  return async (reason) => {
    const now = performance.now();
    if (stoppedAt !== undefined) {
      if (now - stoppedAt > sameSignalMilliseconds) endProcess(1, runningQueries(data.warehouse));
      return;
    }
    stoppedAt = now;
    stdout.write(`\n${reason}: closing …\n`);
    await withdrawServer(data.paths);
    await drained(app, data.settings, drainSeconds);
    await app.close();
    await data.close();
    stdout.write('Closed.\n');
    endProcess(0, data.warehouse.lostQueries);
  };
}

/** Lets proxies notice that this server is to stop, and ends what cannot be handed to another one. */
async function drained(app: FastifyInstance, settings: Settings, seconds: number): Promise<void> {
  app.drain.begin();
  app.reports.takeNoMore();
  app.fetches.takeNoMore();
  await wait(seconds * millisecondsOfSecond);
  const latest = performance.now() + longestLoad;
  while (isInTurn(settings, 'loads') && performance.now() < latest) await wait(millisecondsBetweenLooks);
}

function runningQueries({ occupancy, lostQueries }: Warehouse): number {
  return occupancy.short.running + occupancy.long.running + lostQueries;
}

/**
 * Ends the process. The usual way waits for every thread of it, so a query that the engine does not end would keep it
 * for ever; then the process is killed, which loses nothing that was committed.
 */
function endProcess(code: number, runningQueries: number): void {
  if (runningQueries > 0) kill(pid, 'SIGKILL');
  else exit(code);
}

const builtWebApp = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The folder of the built web app; undefined when it was not built, and then only the API answers. */
const findWebApp = (): string | undefined => (existsSync(`${builtWebApp}/index.html`) ? builtWebApp : undefined);
