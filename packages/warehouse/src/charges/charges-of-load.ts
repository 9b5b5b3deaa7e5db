import type { ChargeFamily } from '@waybill/model';
import { sql } from '@waybill/query';
import type { Reader } from '../engine/reader.ts';
import { amount, textOf } from '../engine/values.ts';

/** Charges of one name in a load, and what they count as. */
export interface ChargesOfLoad {
  /** As the invoice has it; null if it has none. */
  readonly description: string | null;
  readonly family: ChargeFamily;
  /** The accessorial's name for all carriers; null for charges of other families. */
  readonly group: string | null;
  readonly currencyCode: string;
  readonly charges: number;
  /** Exact decimal text in the currency. */
  readonly amount: string;
}

/** Nobody reads more names than this. */
const mostNames = 1_000;

/** Reads the published charges of a load, one for each name and what it counts as, the largest amounts first. */
export async function readChargesOfLoad({ dialect, seen, ask }: Reader, loadId: number): Promise<ChargesOfLoad[]> {
  const found = await ask(
    sql`select charge_description, charge_family, accessorial_group, currency_code, net_amount
      from charge_level_info where load_id = ${loadId} and ${seen()}`,
    {
      lane: 'long',
      gather: (rows) => sql`select charge_description, charge_family, accessorial_group, currency_code, count(*),
          ${amount(dialect, sql`sum(net_amount)`)}
        from ${rows} charges
        group by charge_description, charge_family, accessorial_group, currency_code
        order by abs(sum(net_amount)) desc, charge_description, charge_family, accessorial_group, currency_code
        limit ${sql.lit(mostNames)}`,
    },
  );
  return found.map(([description, family, group, currencyCode, charges, sum]) => ({
    description: textOf(description),
    family: String(family) as ChargeFamily,
    group: textOf(group),
    currencyCode: String(currencyCode),
    charges: Number(charges),
    amount: String(sum),
  }));
}
