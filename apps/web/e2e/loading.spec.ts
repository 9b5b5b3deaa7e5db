import { money, ofTotalSpend, totalOf } from './support/figures.ts';
import { pathInHouse } from './support/house.ts';
import { runCommand } from './support/run-command.ts';
import { expect, test } from './support/test.ts';

const invoice = pathInHouse('packages/invoices/test/fixtures/ups_250_invoice_1.csv');
const weekOfBill = 'client=1005&from=2025-07-05&to=2025-07-05&carrier_name=UPS';

test.use({ user: 'admin' });

test('an invoice that is loaded while the server runs arrives on the open page, to the cent', async ({
  spend,
  api,
}) => {
  await spend.open(weekOfBill);
  const onDay = ["bill_date = '2025-07-05'", "carrier_name = 'UPS'"];
  const before = totalOf(ofTotalSpend(await api.spendRows(1005, onDay)), 'NET_AMOUNT');

  const first = await runCommand('load', invoice, '--client', '1005');
  expect(first.output).toContain('2,379.80');
  expect(first.code).toBe(0);
  await spend.page.reload();
  await spend.settled();
  expect(await spend.total('Total Spend')).toBe(money(before + 2379.8));

  const again = await runCommand('load', invoice, '--client', '1005');
  expect(again.code).toBe(0);
  await spend.page.reload();
  await spend.settled();
  expect(await spend.total('Total Spend')).toBe(money(before + 2379.8));
});
