import type { Client } from '@stomp/stompjs';
import { type ChatQuestion, type ChatReply, chatDestination, chatSocketPath, chatTopic } from '@waybill/contract';
import { storedSession } from '../../../lib/signed-in/session-store.ts';

const connectAgainAfter = 5_000;

interface Waiting {
  readonly conversationId: number;
  readonly question: ChatQuestion;
}

interface Listener {
  readonly userId: number;
  readonly onConnected: (connected: boolean) => void;
  readonly onReply: (reply: ChatReply) => void;
}

/** The live connection of a chat. What is asked while it is down is asked as soon as it is up again. */
export class ChatConnection {
  readonly #sessionId = sessionId();
  readonly #listener: Listener;
  #client: Promise<Client> | undefined;
  #waiting: Waiting[] = [];

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  open(): void {
    this.#client ??= this.#connect();
  }

  async ask(conversationId: number, question: ChatQuestion): Promise<void> {
    this.#waiting.push({ conversationId, question });
    this.open();
    const client = await this.#client;
    if (client === undefined) return;
    if (client.connected) this.#sendWaiting(client);
    else client.activate();
  }

  async close(): Promise<void> {
    const client = await this.#client;
    this.#client = undefined;
    await client?.deactivate();
  }

  async #connect(): Promise<Client> {
    const { Client: StompClient } = await import('@stomp/stompjs');
    const { userId, onConnected, onReply } = this.#listener;
    const client = new StompClient({
      brokerURL: new URL(chatSocketPath, window.location.href.replace(/^http/, 'ws')).href,
      reconnectDelay: connectAgainAfter,
      beforeConnect: async () => {
        client.connectHeaders = tokenHeader();
      },
      onConnect: () => {
        client.subscribe(chatTopic(userId, this.#sessionId), ({ body }) => onReply(JSON.parse(body) as ChatReply));
        onConnected(true);
        this.#sendWaiting(client);
      },
      onWebSocketClose: () => onConnected(false),
    });
    client.activate();
    return client;
  }

  #sendWaiting(client: Client): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { conversationId, question } of waiting) {
      client.publish({
        destination: chatDestination(this.#listener.userId, this.#sessionId, conversationId),
        headers: tokenHeader(),
        body: JSON.stringify(question),
      });
    }
  }
}

const tokenHeader = () => ({ token: storedSession()?.token ?? '' });

/** Pages without HTTPS have no `randomUUID`. */
const sessionId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
