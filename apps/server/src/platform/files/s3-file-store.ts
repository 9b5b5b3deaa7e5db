import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { LookupFunction } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import {
  type FileContent,
  type FileStore,
  FileStoreError,
  type ListedFile,
  type OpenedFile,
  textOf,
} from './file-store.ts';
import { type S3Location, s3Address } from './s3-location.ts';

/** A file may have ten thousand parts, so it may have 160 GB. */
const partBytes = 16 * 1_048_576;
const partsAtOnce = 2;
const millisecondsToConnect = 5_000;
const millisecondsToAnswer = 60_000;
/** Downloads keep their connections for as long as their readers take. */
const mostConnections = 500;

/** Files in storage that speaks S3. */
export class S3FileStore implements FileStore {
  readonly location: string;
  readonly isOnDisk = false;
  readonly #address: string;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  /** `lookup` finds the address of a host, and may refuse it; default: any host. */
  constructor(location: S3Location, lookup?: LookupFunction) {
    const agent = { keepAlive: true, maxSockets: mostConnections, ...(lookup && { lookup }) };
    const { bucket, prefix, endpoint, region, isPathStyle, credentials } = location;
    this.#address = s3Address(location);
    this.location = `${this.#address}${endpoint === undefined ? '' : ` at ${endpoint}`}`;
    this.#bucket = bucket;
    this.#prefix = prefix === '' ? '' : `${prefix}/`;
    this.#client = new S3Client({
      region,
      forcePathStyle: isPathStyle,
      ...(endpoint === undefined ? {} : { endpoint }),
      ...(credentials === undefined ? {} : { credentials }),
      // Not every storage knows the newer checksums; signatures cover the content anyway.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: millisecondsToConnect,
        requestTimeout: millisecondsToAnswer,
        throwOnRequestTimeout: true,
        httpAgent: agent,
        httpsAgent: agent,
      },
    });
  }

  addressOf(name: string): string {
    return `${this.#address}/${name}`;
  }

  async write(name: string, content: FileContent): Promise<void> {
    if (typeof content === 'string') await this.#upload(name, Buffer.from(content));
    else if (content instanceof Uint8Array) await this.#upload(name, sameBytes(content));
    else await this.#upload(name, Readable.from(content));
  }

  async writeFrom(name: string, path: string): Promise<void> {
    await this.#upload(name, createReadStream(path));
  }

  async writeOnce(name: string, content: string): Promise<string> {
    try {
      await this.#client.send(new PutObjectCommand({ ...this.#object(name), Body: content, IfNoneMatch: '*' }));
      return content;
    } catch (error) {
      const stored = statusOf(error) === 412 || statusOf(error) === 409 ? await textOf(this, name) : undefined;
      if (stored === undefined) throw this.#failure(error);
      return stored;
    }
  }

  async open(name: string): Promise<OpenedFile | undefined> {
    try {
      const { Body: content, ContentLength: bytes } = await this.#client.send(new GetObjectCommand(this.#object(name)));
      if (!(content instanceof Readable) || bytes === undefined) throw new TypeError('The answer has no content.');
      // A reader that has not begun yet finds the error when it begins; unheard, it would end the process.
      content.on('error', () => undefined);
      return { bytes, content };
    } catch (error) {
      return this.#undefinedIfAbsent(error);
    }
  }

  async size(name: string): Promise<number | undefined> {
    try {
      return (await this.#client.send(new HeadObjectCommand(this.#object(name)))).ContentLength;
    } catch (error) {
      return this.#undefinedIfAbsent(error);
    }
  }

  async list(folder = ''): Promise<readonly ListedFile[]> {
    const prefix = folder === '' ? this.#prefix : `${this.#prefix}${folder}/`;
    const listed: ListedFile[] = [];
    try {
      const pages = paginateListObjectsV2({ client: this.#client }, { Bucket: this.#bucket, Prefix: prefix });
      for await (const { Contents: objects = [] } of pages) {
        for (const { Key: key = '', Size: bytes = 0 } of objects) {
          listed.push({ name: key.slice(this.#prefix.length), bytes });
        }
      }
    } catch (error) {
      throw this.#failure(error);
    }
    return listed;
  }

  async remove(name: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#object(name))).catch((error: unknown) => {
      throw this.#failure(error);
    });
  }

  async local(name: string, folder: string): Promise<string | undefined> {
    const found = await this.open(name);
    if (found === undefined) return undefined;
    const path = join(folder, crypto.randomUUID());
    try {
      await pipeline(found.content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      return path;
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  async removeAbandoned(before: Date): Promise<void> {
    const bucket = { Bucket: this.#bucket };
    try {
      let after: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {};
      while (after !== undefined) {
        const page: ListMultipartUploadsCommandOutput = await this.#client.send(
          new ListMultipartUploadsCommand({ ...bucket, Prefix: this.#prefix, ...after }),
        );
        for (const { Key, UploadId, Initiated: begun } of page.Uploads ?? []) {
          if (begun !== undefined && begun < before)
            await this.#client.send(new AbortMultipartUploadCommand({ ...bucket, Key, UploadId }));
        }
        after =
          page.IsTruncated === true
            ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
            : undefined;
      }
    } catch (error) {
      throw this.#failure(error);
    }
  }

  close(): void {
    this.#client.destroy();
  }

  /** In one request, or in parts of which none is seen until the last one is stored; a failure removes them. */
  async #upload(name: string, body: Buffer | Readable): Promise<void> {
    let failed: unknown;
    if (body instanceof Readable) body.once('error', (error) => (failed ??= error));
    try {
      const params = { ...this.#object(name), Body: body };
      await new Upload({ client: this.#client, params, partSize: partBytes, queueSize: partsAtOnce }).done();
    } catch (error) {
      // What the content threw says more than that it could not be sent.
      throw failed === undefined ? this.#failure(error) : failed;
    } finally {
      if (body instanceof Readable) body.destroy();
    }
  }

  #object(name: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.#bucket, Key: `${this.#prefix}${name}` };
  }

  #undefinedIfAbsent(error: unknown): undefined {
    if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return undefined;
    throw this.#failure(error);
  }

  #failure(error: unknown): FileStoreError {
    return new FileStoreError(`The files in ${this.location} cannot be used: ${reasonOf(error)}`, { cause: error });
  }
}

/** Not a copy. */
const sameBytes = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

const statusOf = (error: unknown): unknown => metadataOf(error)?.httpStatusCode;

const metadataOf = (error: unknown): { readonly httpStatusCode?: unknown } | undefined =>
  error instanceof Error && '$metadata' in error && typeof error.$metadata === 'object' && error.$metadata !== null
    ? error.$metadata
    : undefined;

const unknownAuthority =
  'The certificate of the storage was signed by an authority that this machine does not know. Name a file with the ' +
  'certificate of that authority in NODE_EXTRA_CA_CERTS.';

/** What to look at, by the code of the storage or of the connection. */
const advice: Readonly<Record<string, string>> = {
  AccessDenied: 'The access key may not do this; allow it to read, write, list and delete there.',
  CredentialsProviderError: 'No access key was found: set WAYBILL_FILES_ACCESS_KEY and WAYBILL_FILES_SECRET_KEY.',
  InvalidAccessKeyId: 'The storage does not know the access key in WAYBILL_FILES_ACCESS_KEY.',
  NoSuchBucket: 'There is no such bucket; create it, or correct WAYBILL_FILES.',
  NotImplemented: 'The storage does not support a request that Waybill needs.',
  PermanentRedirect: 'The bucket is in another region: correct WAYBILL_FILES_REGION.',
  SignatureDoesNotMatch: 'The secret in WAYBILL_FILES_SECRET_KEY does not belong to the access key.',
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const known = advice[error.name] ?? advice[code ?? ''];
  if (known !== undefined) return known;
  const prefix = code === undefined ? '' : `${code}: `;
  return `${prefix}${error.message || error.name}.`.replace(/\.\.$/, '.');
}
