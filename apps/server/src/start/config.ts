import { resolve } from 'node:path';
import { type SeparateApplication, separateApplications } from '@waybill/contract';
import { type ClickHouseAddress, readClickHouseAddress } from '@waybill/warehouse-clickhouse';
import { z } from 'zod';
import type { OpenExchangeRatesAccess } from '../organisation/exchange-rates/open-exchange-rates.ts';
import type { S3Location } from '../platform/files/s3-location.ts';
import type { LanguageModelAccess } from '../platform/language-model-access.ts';
import type { TelemetryOptions } from '../platform/telemetry/telemetry.ts';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

const webAddress = z.url({ protocol: /^https?$/ });

const isOrigin = (address: string): boolean => URL.parse(address)?.origin === address.toLowerCase();

/** `ui1=https://legacy.example.com/ui1,ui5=https://…`: each name at most once. */
const applications = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim().split(/=(.*)/s, 2)))
  .pipe(z.array(z.tuple([z.enum(separateApplications), webAddress])))
  .refine((pairs) => new Set(pairs.map(([name]) => name)).size === pairs.length, 'each application may stand once')
  .transform((pairs): Partial<Record<SeparateApplication, string>> => Object.fromEntries(pairs));

/** `authorization=Bearer%20abc,tenant=1`, as OpenTelemetry writes headers. */
const headers = z.string().transform((text, context): Record<string, string> => {
  const pairs = text.split(',').map((part) => part.trim().split(/=(.*)/s, 2));
  try {
    return Object.fromEntries(
      pairs.map(([name = '', value]) => {
        if (!/^[\w-]+$/.test(name) || value === undefined) throw new TypeError(name);
        return [name, decodeURIComponent(value)];
      }),
    );
  } catch {
    context.addIssue('headers such as authorization=Bearer%20abc, separated by commas');
    return z.NEVER;
  }
});

/** `s3://bucket`, or with folders in it. */
const bucketAddress = z
  .string()
  .regex(
    /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[A-Za-z0-9!_'()*-][A-Za-z0-9!_.'()*-]*)*\/?$/,
    'an address such as s3://bucket or s3://bucket/folder',
  )
  .transform((text) => {
    const [bucket = '', prefix = ''] = text
      .slice('s3://'.length)
      .replace(/\/$/, '')
      .split(/\/(.*)/s);
    return { bucket, prefix };
  });

const warehouseAddress = z.string().transform((text, context): ClickHouseAddress => {
  try {
    return readClickHouseAddress(text);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message.replace(/\.$/, '') : 'no address of a server');
    return z.NEVER;
  }
});

const environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  WAYBILL_DATA: z.string().min(1).default('./data'),
  WAYBILL_SCRATCH: z.string().min(1).optional(),
  WAYBILL_DRAIN_SECONDS: z.coerce.number().int().min(0).max(3_600).default(0),
  WAYBILL_SEED: z.enum(['demo', 'tiny', 'none']).optional(),
  WAYBILL_MEMORY: z
    .string()
    .regex(/^[1-9]\d*(MB|GB)$/, 'a number of MB or GB, such as 4GB')
    .optional(),
  WAYBILL_TRUST_PROXY: z
    .string()
    .regex(/^(true|false|[0-9])$/, 'must be true, false or the number of proxies')
    .transform((text) => (text === 'true' ? 1 : Number(text === 'false' ? 0 : text)))
    .default(0),
  WAYBILL_APPLICATIONS: applications.optional(),
  WAYBILL_BACKUPS: z.string().min(1).optional(),
  WAYBILL_FILES: bucketAddress.optional(),
  WAYBILL_FILES_ENDPOINT: webAddress
    .refine((address) => isOrigin(address.replace(/\/$/, '')), 'an address without a path, such as https://minio:9000')
    .optional(),
  WAYBILL_FILES_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('us-east-1'),
  WAYBILL_FILES_ACCESS_KEY: z.string().min(1).optional(),
  WAYBILL_FILES_SECRET_KEY: z.string().min(1).optional(),
  WAYBILL_FILES_PATH_STYLE: flag.optional(),
  WAYBILL_FETCH_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
    .pipe(z.array(z.string().regex(/^[a-z0-9.:_-]+$/, 'host names or addresses, separated by commas')))
    .optional(),
  WAYBILL_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim().replace(/\/$/, '')))
    .pipe(z.array(webAddress.refine(isOrigin, 'origins such as https://intranet.example.com, separated by commas')))
    .optional(),
  WAYBILL_CONTACT: z.union([z.email().transform((address) => `mailto:${address}`), webAddress]).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  WAREHOUSE_URL: warehouseAddress.optional(),
  JWT_SECRET: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().default('waybill@localhost.localdomain'),
  OPEN_EXCHANGE_RATES_KEY: z.string().min(1).optional(),
  OPEN_EXCHANGE_RATES_URL: z.url({ protocol: /^https?$/ }).default('https://openexchangerates.org'),
  MAP_EMBED_URL: z
    .url({ protocol: /^https?$/ })
    .refine((address) => address.includes('{address}'), 'must contain {address}')
    .optional(),
  ASSISTANT_URL: z
    .url({ protocol: /^https?$/ })
    .refine((address) => URL.parse(address)?.username === '', 'may hold no name and password: use ASSISTANT_KEY')
    .optional(),
  ASSISTANT_MODEL: z.string().min(1).max(200).optional(),
  ASSISTANT_KEY: z.string().min(1).optional(),
  ASSISTANT_SECONDS: z.coerce.number().int().min(1).max(25).default(10),
  ASSISTANT_REQUESTS_PER_HOUR: z.coerce.number().int().min(1).max(10_000).default(60),
  ASSISTANT_TOKENS_PER_DAY: z.coerce.number().int().min(1_000).max(100_000_000).default(500_000),
  METRICS: flag.default(false),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(200).default('waybill'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  SLOW_QUERY_MILLISECONDS: z.coerce.number().int().min(1).default(1_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
});

/** The names of all settings in the environment. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

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
  /** The only hosts from which invoices may be fetched; absent: any except this machine and its link-local network. */
  readonly fetchHosts: readonly string[] | undefined;
  /** Further origins whose pages may open a live connection. */
  readonly origins: readonly string[] | undefined;
  /** How to reach the operator: a `mailto:` or web address. */
  readonly contact: string | undefined;
  /** The address at which browsers find the portal; absent: the one at which the server listens. */
  readonly publicUrl: string | undefined;
  readonly databaseUrl: string | undefined;
  /** The ClickHouse database of the warehouse; absent: a DuckDB file in the data directory. */
  readonly warehouseAddress: ClickHouseAddress | undefined;
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

/**
 * Reads the configuration from the environment; relative paths start at `directory`.
 * @throws ConfigError for wrong values and for settings with our prefix that do not exist.
 */
export function readConfig(variables: NodeJS.ProcessEnv, directory: string): Config {
  const unknown = Object.keys(variables).filter(
    (name) => name.startsWith(ownPrefix) && !name.startsWith('WAYBILL_TEST_') && !settingNames.includes(name),
  );
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  const faults = [
    ...unknown.map((name) => `${name}: there is no such setting.`),
    ...(parsed.success && parsed.data.WAREHOUSE_URL !== undefined && parsed.data.DATABASE_URL === undefined
      ? ['WAREHOUSE_URL: set DATABASE_URL, too. A warehouse on a server needs a settings database on a server.']
      : []),
    ...(parsed.success && (parsed.data.ASSISTANT_URL === undefined) !== (parsed.data.ASSISTANT_MODEL === undefined)
      ? ['ASSISTANT_URL and ASSISTANT_MODEL: set both, or neither.']
      : []),
    ...(parsed.success ? faultsOfFiles(parsed.data) : []),
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}.`)),
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
    memoryLimit: settings.WAYBILL_MEMORY,
    seed: settings.WAYBILL_SEED ?? (settings.DATABASE_URL === undefined ? 'demo' : 'none'),
    trustedProxies: settings.WAYBILL_TRUST_PROXY,
    applications: settings.WAYBILL_APPLICATIONS,
    backupDirectory: settings.WAYBILL_BACKUPS === undefined ? undefined : resolve(directory, settings.WAYBILL_BACKUPS),
    fetchHosts: settings.WAYBILL_FETCH_HOSTS,
    origins: settings.WAYBILL_ORIGINS,
    contact: settings.WAYBILL_CONTACT,
    publicUrl: settings.PUBLIC_URL,
    databaseUrl: settings.DATABASE_URL,
    warehouseAddress: settings.WAREHOUSE_URL,
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

function faultsOfFiles(settings: z.output<typeof environment>): string[] {
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

function filesLocationOf(settings: z.output<typeof environment>): S3Location | undefined {
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

function telemetryOf(settings: z.output<typeof environment>): TelemetryOptions | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: sent = {} } = settings;
  if (endpoint === undefined) return undefined;
  return {
    endpoint,
    headers: sent,
    serviceName: settings.OTEL_SERVICE_NAME,
    share: settings.OTEL_TRACES_SAMPLER_ARG,
  };
}

function languageModelOf(settings: z.output<typeof environment>): LanguageModelAccess | undefined {
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
