import type { AddressInfo } from 'node:net';
import type { SMTPServer } from 'smtp-server';
import type { MailReceptionAccess } from '../../../platform/mail/mail-reception-access.ts';
import type { FetchContext } from '../fetch-context.ts';
import type { Fetches, FetchHost } from '../fetches.ts';
import { hasRoom, keepMail, locationsWithMails, removeMails } from '../mail/received-mails.ts';
import { type MailReceiver, mailServer, Refusal } from './mail-server.ts';

const millisecondsBetweenLooks = 15_000;

/** Takes mails by SMTP, and has them read like those of a mailbox. */
export class MailReception implements MailReceiver {
  readonly #context: FetchContext;
  readonly #fetches: Fetches;
  readonly #log: FetchHost['log'];
  readonly #server: SMTPServer;
  readonly #options: MailReceptionAccess;
  #timer: NodeJS.Timeout | undefined;

  constructor(context: FetchContext, fetches: Fetches, log: FetchHost['log'], options: MailReceptionAccess) {
    this.#context = context;
    this.#fetches = fetches;
    this.#log = log;
    this.#options = options;
    this.#server = mailServer(options, this);
  }

  /** Where it listens. */
  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  /** Begins to listen, and to read what was kept before. */
  async start(): Promise<void> {
    const { host, port } = this.#options;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#server.once('error', reject);
    this.#server.listen(port, host, resolve);
    await promise;
    this.#timer = setInterval(() => void this.#look(), millisecondsBetweenLooks);
    void this.#look();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#server.close(resolve);
    await promise;
  }

  async locationFor(address: string): Promise<number | Refusal> {
    const location = await this.#locationOf(address);
    if (location === undefined) return new Refusal(550, 'No such address here.');
    return (await hasRoom(this.#context.files, location))
      ? location
      : new Refusal(452, 'Too many mails wait. Try again later.');
  }

  async keep(locationId: number, mail: Uint8Array): Promise<void> {
    await keepMail(this.#context.files, locationId, mail, this.#context.clock());
    void this.#fetches.begin(locationId, null).catch((error: unknown) => this.onFault(error));
  }

  onFault(error: unknown): void {
    this.#log.error({ err: error }, 'receiving a mail failed');
  }

  /** The one with the address, in which a `+` and what follows it names a client or an account. */
  async #locationOf(address: string): Promise<number | undefined> {
    const receiving = await this.#context.settings
      .selectFrom('ftp_location')
      .select(['id', 'mail'])
      .where('protocol', '=', 'smtp')
      .where('active', '=', true)
      .orderBy('id')
      .execute();
    const [name = '', domain = ''] = address.split('@');
    const untagged = `${name.split('+')[0]}@${domain}`;
    return receiving.find(({ mail }) => mail?.address === untagged)?.id;
  }

  /** Mails that came while others were read, or before a server was stopped. */
  async #look(): Promise<void> {
    try {
      const { files, settings } = this.#context;
      for (const id of await locationsWithMails(files)) {
        const location = await settings.selectFrom('ftp_location').select('id').where('id', '=', id).executeTakeFirst();
        await (location === undefined ? removeMails(files, id) : this.#fetches.begin(id, null));
      }
    } catch (error) {
      this.onFault(error);
    }
  }
}
