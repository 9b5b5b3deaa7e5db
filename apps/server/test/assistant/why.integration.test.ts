import { account } from '@waybill/contract';
import { Caller, House } from '@waybill/testkit';
import { afterAll, expect, it } from 'vitest';
import { openChat } from './chat-client.ts';

const house = await House.open();
afterAll(() => house.close());

const client = 1002;

it('says why spend changed, in causes that add up to it, and offers where it changed', async () => {
  const token = await house.signIn('shipper');
  const { id } = (await new Caller(house.address, token).call(account)).body;
  const chat = await openChat(house, { token, userId: id });
  const { data, type } = await chat.ask(
    'why did spend change in october 2026 compared with september 2026',
    -1,
    client,
  );
  expect(type, data.text).toBe('SQL_RESPONSE');
  const billed = await house.sql<{ MONTH: number; NET: number }>(
    `select month(bill_date) as MONTH, sum(net_amount_usd) as NET from package_level_info
     where client_id = ${client} and bill_date between '2026-09-01' and '2026-10-31'
     and load_id <= ${house.warehouse.dataVersion} group by 1`,
    { MONTH: 'integer', NET: 'money' },
  );
  const cents = (month: number) => Math.round(Number(billed.find(({ MONTH }) => MONTH === month)?.NET ?? 0) * 100);
  const causes = data.df.map(({ amount }) => Math.round(Number(amount) * 100));
  expect(causes.length).toBeGreaterThan(3);
  expect(causes.reduce((sum, amount) => sum + amount, 0)).toBe(cents(10) - cents(9));
  expect(data.df.map(({ cause }) => cause)).toContain('Volume');
  expect(data.questions.length).toBeGreaterThan(1);
  const { data: french } = await chat.ask('pourquoi les dépenses ont augmenté en octobre 2026', -1, client);
  expect(french.df.map(({ cause }) => cause)).toContain('Poids et distance');
  await chat.close();
});

it('says that nothing is compared with days before the first invoice', async () => {
  const token = await house.signIn('shipper');
  const { id } = (await new Caller(house.address, token).call(account)).body;
  const chat = await openChat(house, { token, userId: id });
  const [{ FIRST: first = '' } = {}] = await house.sql<{ FIRST: string }>(
    `select min(bill_date)::varchar as FIRST from package_level_info where client_id = ${client}`,
    { FIRST: 'text' },
  );
  const year = Number(first.slice(0, 4));
  const { data: early } = await chat.ask(`spend in ${year + 1} compared with ${year - 1}`, -1, client);
  expect(early.text).toMatch(/^Invoices begin on \d{1,2} \w+ \d{4}: before that, there is nothing to compare with.$/m);
  const { data: late } = await chat.ask('spend in october 2026 compared with september 2026', -1, client);
  expect(late.outcome).toBe('answer');
  expect(late.text).not.toContain('Invoices begin');
  await chat.close();
});
