import { dollars } from '../../analysis/data/spend-state.ts';

interface Question {
  readonly from: string;
  readonly to: string;
  readonly clients: string;
}

/**
 * Rules in SQL written by hand, from their meaning: the tracking numbers (N) of what they find, before dollars are
 * divided and credits taken off, with what was billed too much (S).
 */
export function findingsByHand({ from, to, clients }: Question): Readonly<Record<string, string>> {
  const asked = (table: string) =>
    `${table}.client_id in (${clients}) and ${table}.bill_date between date '${from}' and date '${to}'`;
  const freight = (table: string) => dollars(`(${table}.transportation_amount - ${table}.transportation_discount)`);
  return {
    billed_twice: `
      select distinct p.tracking_number as N, ${dollars('p.net_amount')} as S
      from package_level_info p join package_level_info q
        on q.client_id = p.client_id and q.carrier_id = p.carrier_id and q.tracking_number = p.tracking_number
      where p.row_kind = 'package' and q.row_kind = 'package' and ${asked('p')}
        and (q.bill_date < p.bill_date or (q.bill_date = p.bill_date and q.invoice_number < p.invoice_number))
        and q.bill_date >= p.bill_date - 180 and q.service = p.service and q.bill_weight_pounds = p.bill_weight_pounds
        and p.transportation_amount > 0 and ${freight('p')} = ${freight('q')}`,
    same_charge_twice: `
      select tracking_number as N, (count(*) - 1) * min(${dollars('net_amount')}) as S
      from charge_level_info c where ${asked('c')} and tracking_number is not null and credit_type is null
        and charge_family in ('other_accessorial', 'billing_adjustment', 'tax', 'fee', 'other') and net_amount > 0
      group by client_id, carrier_id, tracking_number, invoice_number, tracking_id, charge_family, accessorial_code, charge_description
      having count(*) > 1 and min(${dollars('net_amount')}) = max(${dollars('net_amount')})`,
  };
}
