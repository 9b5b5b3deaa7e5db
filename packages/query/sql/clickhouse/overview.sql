-- amounts
-- p1 = "USPS", p2 = "DHL", p3 = "0", p4 = "On Time", p5 = 0, p6 = "Late", p7 = 5, p8 = 1001, p9 = 100120251,
--   p10 = "2025-01-01", p11 = "2025-03-31"
select sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as NETOFALLCARRIERS,
  sum(CAST(case when fact.carrier_name <> {p1:String} and not (startsWith(fact.carrier_name, {p2:String})) then CAST(fact.net_amount_usd,
  'Nullable(Decimal(18, 2))') else CAST(CAST({p3:String}, 'Decimal(18, 2)'), 'Nullable(Decimal(18, 2))') end,
  'Nullable(Decimal(38, 2))')) as TOTALSPEND, sum(CAST(fact.transportation_amount_usd,
  'Nullable(Decimal(38, 2))')) as PUBLISHEDAMOUNT, sum(CAST(fact.transportation_discount_usd,
  'Nullable(Decimal(38, 2))')) as TRANSPORTATIONDISCOUNT, sum(CAST(fact.net_other_accessorial_amount_usd,
  'Nullable(Decimal(38, 2))')) as ACCESSORIALS, sum(CAST(fact.net_fuel_surcharge_amount_usd,
  'Nullable(Decimal(38, 2))')) as FUELSURCHARGE, sum(CAST(fact.net_taxes_and_others_usd,
  'Nullable(Decimal(38, 2))')) as TAXESANDOTHERCHARGES, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') as PACKAGES, CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p5:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ONTIME,
  CAST(sum(CAST(case when fact.tracking_status = {p6:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p5:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as LATE,
  sum(CAST(case when fact.carrier_name = {p1:String} or startsWith(fact.carrier_name, {p2:String}) then CAST(fact.net_amount_usd,
  'Nullable(Decimal(18, 2))') else CAST(CAST({p3:String}, 'Decimal(18, 2)'), 'Nullable(Decimal(18, 2))') end,
  'Nullable(Decimal(38, 2))')) as EXCLUDEDSPEND
from rollup_bill_status as fact
where fact.since_load <= {p7:Int32} and fact.until_load > {p7:Int32}
  and fact.client_id = {p8:Int32}
  and fact.bill_date_partition between {p9:Int32} and {p9:Int32}
  and fact.bill_date between toDate32({p10:String}) and toDate32({p11:String});

-- trends monthly
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.has_net_amount_usd
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by PERIOD asc nulls last;

-- breakdown by service_category
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select fact.service_category as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.has_net_amount_usd
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- breakdown costs of each price
-- p1 = "", p2 = 0, p3 = "freight", p4 = 500, p5 = 1000, p6 = 2000, p7 = 5000, p8 = 10000, p9 = 20000, p10 = 1, p11 = 16,
--   p12 = 5, p13 = 1001, p14 = 100120251, p15 = "2025-01-01", p16 = "2025-03-31"
select fact.bucket_name as BUCKET, fact.carrier_name as CARRIER, fact.service_category as CATEGORY,
  coalesce(fact.service, {p1:String}) as PRODUCT, coalesce(fact.zone, {p1:String}) as ZONE,
  case when fact.no_of_pkgs = {p2:Int32} or fact.bill_weight_pounds is null then CAST({p2:Int32},
  'Nullable(Float64)') when fact.bucket_name = {p3:String} then CAST(case when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') < CAST({p4:Int32}, 'Nullable(Decimal(38, 0))') then CAST({p2:Int32},
  'Nullable(Int64)') when CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') < CAST({p5:Int32},
  'Nullable(Decimal(38, 0))') then CAST({p4:Int32}, 'Nullable(Int64)') when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') < CAST({p6:Int32}, 'Nullable(Decimal(38, 0))') then CAST({p5:Int32},
  'Nullable(Int64)') when CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') < CAST({p7:Int32},
  'Nullable(Decimal(38, 0))') then CAST({p6:Int32}, 'Nullable(Int64)') when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') < CAST({p8:Int32}, 'Nullable(Decimal(38, 0))') then CAST({p7:Int32},
  'Nullable(Int64)') when CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') < CAST({p9:Int32},
  'Nullable(Decimal(38, 0))') then CAST({p8:Int32}, 'Nullable(Int64)') else CAST({p9:Int32}, 'Nullable(Int64)') end,
  'Nullable(Float64)') when CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') < CAST({p10:Int32},
  'Nullable(Decimal(38, 0))') then CAST(CAST(CAST(ceiling(CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(18, 6))') * CAST({p11:Int32}, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Float64)') / nullif(CAST({p11:Int32}, 'Nullable(Float64)'), 0),
  'Nullable(Float64)') else CAST(CAST(ceiling(fact.bill_weight_pounds), 'Nullable(Int64)'),
  'Nullable(Float64)') end as WEIGHT, fact.currency_code as CURRENCY,
  case when fact.no_of_pkgs > {p2:Int32} then CAST({p10:Int32}, 'Nullable(Int64)') else CAST({p2:Int32},
  'Nullable(Int64)') end as IS_PACKAGE, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') as PACKAGES, sum(CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))')) as POUNDS,
  sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as NET, sum(CAST(fact.transportation_amount_usd,
  'Nullable(Decimal(38, 2))')) as PUBLISHED, sum(CAST(fact.transportation_discount_usd,
  'Nullable(Decimal(38, 2))')) as DISCOUNT, sum(CAST(fact.net_fuel_surcharge_amount_usd,
  'Nullable(Decimal(38, 2))')) as FUEL, sum(CAST(fact.net_other_accessorial_amount_usd,
  'Nullable(Decimal(38, 2))')) as ACCESSORIALS, sum(CAST(CAST(fact.transportation_amount_usd,
  'Nullable(Float64)') / nullif(CAST(fact.usd_rate, 'Nullable(Float64)'), 0), 'Nullable(Float64)')) as AS_BILLED,
  min(fact.net_transportation_amount_usd) as LOWEST, max(fact.net_transportation_amount_usd) as HIGHEST
from package_level_info as fact
where fact.since_load <= {p12:Int32} and fact.until_load > {p12:Int32}
  and fact.client_id = {p13:Int32}
  and fact.bill_date_partition between {p14:Int32} and {p14:Int32}
  and fact.bill_date between toDate32({p15:String}) and toDate32({p16:String})
group by fact.bucket_name, fact.carrier_name, fact.service_category, coalesce(fact.service, {p1:String}), fact.zone,
  case when fact.no_of_pkgs = {p2:Int32} or fact.bill_weight_pounds is null then CAST({p2:Int32},
  'Nullable(Float64)') when fact.bucket_name = {p3:String} then CAST(case when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') < CAST({p4:Int32}, 'Nullable(Decimal(38, 0))') then CAST({p2:Int32},
  'Nullable(Int64)') when CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') < CAST({p5:Int32},
  'Nullable(Decimal(38, 0))') then CAST({p4:Int32}, 'Nullable(Int64)') when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') < CAST({p6:Int32}, 'Nullable(Decimal(38, 0))') then CAST({p5:Int32},
  'Nullable(Int64)') when CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') < CAST({p7:Int32},
  'Nullable(Decimal(38, 0))') then CAST({p6:Int32}, 'Nullable(Int64)') when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') < CAST({p8:Int32}, 'Nullable(Decimal(38, 0))') then CAST({p7:Int32},
  'Nullable(Int64)') when CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') < CAST({p9:Int32},
  'Nullable(Decimal(38, 0))') then CAST({p8:Int32}, 'Nullable(Int64)') else CAST({p9:Int32}, 'Nullable(Int64)') end,
  'Nullable(Float64)') when CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') < CAST({p10:Int32},
  'Nullable(Decimal(38, 0))') then CAST(CAST(CAST(ceiling(CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(18, 6))') * CAST({p11:Int32}, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Float64)') / nullif(CAST({p11:Int32}, 'Nullable(Float64)'), 0),
  'Nullable(Float64)') else CAST(CAST(ceiling(fact.bill_weight_pounds), 'Nullable(Int64)'), 'Nullable(Float64)') end,
  fact.currency_code, case when fact.no_of_pkgs > {p2:Int32} then CAST({p10:Int32},
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end
order by BUCKET asc nulls last, CARRIER asc nulls last, CATEGORY asc nulls last, PRODUCT asc nulls last,
  ZONE asc nulls last, WEIGHT asc nulls last, CURRENCY asc nulls last, IS_PACKAGE asc nulls last;

-- breakdown accessorials of each service
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select fact.bucket_name as BUCKET, fact.carrier_name as CARRIER, fact.service_category as CATEGORY,
  fact.currency_code as CURRENCY, fact.accessorial_group as FAMILY, sum(CAST(fact.net_other_accessorial_amount_usd,
  'Nullable(Decimal(38, 2))')) as AMOUNT
from rollup_bill_accessorial as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.has_accessorial_usd
group by fact.bucket_name, fact.carrier_name, fact.service_category, fact.currency_code, fact.accessorial_group
order by BUCKET asc nulls last, CARRIER asc nulls last, CATEGORY asc nulls last, CURRENCY asc nulls last,
  FAMILY asc nulls last;

-- breakdown packages of each client
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select fact.client_id as CLIENT_ID, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
group by fact.client_id
order by CLIENT_ID asc nulls last;

-- breakdown costs of two clients
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = 1002, p7 = 1003
select fact.bucket_name as BUCKET, fact.carrier_name as CARRIER, fact.service_category as CATEGORY,
  fact.client_id as CLIENT_ID, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES,
  sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as NET
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.client_id in ({p6:Int32}, {p7:Int32})
group by fact.bucket_name, fact.carrier_name, fact.service_category, fact.client_id
order by BUCKET asc nulls last, CARRIER asc nulls last, CATEGORY asc nulls last, CLIENT_ID asc nulls last;

-- map parcels, consignee country
-- p1 = "Late", p2 = 0, p3 = 100, p4 = "Exception", p5 = 5, p6 = 1001, p7 = 100120251, p8 = "2025-01-01",
--   p9 = "2025-03-31", p10 = "parcel"
select fact.normalised_consignee_country as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as SPEND,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES,
  CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as LATE,
  case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') = {p2:Int32} then CAST({p2:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p3:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as LATE_PERCENTAGE,
  CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as EXCEPTIONS,
  case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') = {p2:Int32} then CAST({p2:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p3:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as EXCEPTION_PERCENTAGE
from rollup_bill_consignee as fact
where fact.since_load <= {p5:Int32} and fact.until_load > {p5:Int32}
  and fact.client_id = {p6:Int32}
  and fact.bill_date_partition between {p7:Int32} and {p7:Int32}
  and fact.bill_date between toDate32({p8:String}) and toDate32({p9:String})
  and fact.bucket_name = {p10:String}
group by fact.normalised_consignee_country
order by SPEND desc nulls last, NAME asc nulls last;

-- tiles
-- p1 = "USPS", p2 = "DHL", p3 = "0", p4 = "On Time", p5 = 0, p6 = "Late", p7 = 5, p8 = 1001, p9 = 100120251,
--   p10 = "2025-01-01", p11 = "2025-03-31"
select sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as NETOFALLCARRIERS,
  sum(CAST(case when fact.carrier_name <> {p1:String} and not (startsWith(fact.carrier_name, {p2:String})) then CAST(fact.net_amount_usd,
  'Nullable(Decimal(18, 2))') else CAST(CAST({p3:String}, 'Decimal(18, 2)'), 'Nullable(Decimal(18, 2))') end,
  'Nullable(Decimal(38, 2))')) as TOTALSPEND, sum(CAST(fact.transportation_amount_usd,
  'Nullable(Decimal(38, 2))')) as PUBLISHEDAMOUNT, sum(CAST(fact.transportation_discount_usd,
  'Nullable(Decimal(38, 2))')) as TRANSPORTATIONDISCOUNT, sum(CAST(fact.net_other_accessorial_amount_usd,
  'Nullable(Decimal(38, 2))')) as ACCESSORIALS, sum(CAST(fact.net_fuel_surcharge_amount_usd,
  'Nullable(Decimal(38, 2))')) as FUELSURCHARGE, sum(CAST(fact.net_taxes_and_others_usd,
  'Nullable(Decimal(38, 2))')) as TAXESANDOTHERCHARGES, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') as PACKAGES, CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p5:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ONTIME,
  CAST(sum(CAST(case when fact.tracking_status = {p6:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p5:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as LATE,
  sum(CAST(case when fact.carrier_name = {p1:String} or startsWith(fact.carrier_name, {p2:String}) then CAST(fact.net_amount_usd,
  'Nullable(Decimal(18, 2))') else CAST(CAST({p3:String}, 'Decimal(18, 2)'), 'Nullable(Decimal(18, 2))') end,
  'Nullable(Decimal(38, 2))')) as EXCLUDEDSPEND
from rollup_bill_status as fact
where fact.since_load <= {p7:Int32} and fact.until_load > {p7:Int32}
  and fact.client_id = {p8:Int32}
  and fact.bill_date_partition between {p9:Int32} and {p9:Int32}
  and fact.bill_date between toDate32({p10:String}) and toDate32({p11:String});

-- tiles by day
-- p1 = 5, p2 = 1001, p3 = 100120252, p4 = "2025-05-04", p5 = "2025-06-28"
select fact.bill_date as PERIOD, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.has_net_amount_usd
group by fact.bill_date
order by PERIOD asc nulls last;

-- refunds
-- p1 = 5, p2 = 1001, p3 = 100120242, p4 = 100120252, p5 = "2024-06-01", p6 = "2025-05-31"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  fact.credit_type as NAME, sum(CAST(fact.total_refund_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_credit_type as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.has_total_refund_usd
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)'), fact.credit_type
order by PERIOD asc nulls last, NAME asc nulls last;

-- grid, Default
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = 0
select fact.tracking_id as TRACKING_ID, fact.bill_date as BILL_DATE, fact.tracking_number as TRACKING_NUMBER,
  fact.carrier_name as CARRIER_NAME, fact.service as SERVICE, fact.net_amount_usd as NET_AMOUNT,
  fact.no_of_pkgs as NO_OF_PKGS, fact.invoice_number as INVOICE_NUMBER, fact.account_number as ACCOUNT_NUMBER,
  fact.pickup_date as PICKUP_DATE, fact.delivery_date as DELIVERY_DATE, fact.order_number as ORDER_NUMBER,
  fact.sku as SKU, fact.cost_centre as COST_CENTRE, fact.carton as CARTON, fact.customer_reference as CUSTOMER_REFERENCE,
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
  and CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))') <> CAST({p6:Int32}, 'Nullable(Decimal(38, 0))')
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
from rollup_bill_service as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.has_net_amount_usd;

-- grid, Group by carrier
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select fact.carrier_name as CARRIER_NAME, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') as NO_OF_PKGS, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as NET_AMOUNT
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.has_net_amount_usd
group by fact.carrier_name
order by CARRIER_NAME asc nulls last
limit 100 offset 0;

-- grid, Group by carrier: lastRow
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select toInt64(count(distinct fact.carrier_name)) as LAST_ROW
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.has_net_amount_usd;
