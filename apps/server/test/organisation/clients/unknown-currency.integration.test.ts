import { clientsShort, currencyCodes } from '@waybill/contract';
import { House, loadInvoice } from '@waybill/testkit';
import { afterAll, expect, it } from 'vitest';
import { createLogger } from '../../../src/index.ts';

const lines: string[] = [];
const house = await House.open({ logger: createLogger('warn', { write: (line) => void lines.push(line) }) });
afterAll(() => house.close());

it('a currency code that Waybill does not know is offered under the code, and logged once', async () => {
  const admin = await house.as('admin');
  const [client] = (await admin.call(clientsShort)).body;
  const clientId = client?.id ?? 0;
  const account = await house.settings
    .selectFrom('account')
    .selectAll()
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  const offered = async () => (await admin.call(currencyCodes, { query: { clientId } })).body;
  await offered();
  expect(lines.join()).not.toContain('unknown currency code');

  const row = { currency_code: 'XTS', usd_rate: '2.00000000' };
  await loadInvoice(
    house.warehouse,
    {
      clientId,
      accountId: account.id,
      accountNumber: account.number,
      invoiceNumber: 'XTS1',
      billDate: '2026-09-15',
      currencyCode: 'XTS',
    },
    [{ net: '10.00', row }],
  );
  expect(await offered()).toContainEqual({ code: 'XTS', symbol: 'XTS' });
  await offered();
  const logged = lines.filter((line) => line.includes('unknown currency code'));
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('"currencyCode":"XTS"');
});
