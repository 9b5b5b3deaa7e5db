import { account } from '@waybill/contract';
import { it } from 'vitest';
import { openChat } from '../assistant/chat-client.ts';
import type { EachEngine } from './each-engine.ts';

/** Of every kind that the assistant tells apart: figures, shares, ranks, changes, lists, one package, what it refuses. */
const questions = [
  'total spend last month',
  'spend by carrier by month this year',
  'packages over 50 lb last month',
  '10 most expensive packages last month',
  'states with more than 10 packages this year',
  'average monthly spend last quarter',
  'spend by carrier this month vs last month',
  'how many carriers did we use last month',
  'accessorials per package by month this year',
  'fuel as a share of spend last month',
  'on time % UPS vs FedEx ytd',
  'how did UPS and FedEx spend change in q2',
  'which accessorial grew the most since last year',
  'how much of our spend goes to UPS in q2',
  'list invoices over $500 last month',
  'top 5 zip codes by packages ytd',
  'median net amount by service this year',
  'gsr refunds last year',
  'send me the address correction report for UPS, March to May 2026',
];

/** The answers of the chat, about one client and about a parent with its children. */
export function assistantAgrees(each: EachEngine, clientIds: readonly number[]): void {
  it.each(questions)('answers alike: %s', async (question) => {
    await each.alike(async (house) => {
      const shipper = await house.as('shipper');
      const { id: userId } = (await shipper.call(account)).body;
      const chat = await openChat(house, { token: shipper.token ?? '', userId });
      const answers = [];
      for (const clientId of clientIds) {
        const reply = await chat.ask(question, -1, clientId);
        // A move between shards is a load of its own, so the number of the last one differs.
        const { milliseconds: _time, dataVersion: _load, ...answer } = reply.data;
        answers.push({ ...reply, data: answer });
      }
      await chat.close();
      return answers;
    });
  });
}
