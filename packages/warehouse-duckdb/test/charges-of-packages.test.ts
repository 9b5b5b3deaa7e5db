import { type ChargeRow, chargeFamilies, decimalOf, type PackageRow } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import type { DuckDbWarehouse } from '../src/index.ts';
import { chargeOf, invoiceOf, packageOf } from './support/rows.ts';
import { withWarehouse } from './support/temporary-warehouse.ts';

/** Net and discount of one charge of each family, in cents: small, nearly too large for the quick check, and too large. */
const small = chargeFamilies.map((family, index) => ({ family, net: 1_001 + index, discount: 13 + 2 * index }));
const large = small.map(({ family, net, discount }) => ({ family, net: net * 700_000, discount: discount * 900_000 }));
const nearly = small.map(({ family, net, discount }) => ({
  family,
  net: 498_000_000 + net,
  discount: 1_990_000 + discount,
}));
type Charges = typeof small;

describe('the charges of a package', () => {
  it.each([
    ['small', small],
    ['nearly too large', nearly],
    ['of millions', large],
  ])('are stored if they add up to it in every family, with amounts that are %s', async (_, charges) => {
    await withWarehouse(async (warehouse) => {
      expect(await store(warehouse, charges, amountsOf(charges))).toBe('stored');
    });
  });

  it.each([
    ['small', small],
    ['nearly too large', nearly],
    ['of millions', large],
  ])(
    'are refused if a single amount or discount of the package differs by a cent, with amounts that are %s',
    async (_, charges) => {
      await withWarehouse(async (warehouse) => {
        for (const { family } of charges) {
          for (const amount of [`${family}_amount`, `${family}_discount`] as const) {
            const amounts = amountsOf(charges);
            const outcome = await store(warehouse, charges, { ...amounts, [amount]: oneCentMore(amounts[amount]) });
            expect({ amount, outcome }).toEqual({ amount, outcome: expect.stringContaining('say otherwise') });
          }
        }
      });
    },
  );

  it('are refused if two families are exchanged, so that all sums over families agree', async () => {
    await withWarehouse(async (warehouse) => {
      const exchanged = small.map((charge) => {
        if (charge.family === 'tax') return { ...charge, family: 'fee' as const };
        return charge.family === 'fee' ? { ...charge, family: 'tax' as const } : charge;
      });
      expect(await store(warehouse, small, amountsOf(exchanged))).toContain('say otherwise');
    });
  });

  it('are refused if a package with amounts has none', async () => {
    await withWarehouse(async (warehouse) => {
      expect(await store(warehouse, [], amountsOf(small))).toContain('add up to 0.00');
    });
  });
});

function amountsOf(charges: Charges): Partial<PackageRow> & Record<string, unknown> {
  const ofFamilies = charges.flatMap(({ family, net, discount }) => [
    [`${family}_amount`, decimalOf(net + discount)],
    [`${family}_discount`, decimalOf(discount)],
  ]);
  return { net_amount: decimalOf(sumOf(charges)), ...Object.fromEntries(ofFamilies) };
}

const sumOf = (charges: Charges): number => charges.reduce((sum, { net }) => sum + net, 0);

const oneCentMore = (amount: unknown): string => decimalOf(Math.round(Number(amount) * 100) + 1);

/** What became of an invoice with this package and another one that adds up. */
async function store(warehouse: DuckDbWarehouse, charges: Charges, amounts: Partial<PackageRow>): Promise<string> {
  const invoice = invoiceOf({ amount: decimalOf(Math.round(Number(amounts.net_amount) * 100) + 1_000) });
  const load = await warehouse.beginLoad({ kind: 'invoice', source: 'test.csv' });
  try {
    const handle = load.addInvoice(invoice);
    load.addCharge(load.addPackage(handle, packageOf(invoice)), chargeOf());
    const parent = load.addPackage(handle, packageOf(invoice, amounts));
    for (const charge of charges) load.addCharge(parent, rowOf(charge));
    await load.commit();
    return 'stored';
  } catch (error) {
    return String(error);
  } finally {
    await load.rollback();
  }
}

function rowOf({ family, net, discount }: Charges[number]): ChargeRow {
  return chargeOf({ charge_family: family, net_amount: decimalOf(net), incentive_amount: decimalOf(discount) });
}
