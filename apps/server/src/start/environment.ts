import { isIP } from 'node:net';
import { type SeparateApplication, separateApplications, withoutTrailingSlashes } from '@waybill/contract';
import { type ClickHouseAddress, readClickHouseAddress } from '@waybill/warehouse-clickhouse';
import { z } from 'zod';

function oneOf<const Values extends readonly [string, ...string[]]>(...values: Values) {
  return z.enum(values, `must be one of ${values.join(', ')}`);
}

const flag = oneOf('true', 'false').transform((text) => text === 'true');

function wholeNumber(least: number, most?: number) {
  const allowed = `must be a whole number ${most === undefined ? `of at least ${least}` : `from ${least} to ${most}`}`;
  return z.coerce
    .number(allowed)
    .refine((number) => Number.isSafeInteger(number) && number >= least && number <= (most ?? number), allowed);
}

const filled = z.string().min(1);

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
  abort: true,
});

const isOrigin = (address: string): boolean => URL.parse(address)?.origin === address.toLowerCase();

const applicationsMessage = `must be pairs such as ui1=https://legacy.example.com/ui1, separated by commas; the applications are ${separateApplications.join(', ')}`;

/** `ui1=https://legacy.example.com/ui1,ui5=https://…`: each name at most once. */
const applications = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim().split(/=(.*)/s, 2)))
  .refine((pairs) => pairs.every(isApplication), applicationsMessage)
  .refine((pairs) => new Set(pairs.map(([name]) => name)).size === pairs.length, 'must name each application only once')
  .transform((pairs): Partial<Record<SeparateApplication, string>> => Object.fromEntries(pairs));

const isApplication = ([name, address]: readonly string[]): boolean =>
  separateApplications.some((each) => each === name) && webAddress.safeParse(address).success;

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
    context.addIssue('must be headers such as authorization=Bearer%20abc, separated by commas');
    return z.NEVER;
  }
});

/** `s3://bucket`, or with folders in it. */
const bucketAddress = z
  .string()
  .regex(
    /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[A-Za-z0-9!_'()*-][A-Za-z0-9!_.'()*-]*)*\/?$/,
    'must be an address such as s3://bucket or s3://bucket/folder',
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
    context.addIssue(error instanceof Error ? error.message.replace(/\.$/, '') : 'must be the address of a server');
    return z.NEVER;
  }
});

const hosts = z
  .string()
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
  .refine(
    (names) => names.every((host) => /^[a-z0-9.:_-]+$/.test(host)),
    'must be host names or addresses, separated by commas',
  );

/** Whether a text is an address, or a network such as `10.0.0.0/24`. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '0', more] = text.split('/');
  const longest = new Map([
    [4, 32],
    [6, 128],
  ]).get(isIP(address));
  return more === undefined && /^\d{1,3}$/.test(bits) && longest !== undefined && Number(bits) <= longest;
}

const networks = z
  .string()
  .transform((text) => text.split(',').map((network) => network.trim()))
  .refine(
    (all) => all.every(isNetwork),
    'must be addresses or networks such as 10.0.0.5 or 10.0.0.0/24, separated by commas',
  );

/** The settings as environment variables. Each message says what is allowed, after the name of the setting. */
export const environment = z.object({
  PORT: wholeNumber(1, 65_535).default(8080),
  HOST: filled.default('127.0.0.1'),
  WAYBILL_DATA: filled.default('./data'),
  WAYBILL_SCRATCH: filled.optional(),
  WAYBILL_DRAIN_SECONDS: wholeNumber(0, 3_600).default(0),
  WAYBILL_STANDSTILL_SECONDS: wholeNumber(0, 3_600).default(60),
  WAYBILL_SEED: oneOf('demo', 'tiny', 'none').optional(),
  WAYBILL_MEMORY: z
    .string()
    .regex(/^[1-9]\d*(MB|GB)$/, 'must be a number of MB or GB, such as 4GB')
    .optional(),
  WAYBILL_TRUST_PROXY: z
    .string()
    .regex(/^(true|false|[0-9])$/, 'must be true, false or the number of proxies, at most 9')
    .transform((text) => (text === 'true' ? 1 : Number(text === 'false' ? 0 : text)))
    .default(0),
  WAYBILL_APPLICATIONS: applications.optional(),
  WAYBILL_BACKUPS: filled.optional(),
  WAYBILL_FILES: bucketAddress.optional(),
  WAYBILL_FILES_ENDPOINT: webAddress
    .refine(
      (address) => isOrigin(address.replace(/\/$/, '')),
      'must be an address without a path, such as https://minio:9000',
    )
    .optional(),
  WAYBILL_FILES_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a region, such as us-east-1')
    .default('us-east-1'),
  WAYBILL_FILES_ACCESS_KEY: filled.optional(),
  WAYBILL_FILES_SECRET_KEY: filled.optional(),
  WAYBILL_FILES_PATH_STYLE: flag.optional(),
  WAYBILL_FETCH_HOSTS: hosts.optional(),
  WAYBILL_MAIL_PORT: wholeNumber(1, 65_535).optional(),
  WAYBILL_MAIL_RELAYS: networks.optional(),
  WAYBILL_MAIL_CERTIFICATE: filled.optional(),
  WAYBILL_MAIL_KEY: filled.optional(),
  WAYBILL_WEBHOOK_HOSTS: hosts.optional(),
  WAYBILL_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim().replace(/\/$/, '')))
    .refine(
      (origins) => origins.every((origin) => webAddress.safeParse(origin).success && isOrigin(origin)),
      'must be origins such as https://intranet.example.com, separated by commas',
    )
    .optional(),
  WAYBILL_CONTACT: z
    .union(
      [z.email().transform((address) => `mailto:${address}`), webAddress],
      'must be a mail address or a web address',
    )
    .optional(),
  PUBLIC_URL: webAddress.transform((address) => withoutTrailingSlashes(address)).optional(),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgresql://user:password@host:5432/database',
    })
    .optional(),
  DATABASE_PASSWORD: filled.optional(),
  WAREHOUSE_URL: warehouseAddress.optional(),
  WAREHOUSE_PASSWORD: filled.optional(),
  WAREHOUSE_WRITER_PASSWORD: filled.optional(),
  WAREHOUSE_READER_PASSWORD: filled.optional(),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z.email('must be a mail address').default('waybill@localhost.localdomain'),
  OPEN_EXCHANGE_RATES_KEY: filled.optional(),
  OPEN_EXCHANGE_RATES_URL: webAddress.default('https://openexchangerates.org'),
  MAP_EMBED_URL: webAddress.refine((address) => address.includes('{address}'), 'must contain {address}').optional(),
  ASSISTANT_URL: webAddress
    .refine(
      (address) => URL.parse(address)?.username === '',
      'must not contain a user name and password: use ASSISTANT_KEY',
    )
    .optional(),
  ASSISTANT_MODEL: filled.max(200, 'must have at most 200 characters').optional(),
  ASSISTANT_KEY: filled.optional(),
  ASSISTANT_SECONDS: wholeNumber(1, 25).default(10),
  ASSISTANT_REQUESTS_PER_HOUR: wholeNumber(1, 10_000).default(60),
  ASSISTANT_TOKENS_PER_DAY: wholeNumber(1_000, 100_000_000).default(500_000),
  METRICS: flag.default(false),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_SERVICE_NAME: filled.max(200, 'must have at most 200 characters').default('waybill'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1),
  SLOW_QUERY_MILLISECONDS: wholeNumber(1).default(1_000),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('warn'),
});

/** The settings in the environment after they were read. */
export type Environment = z.output<typeof environment>;

/** Settings that may be in a file, which the setting with `_FILE` behind its name names: they are secret. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'WAREHOUSE_URL',
  'WAREHOUSE_PASSWORD',
  'WAREHOUSE_WRITER_PASSWORD',
  'WAREHOUSE_READER_PASSWORD',
  'JWT_SECRET',
  'SMTP_URL',
  'OPEN_EXCHANGE_RATES_KEY',
  'ASSISTANT_KEY',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'WAYBILL_FILES_ACCESS_KEY',
  'WAYBILL_FILES_SECRET_KEY',
] as const satisfies readonly (keyof Environment)[];

/** The names of all settings in the environment. */
export const settingNames: readonly string[] = Object.keys(environment.shape);
