-- amounts
-- p1 = "USPS", p2 = "DHL", p3 = "0", p4 = 0, p5 = 5, p6 = 1001, p7 = 100120251, p8 = "2025-01-01", p9 = "2025-03-31"
select sum(CAST(case when fact.carrier_name <> {p1:String} and not (startsWith(fact.carrier_name, {p2:String})) then CAST(fact.net_amount_usd,
  'Nullable(Decimal(18, 2))') else CAST(CAST({p3:String}, 'Decimal(18, 2)'), 'Nullable(Decimal(18, 2))') end,
  'Nullable(Decimal(38, 2))')) as TOTALSPEND, sum(CAST(fact.transportation_amount_usd,
  'Nullable(Decimal(38, 2))')) as PUBLISHEDAMOUNT, sum(CAST(fact.transportation_discount_usd,
  'Nullable(Decimal(38, 2))')) as TRANSPORTATIONDISCOUNT, sum(CAST(fact.net_other_accessorial_amount_usd,
  'Nullable(Decimal(38, 2))')) as ACCESSORIALS, sum(CAST(fact.net_fuel_surcharge_amount_usd,
  'Nullable(Decimal(38, 2))')) as FUELSURCHARGE, sum(CAST(fact.net_taxes_and_others_usd,
  'Nullable(Decimal(38, 2))')) as TAXESANDOTHERCHARGES, sum(CAST(fact.net_amount_usd,
  'Nullable(Decimal(38, 2))')) as NETOFALLCARRIERS,
  sum(CAST(case when fact.carrier_name = {p1:String} or startsWith(fact.carrier_name, {p2:String}) then CAST(fact.net_amount_usd,
  'Nullable(Decimal(18, 2))') else CAST(CAST({p3:String}, 'Decimal(18, 2)'), 'Nullable(Decimal(18, 2))') end,
  'Nullable(Decimal(38, 2))')) as EXCLUDEDSPEND,
  CAST(sum(CAST(case when fact.carrier_name <> {p1:String} and not (startsWith(fact.carrier_name, {p2:String})) then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p4:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES_1,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES_2,
  CAST(sum(CAST(case when fact.carrier_name = {p1:String} or startsWith(fact.carrier_name, {p2:String}) then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p4:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES_3,
  sum(CAST(case when fact.carrier_name <> {p1:String} and not (startsWith(fact.carrier_name, {p2:String})) then CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(18, 6))') else CAST(CAST({p3:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))') end,
  'Nullable(Decimal(38, 6))')) as POUNDS_1, sum(CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))')) as POUNDS_2,
  sum(CAST(case when fact.carrier_name = {p1:String} or startsWith(fact.carrier_name, {p2:String}) then CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(18, 6))') else CAST(CAST({p3:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))') end,
  'Nullable(Decimal(38, 6))')) as POUNDS_3
from rollup_bill_service as fact
where fact.since_load <= {p5:Int32} and fact.until_load > {p5:Int32}
  and fact.client_id = {p6:Int32}
  and fact.bill_date_partition between {p7:Int32} and {p7:Int32}
  and fact.bill_date between toDate32({p8:String}) and toDate32({p9:String});

-- trends monthly
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "USPS", p7 = "DHL"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name <> {p6:String}
  and not (startsWith(fact.carrier_name, {p7:String}))
  and fact.has_net_amount_usd
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by PERIOD asc nulls last;

-- trends monthly by service_category
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "USPS", p7 = "DHL"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  fact.service_category as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name <> {p6:String}
  and not (startsWith(fact.carrier_name, {p7:String}))
  and fact.has_net_amount_usd
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)'), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;

-- breakdown by service_category
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "USPS", p7 = "DHL"
select fact.service_category as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name <> {p6:String}
  and not (startsWith(fact.carrier_name, {p7:String}))
  and fact.has_net_amount_usd
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- map consignee country
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "USPS", p7 = "DHL"
select fact.normalised_consignee_country as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_consignee as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name <> {p6:String}
  and not (startsWith(fact.carrier_name, {p7:String}))
  and fact.has_net_amount_usd
group by fact.normalised_consignee_country
order by VALUE desc nulls last, NAME asc nulls last;

-- grid, Default
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "USPS", p7 = "DHL", p8 = 0
select fact.tracking_id as TRACKING_ID, fact.bill_date as BILL_DATE, fact.tracking_number as TRACKING_NUMBER,
  fact.carrier_name as CARRIER_NAME, fact.service as SERVICE, fact.net_amount_usd as NET_AMOUNT,
  fact.invoice_number as INVOICE_NUMBER, fact.account_number as ACCOUNT_NUMBER, fact.pickup_date as PICKUP_DATE,
  fact.delivery_date as DELIVERY_DATE, fact.order_number as ORDER_NUMBER, fact.sku as SKU,
  fact.cost_centre as COST_CENTRE, fact.carton as CARTON, fact.customer_reference as CUSTOMER_REFERENCE,
  fact.incentive_amount_usd as INCENTIVE_AMOUNT, fact.transportation_amount_usd as TRANSPORTATION_AMOUNT,
  fact.transportation_discount_usd as TRANSPORTATION_DISCOUNT,
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
  and fact.carrier_name <> {p6:String}
  and not (startsWith(fact.carrier_name, {p7:String}))
  and CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))') <> CAST({p8:Int32}, 'Nullable(Decimal(38, 0))')
order by fact.tracking_id asc nulls last
limit 100 offset 0
)
  and fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
order by fact.tracking_id asc nulls last;

-- grid, Default: lastRow
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = "USPS", p8 = "DHL"
select coalesce(CAST(CAST(sum(CAST(fact.row_count, 'Nullable(Int64)')), 'Nullable(Int64)'), 'Nullable(Decimal(38, 0))'),
  CAST({p1:Int32}, 'Nullable(Decimal(38, 0))')) as LAST_ROW
from rollup_bill_service as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.carrier_name <> {p7:String}
  and not (startsWith(fact.carrier_name, {p8:String}))
  and fact.has_net_amount_usd;

-- grid, Group by carrier
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "USPS", p7 = "DHL"
select fact.carrier_name as CARRIER_NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as NET_AMOUNT,
  sum(CAST(fact.incentive_amount_usd, 'Nullable(Decimal(38, 2))')) as INCENTIVE_AMOUNT
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name <> {p6:String}
  and not (startsWith(fact.carrier_name, {p7:String}))
  and fact.has_net_amount_usd
group by fact.carrier_name
order by CARRIER_NAME asc nulls last
limit 100 offset 0;

-- grid, Group by carrier: lastRow
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "USPS", p7 = "DHL"
select toInt64(count(distinct fact.carrier_name)) as LAST_ROW
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name <> {p6:String}
  and not (startsWith(fact.carrier_name, {p7:String}))
  and fact.has_net_amount_usd;
