import { auditFindings } from '@waybill/contract';
import { House, loadInvoice } from '@waybill/testkit';
import { afterAll, expect, it } from 'vitest';

const house = await House.open();
afterAll(() => house.close());

it('takes credits off in the chosen currency, as it takes what was billed too much', async () => {
  const admin = await house.as('admin');
  const place = { clientId: 1003, accountId: 1, accountNumber: 'CAD1', currencyCode: 'CAD' };
  const row = { tracking_number: '1ZTWICE', row_kind: 'package', usd_rate: '0.70000000' } as const;
  for (const [invoiceNumber, billDate] of [
    ['FIRST', '2026-10-03'],
    ['SECOND', '2026-10-10'],
  ] as const)
    await loadInvoice(house.warehouse, { ...place, invoiceNumber, billDate }, [{ net: '100.00', row }]);
  const given = { transportation_amount: '0.00', billing_adjustment_amount: '-30.00', row_kind: 'adjustment' } as const;
  await loadInvoice(house.warehouse, { ...place, invoiceNumber: 'THIRD', billDate: '2026-10-17' }, [
    {
      net: '-30.00',
      row: { ...row, ...given },
      charge: { charge_family: 'billing_adjustment', credit_type: 'Billing adjustment' },
    },
  ]);
  const summaryIn = async (currency: string) => {
    const body = {
      clientId: 1003,
      dateType: 'bill_date',
      from: '2026-10-01',
      to: '2026-10-31',
      whereClauseDetails: [`currency_code = '${currency}'`, "account_number = 'CAD1'"],
    } as const;
    const { body: answer, text } = await admin.call(auditFindings, { body });
    return answer.data?.find((each) => each.CARRIER_NAME === 'UPS') ?? text;
  };
  expect(await summaryIn('CAD')).toMatchObject({ OVERCHARGE_DISCREPANCY: 100, MATCHED: 100 });
});
