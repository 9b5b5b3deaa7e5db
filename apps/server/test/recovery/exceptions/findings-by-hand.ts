import { dollars } from '../../analysis/data/spend-state.ts';

const days = (from: string, to: string) => `bill_date between date '${from}' and date '${to}'`;
const noCredit = (credits: readonly string[], from: string, today: string) => `not exists (
  select 1 from charge_level_info c where c.client_id = p.client_id and c.carrier_name = p.carrier_name
    and c.tracking_number = p.tracking_number and c.credit_type in (${credits.map((each) => `'${each}'`).join(', ')})
    and c.bill_date >= date '${from}' and c.bill_date <= date '${today}')`;

interface Question {
  readonly from: string;
  readonly to: string;
  readonly today: string;
  readonly clients: string;
  readonly accounts: Readonly<Record<'ups' | 'express' | 'international', string>>;
}

/** Each rule in SQL written by hand, from its meaning: how many findings (N), and what is at stake (S). */
export function findingsByHand({ from, to, today, clients, accounts }: Question): Readonly<Record<string, string>> {
  const packages = `p.row_kind = 'package' and p.tracking_number is not null and p.client_id in (${clients}) and p.${days(from, to)}`;
  const tally = (amount: string, conditions: string, credits: readonly string[]) =>
    `select count(*) as N, coalesce(sum(${amount}), 0) as S from package_level_info p
     where ${packages} and ${amount} > 0 and ${conditions} and ${noCredit(credits, from, today)}`;
  const summed = (column: string, credits: readonly string[]) => `
    select count(*) as N, coalesce(sum(S), 0) as S from (
      select client_id, carrier_name, tracking_number, invoice_number, account_number, sum(${dollars(column)}) as S
      from package_level_info where client_id in (${clients}) and ${days(from, to)} and tracking_number is not null
      group by all having sum(${dollars(column)}) > 0) p
    where ${credits.length === 0 ? 'true' : noCredit(credits, from, today)}`;
  const freight = `(${dollars('(p.transportation_amount - p.transportation_discount)')}
    + ${dollars('(p.fuel_surcharge_amount - p.fuel_surcharge_discount)')})`;
  return {
    late_guaranteed: tally(
      freight,
      `p.tracking_status = 'Late' and p.pickup_date >= date '2024-01-01' and (
        (p.account_id in (${accounts.ups}) and p.carrier_id = 1 and (p.service_category like 'Next Day%'
          or regexp_matches(p.service, '^(2nd Day Air A\\.M\\.|Worldwide (Express|Saver|Expedited))')))
        or (p.account_id in (${accounts.express}) and p.carrier_id = 2
          and (p.service_category like 'Next Day%' or p.service like '%2Day A.M.%'))
        or (p.account_id in (${accounts.international}) and p.carrier_id = 2
          and regexp_matches(p.service, 'International (First|Priority)')))`,
      ['GSR / late delivery'],
    ),
    billed_twice: tally(
      dollars('p.net_amount'),
      `exists (select 1 from package_level_info q where q.row_kind = 'package' and q.client_id = p.client_id
        and q.carrier_id = p.carrier_id and q.tracking_number = p.tracking_number and q.net_amount > 0
        and q.bill_date >= p.bill_date - 180 and (q.bill_date < p.bill_date
          or (q.bill_date = p.bill_date and q.invoice_number < p.invoice_number)))`,
      ['Duplicate Charges'],
    ),
    never_delivered: tally(
      dollars('p.net_amount'),
      `p.delivery_date is null and p.pickup_date <= date '${today}' - 30 and p.account_id in (
        select account_id from package_level_info where row_kind = 'package' and ${days(from, to)}
        group by 1 having avg(case when delivery_date is null then 0 else 1 end) >= 0.5)`,
      ['Void', 'Manifested not shipped', 'Damaged / lost claim', 'NPOD - no proof of delivery'],
    ),
    weight_far_above: tally(
      `round(${dollars('(p.transportation_amount - p.transportation_discount)')}
        * (p.bill_weight_pounds - p.actual_weight_pounds) / p.bill_weight_pounds, 2)::decimal(18, 2)`,
      `p.actual_weight_pounds > 0 and p.bill_weight_pounds >= 2 * p.actual_weight_pounds
        and p.bill_weight_pounds - p.actual_weight_pounds >= 10`,
      ['Dimension/weight'],
    ),
    same_charge_twice: `select count(*) as N, coalesce(sum(S), 0) as S from (
      select client_id, carrier_name, tracking_number, invoice_number, accessorial_code, charge_description,
        (count(*) - 1) * any_value(${dollars('net_amount')}) as S
      from charge_level_info where client_id in (${clients}) and ${days(from, to)} and tracking_number is not null
        and charge_family <> 'fuel_surcharge' and net_amount > 0
      group by all having count(*) > 1 and count(distinct ${dollars('net_amount')}) = 1) p
      where ${noCredit(['Duplicate Charges'], from, today)}`,
    address_correction: summed('address_correction_amt', ['Address correction']),
    residential_at_company: `select count(*) as N, coalesce(sum(S), 0) as S from (
      select c.client_id, c.carrier_name, c.tracking_number, c.invoice_number, sum(${dollars('c.net_amount')}) as S
      from charge_level_info c join package_level_info q on q.tracking_id = c.tracking_id
      where c.client_id in (${clients}) and c.${days(from, to)} and c.tracking_number is not null
        and c.accessorial_group = 'Residential' and length(trim(q.consignee_company)) > 0
      group by all having S > 0) p where ${noCredit(['Residential'], from, today)}`,
    weight_correction: summed('shipping_charge_correction_amt', ['Dimension/weight']),
    chargeback: summed('chargeback_amt', ['Third party']),
    declared_value: summed('declared_amt', []),
    unknown_charge: `select count(*) as N, coalesce(sum(S), 0) as S from (
      select client_id, carrier_name, tracking_number, invoice_number, accessorial_code, charge_description,
        sum(${dollars('net_amount')}) as S
      from charge_level_info where client_id in (${clients}) and ${days(from, to)} and charge_family = 'other'
      group by all having S > 0)`,
  };
}
