import { expect, it } from 'vitest';
import { allocateCredits, type Credit, ledgerInCurrency } from '../src/index.ts';

const credit = (key: string, cents: number, trackingNumber: string): Credit => ({
  key,
  clientId: 1,
  carrierName: 'UPS',
  accountNumber: 'A1',
  invoiceNumber: 'I9',
  billDate: '2026-08-22',
  trackingNumber,
  creditType: 'Billing adjustment',
  text: '',
  cents,
});

it('states credits and what claims got of them in their own currency, and leaves out those in others', () => {
  const claim = {
    id: 'late',
    clientId: 1,
    carrierName: 'UPS',
    rule: 'late_guaranteed',
    trackingNumber: '1Z1',
    accountNumber: 'A1',
    invoiceNumber: 'I1',
    billDate: '2026-08-01',
    filedOn: '2026-08-10',
    reference: '',
    cents: 3_000,
  };
  const inDollars = [credit('cad', 2_000, '1Z1'), credit('usd', 1_000, '1Z1'), credit('open', 700, '1Z2')];
  const ledger = allocateCredits({ claims: [claim], credits: inDollars, rebills: [], decisions: [] });
  const own = ledgerInCurrency(ledger, [credit('cad', 2_850, '1Z1'), credit('open', 998, '1Z2')]);
  expect(own.allocations).toMatchObject([{ creditKey: 'cad', findingId: 'late', cents: 2_850 }]);
  expect(
    own.credits.map(({ key, cents, allocatedCents, leftCents }) => [key, cents, allocatedCents, leftCents]),
  ).toEqual([
    ['cad', 2_850, 2_850, 0],
    ['open', 998, 0, 998],
  ]);
});
