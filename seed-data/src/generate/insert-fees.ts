import { convertedPackageAmounts } from '@waybill/warehouse';
import { chargeNumbersOfRow, type FirstNumbers } from './insert-rows.ts';

/**
 * Rows of accounts, without a tracking number: the weekly service charge and, now and then, a fee for paying and an
 * unexplained charge on the invoices of UPS and FedEx; at UPS the fee for auditing corrections, 1.65 a package or 12%
 * of what it found.
 */
export function feeRows(batch: number, seed: number, firstTrackingId: bigint): string {
  return `create or replace temp table fee as
with billed as (
  select *, hash(account_id * 100000 + date_diff('day', date '2020-01-01', bill_date), ${seed}) as h
  from bill where batch = ${batch} and carrier_id in (1, 2)
), corrected as (
  select invoice_index, greatest(1.65 * count(*), 0.12 * sum(scc_gross)) as amount
  from made where scc_gross <> 0 and carrier_id = 1 group by invoice_index
), listed as (
  select *, 'fee' as family, 'MIS/SVCH' as category, 'FRT' as classification, 'SCH' as code, 'Weekly Service Charge' as description,
    if(carrier_id = 1, 36.00, 22.50) as amount from billed
  union all
  select *, 'fee', 'MIS/SVCH', 'FRT', 'NSS', 'Payment Processing Fee', 4 + dice(h, 1, 2000) / 100 from billed where draw(h, 2) < 0.25
  union all
  select *, 'other', 'MIS/MSC', 'MSC', 'MSC', 'Miscellaneous Charge', 3 + dice(h, 3, 4000) / 100 from billed where draw(h, 4) < 0.06
  union all
  select b.*, 'fee', 'ADJ/CADJ', 'MSC', 'MSC', 'Shipping Charge Correction Audit Fee', c.amount from billed b join corrected c using (invoice_index)
)
select * replace (amount::decimal(18, 2) as amount),
  (${firstTrackingId} + row_number() over (order by invoice_index, description) - 1)::bigint as tracking_id
from listed`;
}

const shared = ({ loadId, invoiceId }: FirstNumbers): string => `${loadId} as load_id, client_id, account_id,
  (${invoiceId} + invoice_index)::bigint as invoice_id, tracking_id, bill_date_partition, bill_date_partition as pickup_date_partition,
  invoice_number, account_number, carrier_id, carrier_name, bill_date, bill_date as pickup_date, bucket_name,
  'Other' as mode_category, 'Other' as service_category, currency_code, usd_rate, 'CA' as normalised_sender_state,
  'US' as normalised_sender_country, 'CA' as normalised_consignee_state, 'US' as normalised_consignee_country`;

const zeros = ['transportation', 'fuel_surcharge', 'other_accessorial', 'billing_adjustment', 'tax']
  .flatMap((family) => [`${family}_amount`, `${family}_discount`])
  .concat(
    'fee_discount',
    'other_discount',
    'address_correction_amt',
    'shipping_charge_correction_amt',
    'chargeback_amt',
  )
  .concat('declared_amt')
  .map((name) => `0 as ${name}`)
  .join(', ');

/** Stores the rows of accounts and their charges. */
export function insertFees(first: FirstNumbers): readonly string[] {
  return [
    `insert into package_level_info by name
     select *, ${convertedPackageAmounts} from (
       select ${shared(first)}, 'account' as row_kind, 0 as no_of_pkgs, description as charge_description,
         if(family = 'fee', amount, 0) as fee_amount, if(family = 'other', amount, 0) as other_amount, amount as net_amount,
         if(category = 'ADJ/CADJ', amount, 0) as scc_audit_fee_amt, ${zeros} from fee order by tracking_id
     )`,
    `insert into charge_level_info by name
     select ${shared(first)}, (${first.chargeId} + (tracking_id - ${first.trackingId}) * ${chargeNumbersOfRow})::bigint as charge_id,
       family as charge_family, category as charge_category, classification as charge_classification, code as accessorial_code,
       description as charge_description, amount as net_amount, 0 as incentive_amount, 0 as audit_refund_amount,
       0 as client_refund_amount from fee order by tracking_id`,
  ];
}
