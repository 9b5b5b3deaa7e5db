import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const longestAgeMilliseconds = 15 * 60_000;

/** The key pair that requests have to be signed with. */
export interface AccessKey {
  readonly id: string;
  readonly secret: string;
}

/**
 * Checks a request's signature (AWS Signature Version 4) and that it covers the content. Returns the code with which S3
 * refuses the request, or undefined if it is right.
 */
export function signatureFault(request: IncomingMessage, body: Buffer, key: AccessKey): string | undefined {
  const signed = readAuthorization(request.headers.authorization ?? '');
  if (signed === undefined) return 'AccessDenied';
  const [keyId = '', day = '', region = '', service = '', ending] = signed.credential.split('/');
  if (keyId !== key.id) return 'InvalidAccessKeyId';
  if (service !== 's3' || ending !== 'aws4_request') return 'AuthorizationHeaderMalformed';
  const moment = headerOf(request, 'x-amz-date');
  if (!moment.startsWith(day) || Math.abs(Date.now() - timeOf(moment)) > longestAgeMilliseconds)
    return 'RequestTimeTooSkewed';
  const contentHash = headerOf(request, 'x-amz-content-sha256');
  if (contentHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.headers.includes(name)))
    return 'AccessDenied';
  const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s);
  const canonical = [
    request.method,
    path,
    canonicalQuery(query),
    ...signed.headers.map((name) => `${name}:${headerOf(request, name).trim().replaceAll(/ +/g, ' ')}`),
    '',
    signed.headers.join(';'),
    contentHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(Buffer.from(canonical))].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${key.secret}`);
  const expected = hmac(signingKey, toSign);
  const given = Buffer.from(signed.signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected) ? undefined : 'SignatureDoesNotMatch';
}

function readAuthorization(text: string) {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(text);
  const [, credential, headers, signature] = parts ?? [];
  if (credential === undefined || headers === undefined || signature === undefined) return undefined;
  return { credential, headers: headers.split(';'), signature };
}

const headerOf = (request: IncomingMessage, name: string): string => String(request.headers[name] ?? '');

/** `20261127T004435Z` */
const timeOf = (moment: string): number =>
  Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const canonicalQuery = (query: string): string =>
  query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => pair.split(/=(.*)/s).slice(0, 2))
    .map(([name = '', value = '']) => `${name}=${value}`)
    .sort()
    .join('&');

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
