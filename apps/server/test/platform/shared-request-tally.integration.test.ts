import { setTimeout } from 'node:timers/promises';
import { House } from '@waybill/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ExchangedTallies } from '../../src/platform/http/shared-request-tally.ts';

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const minute = 60_000;

function countTimes(tallies: ExchangedTallies, key: string, times: number, milliseconds: number): void {
  for (let request = 0; request < times; request += 1) tallies.count(key, milliseconds);
}

it('adds up what several servers count, each request once', async () => {
  const [one, other] = [new ExchangedTallies(house.settings), new ExchangedTallies(house.settings)];
  countTimes(one, 'shared', 3, minute);
  countTimes(other, 'shared', 2, minute);
  await one.exchange();
  await other.exchange();
  await other.exchange();
  expect(other.count('shared', minute).current).toBe(6);
  const exchanging = one.exchange();
  expect(one.count('shared', minute).current).toBe(4);
  await exchanging;
  await other.exchange();
  await one.exchange();
  expect(one.count('shared', minute).current).toBe(8);
});

it('takes nothing off a time span that begins while the one before it is exchanged', async () => {
  const span = 20;
  const tallies = new ExchangedTallies(house.settings);
  countTimes(tallies, 'renewed', 5, span);
  const exchanging = tallies.exchange();
  const over = performance.now() + span;
  while (performance.now() <= over);
  tallies.count('renewed', span);
  await exchanging;
  await setTimeout(2 * span);
  await tallies.exchange();
  const kept = house.settings.selectFrom('request_tally').select('requests').where('key', '=', 'renewed');
  expect(await kept.execute()).toEqual([{ requests: 1 }]);
});
