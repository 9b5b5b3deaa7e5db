import type { AddressInfo } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';
import { createTransport, type SendMailOptions } from 'nodemailer';

const plugins = ['ID', 'SASL-IR', 'AUTH-PLAIN', 'LITERALPLUS', 'UIDPLUS', 'MOVE', 'ENABLE', 'NAMESPACE', 'SPECIAL-USE'];

/** A mailbox on the loopback address, which speaks IMAP over TLS. */
export class ImapServer {
  readonly #server: ReturnType<typeof hoodiecrow>;

  private constructor(server: ReturnType<typeof hoodiecrow>) {
    this.#server = server;
  }

  static async open(user: { name: string; password: string }, tls: { key: string; cert: string }): Promise<ImapServer> {
    const server = hoodiecrow({
      plugins,
      secureConnection: true,
      credentials: tls,
      users: { [user.name]: { password: user.password } },
      storage: { INBOX: { messages: [] } },
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return new ImapServer(server);
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  /** Puts a mail into INBOX as the mail server received it: with its own findings on top. */
  async receive(mail: SendMailOptions, findings: string): Promise<void> {
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail);
    this.receiveText(`Authentication-Results: ${findings}\r\n${message}`);
  }

  receiveText(raw: string): void {
    this.#server.appendMessage('INBOX', [], new Date(), raw);
  }

  /** How many mails are in a folder. */
  count(folder: string): number {
    return this.#server.getMailbox(folder)?.messages.length ?? 0;
  }

  async close(): Promise<void> {
    await new Promise<void>((done) => this.#server.close(done));
  }
}
