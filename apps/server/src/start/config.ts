import { resolve } from 'node:path';
import type { SeparateApplication } from '@waybill/contract';
import type { ClickHouseAddress, ClickHouseRole } from '@waybill/warehouse-clickhouse';
import type { OpenExchangeRatesAccess } from '../organisation/exchange-rates/open-exchange-rates.ts';
import type { S3Location } from '../platform/files/s3-location.ts';
import type { LanguageModelAccess } from '../platform/language-model-access.ts';
import type { TelemetryOptions } from '../platform/telemetry/telemetry.ts';
import { type Environment, environment, secretSettings, settingNames } from './environment.ts';
import { inFile, withSecretsOfFiles } from './secret-files.ts';

/** The operator's settings; everything has a default (docs/operating.md). */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the data directory. */
  readonly dataDirectory: string;
  /** Absolute path of this server's scratch directory; the data directory unless several servers share that. */
  readonly scratchDirectory: string;
  /** Storage that speaks S3 for the files; absent: the data directory. */
  readonly filesLocation: S3Location | undefined;
  /** How long a stopping server reports that it is not ready, while it still answers, before it closes. */
  readonly drainSeconds: number;
  /** After how long a standstill of its event loop the server ends itself; 0: never. */
  readonly standstillSeconds: number;
  /**
   * How much memory all queries and loads together may use before they spill to disk; absent: 80% of the machine's
   * memory.
   */
  readonly memoryLimit: string | undefined;
  /** Demo data for a new data directory; by default the demo, unless there is a database server. */
  readonly seed: 'demo' | 'tiny' | 'none';
  /** How many proxies are in front; with 0 their headers are ignored. */
  readonly trustedProxies: number;
  /** The addresses of the separate applications in the side menu; without an address an application is not shown. */
  readonly applications: Readonly<Partial<Record<SeparateApplication, string>>> | undefined;
  /** Absolute path of the directory for backups that administrators may start. */
  readonly backupDirectory: string | undefined;
  /** Where mails with invoices are taken by SMTP, and the files of its certificate and key; absent: nowhere. */
  readonly mailReception:
    | {
        readonly port: number;
        readonly relays: readonly string[];
        readonly files: { readonly certificate: string; readonly key: string } | undefined;
      }
    | undefined;
  /** The only hosts from which invoices may be fetched; absent: any except this machine and its link-local network. */
  readonly fetchHosts: readonly string[] | undefined;
  /** Hosts that webhooks and OpenID Connect may reach although they are inside or use plain HTTP. */
  readonly webhookHosts: readonly string[] | undefined;
  /** Further origins whose pages may open a live connection. */
  readonly origins: readonly string[] | undefined;
  /** How to reach the operator: a `mailto:` or web address. */
  readonly contact: string | undefined;
  /** The address at which browsers find the portal; absent: the one at which the server listens. */
  readonly publicUrl: string | undefined;
  readonly databaseUrl: string | undefined;
  /** The ClickHouse database of the warehouse; absent: a DuckDB file in the data directory. */
  readonly warehouseAddress: ClickHouseAddress | undefined;
  /** What `waybill warehouse prepare --users` gives new users as their passwords; absent: random ones. */
  readonly warehousePasswords: Readonly<Record<ClickHouseRole, string | undefined>>;
  readonly jwtSecret: string | undefined;
  readonly smtpUrl: string | undefined;
  /** The sender of the portal's mails. */
  readonly mailFrom: string;
  /** Daily exchange rates are fetched when there is a key. */
  readonly openExchangeRates: OpenExchangeRatesAccess | undefined;
  /** The maps service that shows the addresses of a shipment. */
  readonly mapEmbedUrl: string | undefined;
  /** Reads questions that the assistant could not understand; absent if no language model is configured. */
  readonly languageModel: LanguageModelAccess | undefined;
  /** Who may read /metrics; absent if nobody may. */
  readonly metrics: { readonly token?: string | undefined } | undefined;
  /** The collector for traces and metrics; absent: none are recorded for it. */
  readonly telemetry: TelemetryOptions | undefined;
  /** Statements that take at least this long are logged. */
  readonly slowQueryMilliseconds: number;
  readonly logLevel: string;
}

/** A setting has an invalid value; the message names each one and what is allowed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const ownPrefix = 'WAYBILL_';
const allowed: ReadonlySet<string> = new Set([...settingNames, ...secretSettings.map(inFile)]);

/**
 * Reads the configuration from the environment; relative paths start at `directory`.
 * @throws ConfigError for wrong values and for settings with our prefix that do not exist.
 */
export function readConfig(variables: NodeJS.ProcessEnv, directory: string): Config {
  const unknown = Object.keys(variables).filter(
    (name) => name.startsWith(ownPrefix) && !name.startsWith('WAYBILL_TEST_') && !allowed.has(name),
  );
  const { present, faults: unreadable } = withSecretsOfFiles(variables);
  const parsed = environment.safeParse(present);
  const faults = [
    ...unknown.map((name) => `${name}: there is no such setting.`),
    ...unreadable,
    ...(parsed.success
      ? faultsBetween(parsed.data)
      : parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}.`)),
  ];
  if (!parsed.success || faults.length > 0) {
    throw new ConfigError(`The configuration is not valid:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  const settings = parsed.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDirectory: resolve(directory, settings.WAYBILL_DATA),
    scratchDirectory: resolve(directory, settings.WAYBILL_SCRATCH ?? settings.WAYBILL_DATA),
    filesLocation: filesLocationOf(settings),
    drainSeconds: settings.WAYBILL_DRAIN_SECONDS,
    standstillSeconds: settings.WAYBILL_STANDSTILL_SECONDS,
    memoryLimit: settings.WAYBILL_MEMORY,
    seed: settings.WAYBILL_SEED ?? (settings.DATABASE_URL === undefined ? 'demo' : 'none'),
    trustedProxies: settings.WAYBILL_TRUST_PROXY,
    applications: settings.WAYBILL_APPLICATIONS,
    backupDirectory: settings.WAYBILL_BACKUPS === undefined ? undefined : resolve(directory, settings.WAYBILL_BACKUPS),
    mailReception: mailReceptionOf(settings, directory),
    fetchHosts: settings.WAYBILL_FETCH_HOSTS,
    webhookHosts: settings.WAYBILL_WEBHOOK_HOSTS,
    origins: settings.WAYBILL_ORIGINS,
    contact: settings.WAYBILL_CONTACT,
    publicUrl: settings.PUBLIC_URL,
    databaseUrl: databaseUrlOf(settings),
    warehouseAddress: warehouseAddressOf(settings),
    warehousePasswords: { writer: settings.WAREHOUSE_WRITER_PASSWORD, reader: settings.WAREHOUSE_READER_PASSWORD },
    jwtSecret: settings.JWT_SECRET,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    openExchangeRates:
      settings.OPEN_EXCHANGE_RATES_KEY === undefined
        ? undefined
        : { address: settings.OPEN_EXCHANGE_RATES_URL, key: settings.OPEN_EXCHANGE_RATES_KEY },
    mapEmbedUrl: settings.MAP_EMBED_URL,
    languageModel: languageModelOf(settings),
    metrics: settings.METRICS || settings.METRICS_TOKEN ? { token: settings.METRICS_TOKEN } : undefined,
    telemetry: telemetryOf(settings),
    slowQueryMilliseconds: settings.SLOW_QUERY_MILLISECONDS,
    logLevel: settings.LOG_LEVEL,
  };
}

/** What is wrong with settings that are each valid, but do not fit together. */
function faultsBetween(settings: Environment): string[] {
  return [
    ...(settings.WAREHOUSE_URL !== undefined && settings.DATABASE_URL === undefined
      ? ['WAREHOUSE_URL: set DATABASE_URL, too. A warehouse on a server needs a settings database on a server.']
      : []),
    ...((settings.ASSISTANT_URL === undefined) !== (settings.ASSISTANT_MODEL === undefined)
      ? ['ASSISTANT_URL and ASSISTANT_MODEL: set both, or neither.']
      : []),
    ...(settings.DATABASE_PASSWORD !== undefined && settings.DATABASE_URL === undefined
      ? ['DATABASE_PASSWORD: set DATABASE_URL, too.']
      : []),
    ...(settings.WAREHOUSE_PASSWORD !== undefined && settings.WAREHOUSE_URL === undefined
      ? ['WAREHOUSE_PASSWORD: set WAREHOUSE_URL, too.']
      : []),
    ...((settings.WAYBILL_MAIL_PORT === undefined) !== (settings.WAYBILL_MAIL_RELAYS === undefined)
      ? ['WAYBILL_MAIL_PORT and WAYBILL_MAIL_RELAYS: set both, or neither.']
      : []),
    ...((settings.WAYBILL_MAIL_CERTIFICATE === undefined) !== (settings.WAYBILL_MAIL_KEY === undefined)
      ? ['WAYBILL_MAIL_CERTIFICATE and WAYBILL_MAIL_KEY: set both, or neither.']
      : []),
    ...faultsOfFiles(settings),
  ];
}

function mailReceptionOf(settings: Environment, directory: string): Config['mailReception'] {
  const { WAYBILL_MAIL_PORT: port, WAYBILL_MAIL_RELAYS: relays } = settings;
  if (port === undefined || relays === undefined) return undefined;
  const { WAYBILL_MAIL_CERTIFICATE: certificate, WAYBILL_MAIL_KEY: key } = settings;
  const files =
    certificate === undefined || key === undefined
      ? undefined
      : { certificate: resolve(directory, certificate), key: resolve(directory, key) };
  return { port, relays, files };
}

function databaseUrlOf({ DATABASE_URL, DATABASE_PASSWORD }: Environment): string | undefined {
  if (DATABASE_URL === undefined || DATABASE_PASSWORD === undefined) return DATABASE_URL;
  const url = new URL(DATABASE_URL);
  url.password = encodeURIComponent(DATABASE_PASSWORD);
  return url.href;
}

function warehouseAddressOf({ WAREHOUSE_URL, WAREHOUSE_PASSWORD }: Environment): ClickHouseAddress | undefined {
  if (WAREHOUSE_URL === undefined || WAREHOUSE_PASSWORD === undefined) return WAREHOUSE_URL;
  return { ...WAREHOUSE_URL, password: WAREHOUSE_PASSWORD };
}

function faultsOfFiles(settings: Environment): string[] {
  const { WAYBILL_FILES, WAYBILL_FILES_ACCESS_KEY, WAYBILL_FILES_SECRET_KEY } = settings;
  const details = [
    'WAYBILL_FILES_ENDPOINT',
    'WAYBILL_FILES_ACCESS_KEY',
    'WAYBILL_FILES_SECRET_KEY',
    'WAYBILL_FILES_PATH_STYLE',
  ] as const;
  const without = WAYBILL_FILES === undefined ? details.filter((name) => settings[name] !== undefined) : [];
  return [
    ...without.map((name) => `${name}: set WAYBILL_FILES, too, to the bucket for the files.`),
    ...((WAYBILL_FILES_ACCESS_KEY === undefined) !== (WAYBILL_FILES_SECRET_KEY === undefined)
      ? ['WAYBILL_FILES_ACCESS_KEY and WAYBILL_FILES_SECRET_KEY: set both, or neither.']
      : []),
  ];
}

function filesLocationOf(settings: Environment): S3Location | undefined {
  if (settings.WAYBILL_FILES === undefined) return undefined;
  const { WAYBILL_FILES_ACCESS_KEY: accessKeyId, WAYBILL_FILES_SECRET_KEY: secretAccessKey } = settings;
  const endpoint = settings.WAYBILL_FILES_ENDPOINT?.replace(/\/$/, '');
  return {
    ...settings.WAYBILL_FILES,
    endpoint,
    region: settings.WAYBILL_FILES_REGION,
    isPathStyle: settings.WAYBILL_FILES_PATH_STYLE ?? endpoint !== undefined,
    credentials:
      accessKeyId === undefined || secretAccessKey === undefined ? undefined : { accessKeyId, secretAccessKey },
  };
}

function telemetryOf(settings: Environment): TelemetryOptions | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: sent = {} } = settings;
  if (endpoint === undefined) return undefined;
  return {
    endpoint,
    headers: sent,
    serviceName: settings.OTEL_SERVICE_NAME,
    share: settings.OTEL_TRACES_SAMPLER_ARG,
  };
}

function languageModelOf(settings: Environment): LanguageModelAccess | undefined {
  const { ASSISTANT_URL: address, ASSISTANT_MODEL: model, ASSISTANT_KEY: key } = settings;
  if (address === undefined || model === undefined) return undefined;
  return {
    address,
    model,
    key,
    seconds: settings.ASSISTANT_SECONDS,
    requestsPerHour: settings.ASSISTANT_REQUESTS_PER_HOUR,
    tokensPerDay: settings.ASSISTANT_TOKENS_PER_DAY,
  };
}
