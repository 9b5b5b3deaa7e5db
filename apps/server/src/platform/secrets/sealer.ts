import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { keptSecret } from '../data-directory/secret.ts';
import type { FileStore } from '../files/file-store.ts';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
const version = 'v1';

/** A text cannot be decrypted: it was changed, or encrypted with another key. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/**
 * Encrypts secrets for the database with AES-256-GCM. `place` names the column of a secret; it can be decrypted only
 * there.
 */
export class Sealer {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'waybill stored secrets', keyBytes));
  }

  /** Tells keys apart, and nothing else about them. */
  get mark(): string {
    return createHmac('sha256', this.#key).update('mark').digest('base64url');
  }

  seal(plain: string, place: string): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.#key, iv).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  }

  /** @throws SealError */
  open(sealed: string, place: string): string {
    const [given, body] = sealed.split('.', 2);
    const bytes = Buffer.from(body ?? '', 'base64url');
    if (given !== version || bytes.length < ivBytes + tagBytes) throw new SealError('not sealed');
    const decipher = createDecipheriv(algorithm, this.#key, bytes.subarray(0, ivBytes))
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
    } catch (error) {
      throw new SealError('changed, or sealed with another key', {
        cause: error,
      });
    }
  }
}

const sealers = new WeakMap<FileStore, Promise<Sealer>>();

/** The sealer of a portal; its key is created at the first call and kept in the folder of secrets. */
export function sealerOf(files: FileStore): Promise<Sealer> {
  const known = sealers.get(files);
  if (known !== undefined) return known;
  const made = keptSecret(files, 'stored-secrets').then((secret) => new Sealer(secret));
  sealers.set(files, made);
  made.catch(() => sealers.delete(files));
  return made;
}
