-- amounts
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select sum(CAST(fact.total_refund_amount_usd, 'Nullable(Decimal(38, 2))')) as TOTAL,
  sum(CAST(fact.audit_refund_amount_usd, 'Nullable(Decimal(38, 2))')) as AUDIT, sum(CAST(fact.client_refund_amount_usd,
  'Nullable(Decimal(38, 2))')) as CLIENT
from rollup_bill_credit_type as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String});

-- trends monthly
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  sum(CAST(fact.total_refund_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_credit_type as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.has_total_refund_usd
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by PERIOD asc nulls last;

-- trends monthly by service_category
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  fact.service_category as NAME, sum(CAST(fact.total_refund_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_credit_type as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.has_total_refund_usd
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)'), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;

-- breakdown by service_category
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select fact.service_category as NAME, sum(CAST(fact.total_refund_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_credit_type as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.has_total_refund_usd
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- map consignee country
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = 0
select fact.normalised_consignee_country as NAME, sum(CAST(fact.total_refund_amount_usd,
  'Nullable(Decimal(38, 2))')) as VALUE
from charge_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and CAST(fact.total_refund_amount_usd, 'Nullable(Decimal(38, 2))') <> CAST({p6:Int32}, 'Nullable(Decimal(38, 0))')
group by fact.normalised_consignee_country
order by VALUE desc nulls last, NAME asc nulls last;

-- grid, Default
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = 0
select fact.tracking_id as TRACKING_ID, fact.bill_date as BILL_DATE, fact.tracking_number as TRACKING_NUMBER,
  fact.carrier_name as CARRIER_NAME, fact.service as SERVICE, fact.net_amount_usd as NET_AMOUNT,
  fact.total_refund_amount_usd as TOTAL_REFUND_AMOUNT, fact.audit_refund_amount_usd as AUDIT_REFUND_AMOUNT,
  fact.client_refund_amount_usd as CLIENT_REFUND_AMOUNT, fact.credit_type as CREDIT_TYPE,
  fact.charge_description as CHARGE_DESCRIPTION, fact.invoice_number as INVOICE_NUMBER,
  fact.account_number as ACCOUNT_NUMBER, fact.pickup_date as PICKUP_DATE, fact.delivery_date as DELIVERY_DATE,
  fact.order_number as ORDER_NUMBER, fact.sku as SKU, fact.cost_centre as COST_CENTRE, fact.carton as CARTON,
  fact.customer_reference as CUSTOMER_REFERENCE, fact.incentive_amount_usd as INCENTIVE_AMOUNT,
  fact.transportation_amount_usd as TRANSPORTATION_AMOUNT, fact.transportation_discount_usd as TRANSPORTATION_DISCOUNT,
  fact.other_accessorial_amount_usd as OTHER_ACCESSORIAL_AMOUNT,
  fact.other_accessorial_discount_usd as OTHER_ACCESSORIAL_DISCOUNT,
  fact.net_other_accessorial_amount_usd as NET_OTHER_ACCESSORIAL_AMOUNT,
  fact.fuel_surcharge_amount_usd as FUEL_SURCHARGE_AMOUNT, fact.fuel_surcharge_discount_usd as FUEL_SURCHARGE_DISCOUNT,
  fact.net_fuel_surcharge_amount_usd as NET_FUEL_SURCHARGE_AMOUNT, fact.taxes_and_others_usd as TAXES_AND_OTHERS,
  fact.taxes_and_others_discount_usd as TAXES_AND_OTHERS_DISCOUNT, fact.net_taxes_and_others_usd as NET_TAXES_AND_OTHERS,
  fact.sender_city as SENDER_CITY, fact.sender_state as SENDER_STATE,
  fact.normalised_sender_state as NORMALISED_SENDER_STATE, fact.sender_postal_code as SENDER_POSTAL_CODE,
  fact.sender_cntry as SENDER_CNTRY, fact.normalised_sender_country as NORMALISED_SENDER_COUNTRY,
  fact.consignee_city as CONSIGNEE_CITY, fact.consignee_state as CONSIGNEE_STATE,
  fact.normalised_consignee_state as NORMALISED_CONSIGNEE_STATE, fact.consignee_postal_code as CONSIGNEE_POSTAL_CODE,
  fact.consignee_cntry as CONSIGNEE_CNTRY, fact.normalised_consignee_country as NORMALISED_CONSIGNEE_COUNTRY,
  fact.client_id as CLIENT_ID
from charge_level_info as fact
where fact.charge_id in (
select fact.charge_id
from charge_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and CAST(fact.total_refund_amount_usd, 'Nullable(Decimal(38, 2))') <> CAST({p6:Int32}, 'Nullable(Decimal(38, 0))')
order by fact.charge_id asc nulls last
limit 100 offset 0
)
  and fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
order by fact.charge_id asc nulls last;

-- grid, Default: lastRow
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31"
select coalesce(CAST(CAST(sum(CAST(fact.row_count, 'Nullable(Int64)')), 'Nullable(Int64)'), 'Nullable(Decimal(38, 0))'),
  CAST({p1:Int32}, 'Nullable(Decimal(38, 0))')) as LAST_ROW
from rollup_bill_credit_type as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.has_total_refund_usd;

-- grid, Group by carrier
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select fact.carrier_name as CARRIER_NAME, sum(CAST(fact.total_refund_amount_usd,
  'Nullable(Decimal(38, 2))')) as TOTAL_REFUND_AMOUNT, sum(CAST(fact.audit_refund_amount_usd,
  'Nullable(Decimal(38, 2))')) as AUDIT_REFUND_AMOUNT
from rollup_bill_credit_type as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.has_total_refund_usd
group by fact.carrier_name
order by CARRIER_NAME asc nulls last
limit 100 offset 0;

-- grid, Group by carrier: lastRow
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select toInt64(count(distinct fact.carrier_name)) as LAST_ROW
from rollup_bill_credit_type as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.has_total_refund_usd;

-- grid, Group by credit type, pivot by carrier
-- p1 = "", p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31"
select coalesce(fact.credit_type, {p1:String}) as GROUP_KEY, coalesce(fact.carrier_name, {p1:String}) as PIVOT_1,
  sum(CAST(fact.total_refund_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE_1
from rollup_bill_credit_type as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.has_total_refund_usd
group by coalesce(fact.credit_type, {p1:String}), coalesce(fact.carrier_name, {p1:String})
order by GROUP_KEY asc nulls last, PIVOT_1 asc nulls last
limit 5001 offset 0;

-- grid, Group by credit type, pivot by carrier, ordered by a column: the values that exist
-- p1 = "", p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31"
select distinct coalesce(fact.carrier_name, {p1:String}) as PIVOT_1
from rollup_bill_credit_type as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.has_total_refund_usd
order by PIVOT_1 asc nulls last
limit 1001 offset 0;

-- grid, Group by credit type, pivot by carrier, ordered by a column, with FedEx and UPS
-- p1 = "", p2 = "FedEx", p3 = "UPS", p4 = 5, p5 = 1001, p6 = 100120251, p7 = "2025-01-01", p8 = "2025-03-31"
select coalesce(fact.credit_type, {p1:String}) as CREDIT_TYPE,
  sum(CAST(case when coalesce(fact.carrier_name, {p1:String}) = {p2:String} then CAST(fact.total_refund_amount_usd,
  'Nullable(Decimal(18, 2))') else null end, 'Nullable(Decimal(38, 2))')) as column_2,
  sum(CAST(case when coalesce(fact.carrier_name, {p1:String}) = {p3:String} then CAST(fact.total_refund_amount_usd,
  'Nullable(Decimal(18, 2))') else null end, 'Nullable(Decimal(38, 2))')) as UPS_TOTAL_REFUND_AMOUNT
from rollup_bill_credit_type as fact
where fact.since_load <= {p4:Int32} and fact.until_load > {p4:Int32}
  and fact.client_id = {p5:Int32}
  and fact.bill_date_partition between {p6:Int32} and {p6:Int32}
  and fact.bill_date between toDate32({p7:String}) and toDate32({p8:String})
  and fact.has_total_refund_usd
group by coalesce(fact.credit_type, {p1:String})
order by CREDIT_TYPE asc nulls last
limit 100 offset 0;

-- grid, Group by credit type, pivot by carrier, ordered by a column: lastRow
-- p1 = "", p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31"
select toInt64(count(distinct coalesce(fact.credit_type, {p1:String}))) as LAST_ROW
from rollup_bill_credit_type as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.has_total_refund_usd;
