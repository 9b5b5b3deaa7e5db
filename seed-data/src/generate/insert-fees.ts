import type { FirstNumbers } from './insert-rows.ts';

/** Weekly service charges: rows of the account, without a tracking number, on every invoice of UPS and FedEx. */
export function feeRows({ trackingId, invoiceId }: FirstNumbers, batch: number): string {
  return `create or replace temp table fee as
select b.client_id, b.account_id, ${invoiceId} + b.invoice_index as invoice_id, b.bill_date, a.carrierId as carrier_id,
  k.name as carrier_name, a.number as account_number, a.currencyCode as currency_code,
  a.number || lpad((b.bill_week % 1000)::varchar, 3, '0') as invoice_number,
  coalesce(r.usdRate, 1)::decimal(18, 8) as usd_rate,
  ${trackingId} + row_number() over (order by b.client_id, b.bill_date, b.account_id) - 1 as tracking_id,
  if(a.carrierId = 1, 36.00, 22.50)::decimal(18, 2) as amount
from billing b join batch_day d using (client_id, bill_date)
join world_account a on a.id = b.account_id join carrier k on k.carrier_id = a.carrierId
left join exchange_rate r on r.currencyCode = a.currencyCode and r.rateDate = b.bill_date
where d.batch = ${batch} and a.carrierId in (1, 2)`;
}

const shared = (loadId: number): string => `${loadId} as load_id, client_id, account_id, invoice_id, tracking_id,
  client_id::bigint * 100000 + year(bill_date) * 10 + quarter(bill_date) as bill_date_partition,
  client_id::bigint * 100000 + year(bill_date) * 10 + quarter(bill_date) as pickup_date_partition,
  invoice_number, account_number, carrier_id, carrier_name, bill_date, bill_date as pickup_date, 'parcel' as bucket_name,
  'Other' as mode_category, 'Other' as service_category, currency_code, usd_rate, 'CA' as normalised_sender_state,
  'US' as normalised_sender_country, 'CA' as normalised_consignee_state, 'US' as normalised_consignee_country`;

const zeros = ['transportation', 'fuel_surcharge', 'other_accessorial', 'billing_adjustment', 'tax', 'other']
  .flatMap((family) => [`${family}_amount`, `${family}_discount`])
  .concat(
    'fee_discount',
    'address_correction_amt',
    'shipping_charge_correction_amt',
    'chargeback_amt',
    'declared_amt',
    'scc_audit_fee_amt',
  )
  .map((name) => `0 as ${name}`)
  .join(', ');

export function insertFees({ loadId, chargeId }: FirstNumbers): readonly string[] {
  return [
    `insert into package_level_info by name
     select ${shared(loadId)}, 'account' as row_kind, 0 as no_of_pkgs, 'Weekly Service Charge' as charge_description,
       amount as fee_amount, amount as net_amount, ${zeros} from fee`,
    `insert into charge_level_info by name
     select ${shared(loadId)}, ${chargeId} + row_number() over (order by tracking_id) - 1 as charge_id, 'fee' as charge_family,
       'MIS/SVCH' as charge_category, 'FRT' as charge_classification, 'SCH' as accessorial_code,
       'Weekly Service Charge' as charge_description, amount as net_amount, 0 as incentive_amount,
       0 as audit_refund_amount, 0 as client_refund_amount from fee`,
  ];
}
