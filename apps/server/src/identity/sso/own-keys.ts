import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dataPaths } from '../../platform/data-directory/data-paths.ts';
import { writeFileOnce } from '../../platform/data-directory/write-file-whole.ts';

/** The key and certificate with which this portal signs requests and decrypts assertions, as PEM. */
export interface OwnKeys {
  readonly privateKey: string;
  readonly certificate: string;
}

const fileName = 'service-provider.pem';
const validYears = 20;

const kept = new Map<string, Promise<OwnKeys>>();

/** The keys of a data directory, created at the first call and readable by their owner only. */
export function ownKeys(dataDirectory: string): Promise<OwnKeys> {
  const known = kept.get(dataDirectory);
  if (known !== undefined) return known;
  const keys = readOrMake(dataPaths(dataDirectory).secrets);
  kept.set(dataDirectory, keys);
  keys.catch(() => kept.delete(dataDirectory));
  return keys;
}

async function readOrMake(secrets: string): Promise<OwnKeys> {
  const path = join(secrets, fileName);
  const stored = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const found = blocksOf(stored);
  if (found !== undefined) return found;
  // Needed once in the life of a data directory, and slow to import.
  const { generate } = await import('selfsigned');
  const now = new Date();
  const made = await generate([{ name: 'commonName', value: 'Waybill' }], {
    keySize: 2048,
    algorithm: 'sha256',
    notBeforeDate: now,
    notAfterDate: new Date(Date.UTC(now.getUTCFullYear() + validYears, 0, 1)),
  });
  await mkdir(secrets, { recursive: true, mode: 0o700 });
  if (stored !== '') await rm(path, { force: true });
  const written = await writeFileOnce(path, `${made.private.trim()}\n${made.cert.trim()}\n`);
  return blocksOf(written) ?? { privateKey: made.private, certificate: made.cert };
}

function blocksOf(pem: string): OwnKeys | undefined {
  const [privateKey] = /-----BEGIN (?:RSA )?PRIVATE KEY-----[^-]+-----END (?:RSA )?PRIVATE KEY-----/.exec(pem) ?? [];
  const [certificate] = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/.exec(pem) ?? [];
  return privateKey === undefined || certificate === undefined ? undefined : { privateKey, certificate };
}
