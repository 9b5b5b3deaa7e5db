import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { chosenDatabase } from '../src/postgres/chosen-database.ts';

describe.runIf(chosenDatabase() === 'postgres')('the settings of a house on a server', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const clients = () => house.settings.selectFrom('client').select('id').execute();

  it('give work within a transaction no second connection, as the embedded database cannot', async () => {
    await expect(house.settings.transaction().execute(clients)).rejects.toThrow('the embedded database has one');
  });

  it('give one again to what goes on after the transaction', async () => {
    let later: Promise<unknown> | undefined;
    await house.settings.transaction().execute(async () => {
      later = new Promise((resolve) => setImmediate(() => setTimeout(resolve, 50))).then(clients);
    });
    expect(await later).not.toEqual([]);
  });
});
