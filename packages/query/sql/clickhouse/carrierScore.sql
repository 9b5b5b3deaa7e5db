-- amounts
-- p1 = 0, p2 = "On Time", p3 = "Late", p4 = "Exception", p5 = "Pending Late", p6 = 5, p7 = 1001, p8 = 100120251,
--   p9 = "2025-01-01", p10 = "2025-03-31"
select CAST(sum(CAST(case when fact.tracking_status is not null then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p1:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as TOTAL,
  CAST(sum(CAST(case when fact.tracking_status = {p2:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p1:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ONTIME,
  CAST(sum(CAST(case when fact.tracking_status = {p3:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p1:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as LATE,
  CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p1:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as EXCEPTION,
  CAST(sum(CAST(case when fact.tracking_status = {p5:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p1:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')),
  'Nullable(Int64)') as PENDINGLATE
from rollup_bill_status as fact
where fact.since_load <= {p6:Int32} and fact.until_load > {p6:Int32}
  and fact.client_id = {p7:Int32}
  and fact.bill_date_partition between {p8:Int32} and {p8:Int32}
  and fact.bill_date between toDate32({p9:String}) and toDate32({p10:String});

-- trends monthly
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as VALUE
from rollup_bill_status as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.tracking_status is not null
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by PERIOD asc nulls last;

-- trends monthly by service_category
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  fact.service_category as NAME, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as VALUE
from rollup_bill_status as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.tracking_status is not null
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)'), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;

-- breakdown by service_category
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select fact.service_category as NAME, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as VALUE
from rollup_bill_status as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.tracking_status is not null
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- breakdown on time by carrier
-- p1 = "On Time", p2 = 0, p3 = "Late", p4 = "Exception", p5 = "Pending Late", p6 = 5, p7 = 1001, p8 = 100120251,
--   p9 = "2025-01-01", p10 = "2025-03-31"
select fact.carrier_name as CARRIER, CAST(addDays(CAST(dateTrunc('week', addDays(CAST(fact.bill_date,
  'Nullable(Date32)'), 1)), 'Nullable(Date32)'), -1), 'Nullable(Date32)') as PERIOD,
  CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ON_TIME,
  CAST(sum(CAST(case when fact.tracking_status = {p3:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as LATE,
  CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as EXCEPTIONS,
  CAST(sum(CAST(case when fact.tracking_status = {p5:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')),
  'Nullable(Int64)') as PENDING_LATE, CAST(sum(CAST(case when fact.tracking_status is null then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as UNKNOWN
from rollup_bill_status as fact
where fact.since_load <= {p6:Int32} and fact.until_load > {p6:Int32}
  and fact.client_id = {p7:Int32}
  and fact.bill_date_partition between {p8:Int32} and {p8:Int32}
  and fact.bill_date between toDate32({p9:String}) and toDate32({p10:String})
group by fact.carrier_name, CAST(addDays(CAST(dateTrunc('week', addDays(CAST(fact.bill_date, 'Nullable(Date32)'), 1)),
  'Nullable(Date32)'), -1), 'Nullable(Date32)')
order by CARRIER asc nulls last, PERIOD asc nulls last;

-- map consignee country
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select fact.normalised_consignee_country as NAME, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') as VALUE
from rollup_bill_consignee as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.tracking_status is not null
group by fact.normalised_consignee_country
order by VALUE desc nulls last, NAME asc nulls last;

-- grid, Default
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select fact.tracking_id as TRACKING_ID, fact.bill_date as BILL_DATE, fact.tracking_number as TRACKING_NUMBER,
  fact.carrier_name as CARRIER_NAME, fact.service as SERVICE, fact.net_amount_usd as NET_AMOUNT,
  fact.no_of_pkgs as NO_OF_PKGS, fact.tracking_status as TRACKING_STATUS, fact.invoice_number as INVOICE_NUMBER,
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
from package_level_info as fact
where fact.tracking_id in (
select fact.tracking_id
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.tracking_status is not null
order by fact.tracking_id asc nulls last
limit 100 offset 0
)
  and fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
order by fact.tracking_id asc nulls last;

-- grid, Default: lastRow
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31"
select coalesce(CAST(CAST(sum(CAST(fact.row_count, 'Nullable(Int64)')), 'Nullable(Int64)'), 'Nullable(Decimal(38, 0))'),
  CAST({p1:Int32}, 'Nullable(Decimal(38, 0))')) as LAST_ROW
from rollup_bill_status as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.tracking_status is not null;

-- grid, Group by carrier
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select fact.carrier_name as CARRIER_NAME, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') as NO_OF_PKGS, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as NET_AMOUNT
from rollup_bill_status as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.tracking_status is not null
group by fact.carrier_name
order by CARRIER_NAME asc nulls last
limit 100 offset 0;

-- grid, Group by carrier: lastRow
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select toInt64(count(distinct fact.carrier_name)) as LAST_ROW
from rollup_bill_status as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.tracking_status is not null;

-- grid, Group by tracking status, pivot by carrier
-- p1 = "", p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31"
select coalesce(fact.tracking_status, {p1:String}) as GROUP_KEY, coalesce(fact.carrier_name, {p1:String}) as PIVOT_1,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as VALUE_1
from rollup_bill_status as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.tracking_status is not null
group by coalesce(fact.tracking_status, {p1:String}), coalesce(fact.carrier_name, {p1:String})
order by GROUP_KEY asc nulls last, PIVOT_1 asc nulls last
limit 5001 offset 0;

-- grid, Group by tracking status, pivot by carrier, ordered by a column: the values that exist
-- p1 = "", p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31"
select distinct coalesce(fact.carrier_name, {p1:String}) as PIVOT_1
from rollup_bill_status as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.tracking_status is not null
order by PIVOT_1 asc nulls last
limit 1001 offset 0;

-- grid, Group by tracking status, pivot by carrier, ordered by a column, with FedEx and UPS
-- p1 = "", p2 = "FedEx", p3 = "UPS", p4 = 5, p5 = 1001, p6 = 100120251, p7 = "2025-01-01", p8 = "2025-03-31"
select coalesce(fact.tracking_status, {p1:String}) as TRACKING_STATUS,
  CAST(sum(CAST(case when coalesce(fact.carrier_name, {p1:String}) = {p2:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else null end, 'Nullable(Int64)')), 'Nullable(Int64)') as column_2,
  CAST(sum(CAST(case when coalesce(fact.carrier_name, {p1:String}) = {p3:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else null end, 'Nullable(Int64)')), 'Nullable(Int64)') as UPS_NO_OF_PKGS
from rollup_bill_status as fact
where fact.since_load <= {p4:Int32} and fact.until_load > {p4:Int32}
  and fact.client_id = {p5:Int32}
  and fact.bill_date_partition between {p6:Int32} and {p6:Int32}
  and fact.bill_date between toDate32({p7:String}) and toDate32({p8:String})
  and fact.tracking_status is not null
group by coalesce(fact.tracking_status, {p1:String})
order by TRACKING_STATUS asc nulls last
limit 100 offset 0;

-- grid, Group by tracking status, pivot by carrier, ordered by a column: lastRow
-- p1 = "", p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31"
select toInt64(count(distinct coalesce(fact.tracking_status, {p1:String}))) as LAST_ROW
from rollup_bill_status as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.tracking_status is not null;
