import { dollarSumsOfCharges, settledDollars, storedColumns } from '@waybill/warehouse';
import { columnList } from '../schema/column-list.ts';
import type { Change } from './change.ts';

/** The loading table of packages whose dollars have not been added up from their charges yet. */
export const unsettled = 'unsettled';

/** An amount in dollars: 18 digits have no room for the product. */
export const convertedAmount = (amount: string, rate: string): string =>
  `CAST(round(toDecimal128(${amount}, 2) * ${rate}, 2), 'Decimal(38, 2)')`;

/**
 * Moves the packages of a change from `unsettled` to their loading table. If a package is not billed in dollars, its
 * dollars are the sums of its charges' dollars.
 */
export async function settleDollars({ connection, loading }: Change): Promise<void> {
  const settled = new Map(settledDollars(convertedAmount).map(({ name, value }) => [name, value]));
  const columns = [...storedColumns('package_level_info'), { name: 'since_load' }];
  const values = columns.map(({ name }) => {
    const value = settled.get(name);
    return value === undefined
      ? `p."${name}"`
      : `if(isNull(c.tracking_id), p."${name}", CAST(${value}, 'Decimal(18, 2)'))`;
  });
  await connection.command(
    `insert into ${loading.of('package_level_info')} (${columnList(columns)})
     select ${values.join(', ')} from ${loading.of(unsettled)} p
     left join (
       select tracking_id, ${dollarSumsOfCharges} from ${loading.of('charge_level_info')}
       where usd_rate <> 1 group by tracking_id
     ) c on c.tracking_id = p.tracking_id`,
  );
}
