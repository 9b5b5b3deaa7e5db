import { creditTypes, isClientCredit } from '@waybill/model';
import { type ChargeKind, chargeKinds } from './charge-kinds.ts';
import { packageExpressions } from './package-columns.ts';
import { sharedExpressions } from './shipment-columns.ts';

/** Where a batch's numbers begin. */
export interface FirstNumbers {
  readonly loadId: number;
  readonly trackingId: bigint;
  readonly chargeId: bigint;
  /** Number of the invoice with `invoice_index` 0. */
  readonly invoiceId: bigint;
}

const clientCredits = creditTypes.filter(isClientCredit).map((name) => `'${name.replaceAll("'", "''")}'`);

/** Room for the charges of a package: their numbers follow from its own, so that nothing has to be sorted. */
const chargeRoom = chargeKinds.length;

/** What package and charge rows are made from beside the columns that they share. */
const ownColumns = [
  'place, h, is_correction, correction_text, correction_category, correction_code, correction_group, correction_credit',
  'actual_pounds, bill_pounds, rate_card, promised_day, promised_days, commit_hour, delivery_moment, residential, code',
  'sender_company, freight_gross, freight_discount, contract_discount, performance_discount, earned_discount, special_discount',
  'fuel_gross, fuel_discount, extra_fuel_gross, res_gross, res_discount, das_gross, das_discount, ahs_gross, lps_gross',
  'sig_gross, dcv_gross, sat_gross, dsr_gross, adc_gross, lift_gross, ltl_res_gross, tax_gross, scc_gross, correction_net',
].join(', ');

/** The rows of `made` with all that packages and charges share: numbers, invoice, rate, tracking number, places. */
export function numberedRows(first: FirstNumbers): string {
  return `create or replace temp table numbered as
select ${listed(sharedExpressions, first.loadId)}, ${ownColumns}
from (
  select m.*, ${first.trackingId} + m.place as tracking_id, ${first.invoiceId} + b.invoice_index as invoice_id,
    m.account_number || lpad((b.bill_week % 1000)::varchar, 3, '0') as invoice_number,
    coalesce(r.usdRate, 1)::decimal(18, 8) as usd_rate, c.name as sender_company,
    case m.tracking_kind
      when 'ups' then '1Z' || rpad(left(m.account_number, 6), 6, '0') || '03' || lpad((m.package_index % 100000000)::varchar, 8, '0')
      when 'fedex' then lpad((390000000000 + m.package_index)::varchar, 12, '0')
      when 'freight' then (600000000 + m.package_index)::varchar
      else '94' || lpad(m.carrier_id::varchar, 2, '0') || lpad(m.package_index::varchar, 18, '0') end as tracking_number
  from made m
  join billing b on b.account_id = m.account_id and b.bill_date = m.invoice_date
  join world_client c on c.id = m.client_id
  left join exchange_rate r on r.currencyCode = m.currency_code and r.rateDate = m.invoice_date
)`;
}

const listed = (expressions: Readonly<Record<string, string>>, loadId: number): string =>
  Object.entries(expressions)
    .map(([name, expression]) => `${expression.replaceAll('LOAD_ID', String(loadId))} as "${name}"`)
    .join(', ');

const shared = Object.keys(sharedExpressions)
  .map((name) => `"${name}"`)
  .join(', ');

export function insertPackages({ loadId }: FirstNumbers): string {
  return `insert into package_level_info by name select ${shared}, ${listed(packageExpressions, loadId)} from numbered`;
}

export function insertCharges({ chargeId }: FirstNumbers): string {
  const kinds = chargeKinds.map(
    (
      kind,
      index,
    ) => `select ${shared}, ${chargeColumns(kind)}, ${chargeId} + place * ${chargeRoom} + ${index} as charge_id
from numbered where ${kind.when}`,
  );
  return `insert into charge_level_info by name ${kinds.join('\nunion all\n')}`;
}

function chargeColumns({ family, gross, discount, ...kind }: ChargeKind): string {
  const net = `(${gross} - ${discount})::decimal(18, 2)`;
  const credit = kind.creditType ?? 'null::varchar';
  const isClients = `${credit} in (${clientCredits.join(', ')})`;
  return `'${family}' as charge_family, ${kind.category} as charge_category, ${kind.classification} as charge_classification,
  ${kind.code} as accessorial_code, ${kind.group} as accessorial_group, ${kind.description} as charge_description,
  ${credit} as credit_type, ${net} as net_amount, ${discount}::decimal(18, 2) as incentive_amount,
  case when ${credit} is not null and not ${isClients} then -${net} else 0 end::decimal(18, 2) as audit_refund_amount,
  case when ${credit} is not null and ${isClients} then -${net} else 0 end::decimal(18, 2) as client_refund_amount`;
}
