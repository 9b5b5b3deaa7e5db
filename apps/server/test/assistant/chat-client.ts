import { Client } from '@stomp/stompjs';
import { type ChatReply, chatDestination, chatSocketPath, chatTopic } from '@waybill/contract';
import type { House } from '@waybill/testkit';
import { expect } from 'vitest';

/** A chat of somebody: asks, and hears what comes. */
export async function openChat(house: House, { token, userId }: { readonly token: string; readonly userId: number }) {
  const heard: ChatReply[] = [];
  const ends: string[] = [];
  const session = 'tab_1-x';
  const client = new Client({
    brokerURL: `${house.address.replace('http', 'ws')}${chatSocketPath}`,
    connectHeaders: { token },
    reconnectDelay: 0,
  });
  client.onStompError = ({ headers }) => ends.push(headers.message ?? '');
  await new Promise<void>((resolve) => {
    client.onConnect = () => {
      client.watchForReceipt('listening', () => resolve());
      const topic = chatTopic(userId, session);
      client.subscribe(topic, ({ body }) => heard.push(JSON.parse(body) as ChatReply), { receipt: 'listening' });
    };
    client.activate();
  });
  const send = (body: Readonly<Record<string, unknown>>, conversationId = -1) =>
    client.publish({
      destination: chatDestination(userId, session, conversationId),
      headers: { token },
      body: JSON.stringify(body),
    });
  return {
    heard,
    ends,
    send,
    close: () => client.deactivate(),
    async ask(userPrompt: string, conversationId = -1, clientId = 1002) {
      const before = heard.length;
      send({ userPrompt, clientId }, conversationId);
      await expect.poll(() => heard.length).toBe(before + 1);
      const [reply] = heard.at(-1)?.response ?? [];
      if (reply === undefined) throw new Error('The answer is empty.');
      return reply;
    },
  };
}
