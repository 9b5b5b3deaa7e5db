import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../src/start/config.ts';

const read = (variables: NodeJS.ProcessEnv) => readConfig(variables, '/srv/waybill');

function failureOf(variables: NodeJS.ProcessEnv): string {
  try {
    read(variables);
  } catch (error) {
    return error instanceof ConfigError ? error.message : String(error);
  }
  return '';
}

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(read({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDirectory: '/srv/waybill/data',
      seed: 'demo',
      databaseUrl: undefined,
      metrics: undefined,
      logLevel: 'warn',
    });
  });

  it('loads no demo into a database server of yours, unless told to', () => {
    const DATABASE_URL = 'postgres://waybill@db/waybill';
    expect(read({ DATABASE_URL }).seed).toBe('none');
    expect(read({ DATABASE_URL, WAYBILL_SEED: 'demo' }).seed).toBe('demo');
  });

  it('takes mails of named servers only, and with both files of a certificate or none', () => {
    const reception = { WAYBILL_MAIL_PORT: '2525', WAYBILL_MAIL_RELAYS: '10.0.0.5, 10.1.0.0/16,fd00::/8' };
    expect(read({}).mailReception).toBeUndefined();
    expect(read(reception).mailReception).toEqual({
      port: 2525,
      relays: ['10.0.0.5', '10.1.0.0/16', 'fd00::/8'],
      files: undefined,
    });
    const files = { WAYBILL_MAIL_CERTIFICATE: 'tls/cert.pem', WAYBILL_MAIL_KEY: '/etc/key.pem' };
    expect(read({ ...reception, ...files }).mailReception?.files).toEqual({
      certificate: '/srv/waybill/tls/cert.pem',
      key: '/etc/key.pem',
    });
    expect(failureOf({ WAYBILL_MAIL_PORT: '2525' })).toContain('WAYBILL_MAIL_PORT and WAYBILL_MAIL_RELAYS: set both');
    expect(failureOf({ ...reception, WAYBILL_MAIL_KEY: 'key.pem' })).toContain('WAYBILL_MAIL_KEY: set both');
    for (const relays of ['mx.example.com', '10.0.0.0/33', '10.0.0.5/', 'fd00::/129'])
      expect(failureOf({ ...reception, WAYBILL_MAIL_RELAYS: relays })).toContain('must be addresses or networks');
  });

  it('finds the bucket for the files, and says what is missing or wrong', () => {
    const bucket = { WAYBILL_FILES: 's3://waybill/portal/files/', WAYBILL_FILES_ENDPOINT: 'http://minio:9000/' };
    const key = { WAYBILL_FILES_ACCESS_KEY: 'id', WAYBILL_FILES_SECRET_KEY: 'secret' };
    expect(read({}).filesLocation).toBeUndefined();
    expect(read({ ...bucket, ...key }).filesLocation).toEqual({
      bucket: 'waybill',
      prefix: 'portal/files',
      endpoint: 'http://minio:9000',
      region: 'us-east-1',
      isPathStyle: true,
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    });
    expect(read({ WAYBILL_FILES: 's3://waybill', WAYBILL_FILES_REGION: 'eu-central-1' }).filesLocation).toMatchObject({
      prefix: '',
      endpoint: undefined,
      region: 'eu-central-1',
      isPathStyle: false,
      credentials: undefined,
    });
    for (const wrong of ['waybill', 's3://', 's3://waybill/../other', 's3://waybill//files', 'https://waybill'])
      expect(() => read({ WAYBILL_FILES: wrong })).toThrow('WAYBILL_FILES: must be an address such as s3://bucket');
    expect(() => read(key)).toThrow('WAYBILL_FILES_ACCESS_KEY: set WAYBILL_FILES, too');
    expect(() => read({ ...bucket, WAYBILL_FILES_ACCESS_KEY: 'id' })).toThrow('set both, or neither');
    expect(() => read({ ...bucket, WAYBILL_FILES_ENDPOINT: 'http://minio:9000/path' })).toThrow('without a path');
  });

  it('shows metrics to this machine, or to whoever has the token', () => {
    expect(read({ METRICS: 'true' }).metrics).toEqual({ token: undefined });
    expect(read({ METRICS_TOKEN: 'sixteen characters' }).metrics).toEqual({ token: 'sixteen characters' });
    expect(read({ METRICS: 'false' }).metrics).toBeUndefined();
  });

  it('sends telemetry only to a collector that is named', () => {
    expect(read({}).telemetry).toBeUndefined();
    const endpoint = 'http://collector:4318';
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).telemetry).toMatchObject({
      endpoint,
      headers: {},
      share: 1,
    });
    const OTEL_EXPORTER_OTLP_HEADERS = 'authorization=Bearer%20abc, x-scope=1=2';
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS }).telemetry?.headers).toEqual({
      authorization: 'Bearer abc',
      'x-scope': '1=2',
    });
    for (const wrong of ['authorization', 'a b=c', 'a=%zz'])
      expect(() => read({ OTEL_EXPORTER_OTLP_HEADERS: wrong })).toThrow(
        'OTEL_EXPORTER_OTLP_HEADERS: must be headers such as',
      );
  });

  it('knows where separate applications and the operator are', () => {
    const config = read({
      WAYBILL_APPLICATIONS: 'ui1=https://legacy.example/ui1?a=b, tossxui=http://toss.example',
      WAYBILL_CONTACT: 'help@example.com',
    });
    expect(config.applications).toEqual({ ui1: 'https://legacy.example/ui1?a=b', tossxui: 'http://toss.example' });
    expect(config.contact).toBe('mailto:help@example.com');
    expect(read({ WAYBILL_CONTACT: 'https://help.example' }).contact).toBe('https://help.example');
  });

  it('believes as many proxies as there are', () => {
    const trusted = (WAYBILL_TRUST_PROXY: string) => read({ WAYBILL_TRUST_PROXY }).trustedProxies;
    expect([read({}).trustedProxies, trusted('false'), trusted('true'), trusted('2')]).toEqual([0, 0, 1, 2]);
  });

  it('knows the origins whose pages may listen', () => {
    expect(read({ WAYBILL_ORIGINS: 'https://a.example, http://b.example:81' }).origins).toEqual([
      'https://a.example',
      'http://b.example:81',
    ]);
    expect(() => read({ WAYBILL_ORIGINS: 'https://a.example/path' })).toThrow('WAYBILL_ORIGINS');
  });

  it('takes an empty value for none', () => {
    expect(read({ PORT: '', DATABASE_URL: '' }).port).toBe(8080);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ WAYBILL_SEED: 'some' }, 'WAYBILL_SEED'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET'],
    [{ MAP_EMBED_URL: 'https://maps.example/embed' }, 'MAP_EMBED_URL'],
    [{ METRICS: 'yes' }, 'METRICS'],
    [{ WAYBILL_TRUST_PROXY: 'yes' }, 'WAYBILL_TRUST_PROXY'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ WAYBILL_APPLICATIONS: 'ui1' }, 'WAYBILL_APPLICATIONS'],
    [{ WAYBILL_APPLICATIONS: 'ui9=https://a.example' }, 'WAYBILL_APPLICATIONS'],
    [{ WAYBILL_APPLICATIONS: 'ui1=https://a.example,ui1=https://b.example' }, 'WAYBILL_APPLICATIONS'],
    [{ WAYBILL_APPLICATIONS: 'ui1=javascript:alert(1)' }, 'WAYBILL_APPLICATIONS'],
    [{ WAYBILL_CONTACT: 'somebody' }, 'WAYBILL_CONTACT'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ WAYBILL_DTAA: '/x' }, 'WAYBILL_DTAA'],
    [{ WAYBILL_MEMORY: 'much' }, 'WAYBILL_MEMORY'],
  ])('names what does not fit: %j', (variables, name) => {
    expect(() => read(variables)).toThrow(ConfigError);
    expect(() => read(variables)).toThrow(new RegExp(`${name}:`));
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT: must be a whole number from 1 to 65535.'],
    [{ PORT: '80.5' }, 'PORT: must be a whole number from 1 to 65535.'],
    [{ METRICS: 'yes' }, 'METRICS: must be one of true, false.'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET: must have at least 32 characters.'],
    [{ PUBLIC_URL: 'portal' }, 'PUBLIC_URL: must be an address that begins with http:// or https://.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must be an address such as postgresql://'],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL: must be an address such as smtp://'],
    [{ MAIL_FROM: 'me' }, 'MAIL_FROM: must be a mail address.'],
    [{ WAYBILL_CONTACT: 'me' }, 'WAYBILL_CONTACT: must be a mail address or a web address.'],
    [{ WAYBILL_APPLICATIONS: 'ui1,ui9=https://a.example' }, 'WAYBILL_APPLICATIONS: must be pairs such as ui1='],
    [{ WAYBILL_FILES_REGION: 'US East' }, 'WAYBILL_FILES_REGION: must be the name of a region'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1.'],
  ])('says once what is allowed instead: %j', (variables, message) => {
    const error = failureOf(variables);
    expect(error).toContain(message);
    expect(error.split('\n')).toHaveLength(2);
  });

  it('names everything that does not fit at once', () => {
    expect(() => read({ PORT: 'x', LOG_LEVEL: 'loud', WAYBILL_X: '1' })).toThrow(/WAYBILL_X.*PORT.*LOG_LEVEL/s);
  });

  it('reads secrets from the files that settings name, and puts passwords into addresses', () => {
    const secret = (name: string, text: string) => {
      const file = join(mkdtempSync(join(tmpdir(), 'waybill-secret-')), name);
      writeFileSync(file, text);
      return file;
    };
    const jwt = 'of-a-file-of-a-file-of-a-file-of-a-file';
    const config = read({
      JWT_SECRET_FILE: secret('jwt', `${jwt}\n`),
      DATABASE_URL: 'postgresql://waybill@db:5432/waybill',
      DATABASE_PASSWORD_FILE: secret('database', 'p@ss/w:rd'),
      WAREHOUSE_URL: 'clickhouse://waybill@ch:8123/waybill',
      WAREHOUSE_PASSWORD: 's3cret',
    });
    expect(config.jwtSecret).toBe(jwt);
    expect(config.databaseUrl).toBe('postgresql://waybill:p%40ss%2Fw%3Ard@db:5432/waybill');
    expect(config.warehouseAddress).toMatchObject({ username: 'waybill', password: 's3cret' });
  });

  it('says which file of a secret is missing, empty or one too many', () => {
    expect(failureOf({ JWT_SECRET_FILE: '/nowhere/jwt' })).toContain(
      'JWT_SECRET_FILE: the file /nowhere/jwt cannot be read (ENOENT).',
    );
    expect(failureOf({ SMTP_URL_FILE: '/dev/null' })).toContain('SMTP_URL_FILE: the file /dev/null is empty.');
    expect(failureOf({ METRICS_TOKEN: 'a'.repeat(20), METRICS_TOKEN_FILE: '/dev/null' })).toContain(
      'METRICS_TOKEN and METRICS_TOKEN_FILE: set only one of them.',
    );
    expect(failureOf({ WAYBILL_SEED_FILE: '/dev/null' })).toContain('WAYBILL_SEED_FILE: there is no such setting.');
    expect(failureOf({ DATABASE_PASSWORD: 'alone' })).toContain('DATABASE_PASSWORD: set DATABASE_URL, too.');
  });
});
