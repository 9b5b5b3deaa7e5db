import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { FileStore } from '../files/file-store.ts';
import { inSpan } from '../telemetry/in-span.ts';
import type { Mail, Mailer } from './mail.ts';
import { MailNotSent } from './mail-not-sent.ts';

const connectMilliseconds = 10_000;
const outbox = 'outbox';

/** Sends mails to the server of `smtpUrl`; without one, writes them as .eml files into the outbox among the files. */
export function createMailer(smtpUrl: string | undefined, files: FileStore, from: string): Mailer {
  const mailer = smtpUrl === undefined ? outboxMailer(files, from) : smtpMailer(smtpUrl, from);
  return {
    ...mailer,
    async send(mail) {
      await inSpan('mail', {}, () => mailer.send(mail)).catch((error: unknown) => {
        throw new MailNotSent(error);
      });
    },
  };
}

function smtpMailer(smtpUrl: string, from: string): Mailer {
  const url = new URL(smtpUrl);
  url.searchParams.set('connectionTimeout', String(connectMilliseconds));
  const transport = createTransport(url.href, { from });
  return {
    toOutbox: false,
    async send(mail) {
      await transport.sendMail(sendable(mail));
    },
    async verify() {
      await transport.verify();
      return { kind: 'server', name: url.host };
    },
    close: () => transport.close(),
  };
}

function outboxMailer(files: FileStore, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    toOutbox: true,
    async send(mail) {
      const { message } = await transport.sendMail(sendable(mail));
      if (!Buffer.isBuffer(message)) throw new Error('The mail could not be written.');
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
      await files.write(`${outbox}/${name}`, message);
    },
    verify: async () => ({ kind: 'outbox', address: files.addressOf(outbox) }),
    close: () => undefined,
  };
}

/** As the library takes it, which may change what it is given. */
const sendable = ({ attachments = [], ...mail }: Mail) => ({ ...mail, attachments: [...attachments] });
