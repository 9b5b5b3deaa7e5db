import { type FileStore, textOf } from '../../platform/files/file-store.ts';

/** The key and certificate with which this portal signs requests and decrypts assertions, as PEM. */
export interface OwnKeys {
  readonly privateKey: string;
  readonly certificate: string;
}

const file = 'secrets/service-provider.pem';
const validYears = 20;

const kept = new WeakMap<FileStore, Promise<OwnKeys>>();

/** The keys of a portal, created at the first call and kept in the folder of secrets. */
export function ownKeys(files: FileStore): Promise<OwnKeys> {
  const known = kept.get(files);
  if (known !== undefined) return known;
  const keys = readOrMake(files);
  kept.set(files, keys);
  keys.catch(() => kept.delete(files));
  return keys;
}

async function readOrMake(files: FileStore): Promise<OwnKeys> {
  const stored = (await textOf(files, file)) ?? '';
  const found = blocksOf(stored);
  if (found !== undefined) return found;
  // Needed once in the life of a portal, and slow to import.
  const { generate } = await import('selfsigned');
  const now = new Date();
  const made = await generate([{ name: 'commonName', value: 'Waybill' }], {
    keySize: 2048,
    algorithm: 'sha256',
    notBeforeDate: now,
    notAfterDate: new Date(Date.UTC(now.getUTCFullYear() + validYears, 0, 1)),
  });
  if (stored !== '') await files.remove(file);
  const written = await files.writeOnce(file, `${made.private.trim()}\n${made.cert.trim()}\n`);
  return blocksOf(written) ?? { privateKey: made.private, certificate: made.cert };
}

function blocksOf(pem: string): OwnKeys | undefined {
  const [privateKey] = /-----BEGIN (?:RSA )?PRIVATE KEY-----[^-]+-----END (?:RSA )?PRIVATE KEY-----/.exec(pem) ?? [];
  const [certificate] = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/.exec(pem) ?? [];
  return privateKey === undefined || certificate === undefined ? undefined : { privateKey, certificate };
}
