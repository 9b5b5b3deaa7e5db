import { setTimeout as sleep } from 'node:timers/promises';
import { freshDatabase } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { keptUntilWritten, openSettings, type Settings } from '../src/index.ts';

function countedNames() {
  const asked: string[] = [];
  const nameOf = keptUntilWritten(async (settings, code: string) => {
    asked.push(code);
    const row = await settings.selectFrom('currency').select('name').where('code', '=', code).executeTakeFirst();
    return row?.name;
  });
  return { asked, nameOf };
}

const add = (settings: Settings, code: string) =>
  settings
    .insertInto('currency')
    .values({ code, symbol: code, name: `old ${code}` })
    .execute();
const rename = (settings: Settings, code: string, name: string) =>
  settings.updateTable('currency').set({ name }).where('code', '=', code).execute();

describe('a read that is kept until something is written', async () => {
  const settings = await openSettings({});
  afterAll(() => settings.destroy());

  it('asks the embedded database once, also for those who ask at the same time', async () => {
    const { asked, nameOf } = countedNames();
    await add(settings, 'AAA');
    expect(await Promise.all([nameOf(settings, 'AAA'), nameOf(settings, 'AAA')])).toEqual(['old AAA', 'old AAA']);
    expect(await nameOf(settings, 'AAA')).toBe('old AAA');
    expect(asked).toEqual(['AAA']);
  });

  it('keeps different questions apart', async () => {
    const { nameOf } = countedNames();
    await add(settings, 'BBB');
    expect(await nameOf(settings, 'BBB')).toBe('old BBB');
    expect(await nameOf(settings, 'nobody')).toBeUndefined();
  });

  it('answers what was just written, also by a transaction', async () => {
    const { nameOf } = countedNames();
    await add(settings, 'CCC');
    await nameOf(settings, 'CCC');
    await rename(settings, 'CCC', 'new');
    expect(await nameOf(settings, 'CCC')).toBe('new');
    await settings.transaction().execute((transaction) => rename(transaction, 'CCC', 'newest'));
    expect(await nameOf(settings, 'CCC')).toBe('newest');
  });

  it('never keeps what a transaction wrote and took back, or what was read beside one', async () => {
    const { nameOf } = countedNames();
    await add(settings, 'DDD');
    const changing = settings.transaction().execute(async (transaction) => {
      await rename(transaction, 'DDD', 'within');
      expect(await nameOf(transaction, 'DDD')).toBe('within');
      await sleep(20);
      await rename(transaction, 'DDD', 'after');
    });
    await nameOf(settings, 'DDD');
    await changing;
    expect(await nameOf(settings, 'DDD')).toBe('after');
  });

  it('keeps no failure', async () => {
    let failures = 1;
    const sometimes = keptUntilWritten(async (_, text: string) => {
      if (failures-- > 0) throw new Error('not now');
      return text;
    });
    await expect(sometimes(settings, 'text')).rejects.toThrow('not now');
    expect(await sometimes(settings, 'text')).toBe('text');
  });
});

describe('the same read where another process may write too', async () => {
  const { location, drop } = await freshDatabase();
  const settings = await openSettings(location);
  const neighbour = 'databaseUrl' in location ? await openSettings(location) : settings;
  afterAll(async () => {
    for (const opened of new Set([settings, neighbour])) await opened.destroy();
    await drop();
  });

  it('answers what that process wrote', async () => {
    const { nameOf } = countedNames();
    await add(settings, 'EEE');
    expect(await nameOf(settings, 'EEE')).toBe('old EEE');
    await rename(neighbour, 'EEE', 'by another');
    expect(await nameOf(settings, 'EEE')).toBe('by another');
  });
});
