import { readFile } from 'node:fs/promises';
import type { MailReceptionAccess } from '../platform/mail/mail-reception-access.ts';
import type { Config } from './config.ts';

/** Where mails are taken, with the certificate of the files or, without any, one that is made for this run. */
export async function mailReceptionOf({
  host,
  mailReception,
}: Pick<Config, 'host' | 'mailReception'>): Promise<MailReceptionAccess | undefined> {
  if (mailReception === undefined) return undefined;
  const { port, relays, files } = mailReception;
  if (files !== undefined) {
    const [key, certificate] = await Promise.all([readFile(files.key, 'utf8'), readFile(files.certificate, 'utf8')]);
    return { host, port, relays, key, certificate };
  }
  const { generate } = await import('selfsigned');
  const made = await generate([{ name: 'commonName', value: 'Waybill' }], { keySize: 2048, algorithm: 'sha256' });
  return { host, port, relays, key: made.private, certificate: made.cert };
}
