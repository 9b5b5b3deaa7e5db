import type { ChargeRow } from '@waybill/model';
import type { ChargeClassification, Load } from '@waybill/warehouse';
import type { DuckDbWarehouse } from '../../src/index.ts';
import { chargeOf, invoiceOf, packageOf } from './rows.ts';
import { statement } from './temporary-warehouse.ts';

/** Says what the unknown charge of `addInvoiceWithUnknown` is. */
export const drones: ChargeClassification = {
  id: 7,
  carrierId: 1,
  description: 'DRONE DROP',
  code: 'DRN',
  validFrom: '2025-01-01',
  family: 'other_accessorial',
  group: 'Address correction',
};

interface Some {
  readonly packages: number;
  readonly billDate?: string;
  readonly currencyCode?: string;
  readonly usdRate?: string;
  /** The charge of transportation gets the name GROUND, and this. */
  readonly known?: Partial<ChargeRow>;
}

const adjusted = {
  transportation_amount: '0.00',
  transportation_discount: '0.00',
  billing_adjustment_amount: '12.00',
  billing_adjustment_discount: '2.00',
} as const;

/** Adds an invoice with packages of transportation (10.00) and an unknown charge (gross 3.00, net 2.50). */
export function addInvoiceWithUnknown(load: Load, invoiceNumber: string, some: Some): void {
  const { packages, billDate = '2025-08-02', currencyCode = 'USD', usdRate = '1', known } = some;
  const amount = (packages * 12.5).toFixed(2);
  const invoice = invoiceOf({ invoiceNumber, billDate, currencyCode, amount });
  const handle = load.addInvoice(invoice);
  for (let index = 0; index < packages; index += 1) {
    const row = packageOf(invoice, {
      tracking_number: `1Z${invoiceNumber}${index}`,
      usd_rate: usdRate,
      other_amount: '3.00',
      other_discount: '0.50',
      net_amount: '12.50',
      ...(known?.charge_family === 'billing_adjustment' ? adjusted : {}),
    });
    const parent = load.addPackage(handle, row);
    load.addCharge(
      parent,
      chargeOf(known === undefined ? {} : { charge_description: 'GROUND', accessorial_code: 'GND', ...known }),
    );
    load.addCharge(
      parent,
      chargeOf({
        charge_family: 'other',
        accessorial_code: 'DRN',
        charge_description: 'DRONE DROP',
        accessorial_group: null,
        net_amount: '2.50',
        incentive_amount: '0.50',
      }),
    );
    load.addSourceRows(handle, [`${invoiceNumber}-${index}`]);
  }
}

/** Every row of every table that a classification may touch. */
export async function everyRow(warehouse: DuckDbWarehouse): Promise<unknown> {
  const tables = ['package_level_info', 'charge_level_info', 'invoice', 'source_row', 'classified_charge'];
  const names = [...tables, ...warehouse.rollups.map(({ name }) => name)];
  const selects = names.map((name) => `select '${name}', count(*), coalesce(sum(hash(t)), 0)::varchar from ${name} t`);
  return await warehouse.rows(
    statement(`${selects.join(' union all ')} order by 1`, { TABLE: 'text', ROWS: 'bigint', HASH: 'text' }),
  );
}
