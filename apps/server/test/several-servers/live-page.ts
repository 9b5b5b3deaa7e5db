import { Client } from '@stomp/stompjs';
import { listNotifications, type Notification, stompPath } from '@waybill/contract';
import { Caller } from '@waybill/testkit';

/**
 * A page as the web app keeps it: it shows what it hears, connects again when the connection ends, and fetches what it
 * may have missed whenever it listens again.
 */
export class LivePage {
  readonly #client: Client;
  readonly #caller: Caller;
  readonly #shown = new Map<number, Notification>();
  connections = 0;

  constructor(address: string, token: string, destination: string) {
    this.#caller = new Caller(address, token);
    this.#client = new Client({
      brokerURL: `${address.replace('http', 'ws')}${stompPath}`,
      connectHeaders: { Authorization: `Bearer ${token}` },
      reconnectDelay: 50,
    });
    this.#client.onConnect = () => {
      const receipt = `listening ${this.connections}`;
      this.#client.watchForReceipt(receipt, () => void this.#fetch());
      this.#client.subscribe(destination, ({ body }) => this.#show([JSON.parse(body)]), { receipt });
    };
    this.#client.activate();
  }

  /** The texts of the announcements that its reader has seen. */
  get announced(): string[] {
    return [...this.#shown.values()]
      .sort((one, other) => one.id - other.id)
      .map(({ values }) => String(values.text))
      .filter((text) => text !== 'undefined');
  }

  async close(): Promise<void> {
    await this.#client.deactivate();
  }

  async #fetch(): Promise<void> {
    const { status, body } = await this.#caller.call(listNotifications);
    if (status !== 200) return;
    this.#show(body.notifications);
    this.connections += 1;
  }

  #show(notifications: readonly Notification[]): void {
    for (const notification of notifications) this.#shown.set(notification.id, notification);
  }
}
