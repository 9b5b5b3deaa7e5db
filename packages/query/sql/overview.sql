-- amounts
-- $1 = "USPS", $2 = "DHL", $3 = "0", $4 = "On Time", $5 = 0, $6 = "Late", $7 = 5, $8 = 1001, $9 = 100120251,
--   $10 = "2025-01-01", $11 = "2025-03-31"
select sum(fact.net_amount_usd) as NETOFALLCARRIERS,
  sum(case when fact.carrier_name <> $1 and not (starts_with(fact.carrier_name, $2)) then fact.net_amount_usd else cast($3 as decimal(14, 2)) end) as TOTALSPEND,
  sum(fact.transportation_amount_usd) as PUBLISHEDAMOUNT,
  sum(fact.transportation_discount_usd) as TRANSPORTATIONDISCOUNT,
  sum(fact.net_other_accessorial_amount_usd) as ACCESSORIALS, sum(fact.net_fuel_surcharge_amount_usd) as FUELSURCHARGE,
  sum(fact.net_taxes_and_others_usd) as TAXESANDOTHERCHARGES, cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES,
  cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $5 end) as bigint) as ONTIME,
  cast(sum(case when fact.tracking_status = $6 then fact.no_of_pkgs else $5 end) as bigint) as LATE,
  sum(case when fact.carrier_name = $1 or starts_with(fact.carrier_name, $2) then fact.net_amount_usd else cast($3 as decimal(14, 2)) end) as EXCLUDEDSPEND
from rollup_bill_status as fact
where fact.load_id <= $7
  and fact.client_id = $8
  and fact.bill_date_partition between $9 and $9
  and fact.bill_date between cast($10 as date) and cast($11 as date);

-- trends monthly
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, sum(fact.net_amount_usd) as VALUE
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_net_amount_usd
group by cast(date_trunc('month', fact.bill_date) as date)
order by PERIOD asc nulls last;

-- breakdown by service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select fact.service_category as NAME, sum(fact.net_amount_usd) as VALUE
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_net_amount_usd
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- breakdown costs of each price
-- $1 = "", $2 = 0, $3 = "freight", $4 = 500, $5 = 1000, $6 = 2000, $7 = 5000, $8 = 10000, $9 = 20000, $10 = 1, $11 = 16,
--   $12 = 5, $13 = 1001, $14 = 100120251, $15 = "2025-01-01", $16 = "2025-03-31"
select fact.bucket_name as BUCKET, fact.carrier_name as CARRIER, fact.service_category as CATEGORY,
  coalesce(fact.service, $1) as PRODUCT, coalesce(fact.zone, $1) as ZONE,
  case when fact.no_of_pkgs = $2 or fact.bill_weight_pounds is null then $2 when fact.bucket_name = $3 then case when fact.bill_weight_pounds < $4 then $2 when fact.bill_weight_pounds < $5 then $4 when fact.bill_weight_pounds < $6 then $5 when fact.bill_weight_pounds < $7 then $6 when fact.bill_weight_pounds < $8 then $7 when fact.bill_weight_pounds < $9 then $8 else $9 end when fact.bill_weight_pounds < $10 then ceil(fact.bill_weight_pounds * $11) / nullif($11, 0) else ceil(fact.bill_weight_pounds) end as WEIGHT,
  fact.currency_code as CURRENCY, case when fact.no_of_pkgs > $2 then $10 else $2 end as IS_PACKAGE,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES, sum(fact.bill_weight_pounds) as POUNDS,
  sum(fact.net_amount_usd) as NET, sum(fact.transportation_amount_usd) as PUBLISHED,
  sum(fact.transportation_discount_usd) as DISCOUNT, sum(fact.net_fuel_surcharge_amount_usd) as FUEL,
  sum(fact.net_other_accessorial_amount_usd) as ACCESSORIALS,
  sum(fact.transportation_amount_usd / nullif(fact.usd_rate, 0)) as AS_BILLED,
  min(fact.net_transportation_amount_usd) as LOWEST, max(fact.net_transportation_amount_usd) as HIGHEST
from package_level_info as fact
where fact.load_id <= $12
  and fact.client_id = $13
  and fact.bill_date_partition between $14 and $14
  and fact.bill_date between cast($15 as date) and cast($16 as date)
group by fact.bucket_name, fact.carrier_name, fact.service_category, coalesce(fact.service, $1), fact.zone,
  case when fact.no_of_pkgs = $2 or fact.bill_weight_pounds is null then $2 when fact.bucket_name = $3 then case when fact.bill_weight_pounds < $4 then $2 when fact.bill_weight_pounds < $5 then $4 when fact.bill_weight_pounds < $6 then $5 when fact.bill_weight_pounds < $7 then $6 when fact.bill_weight_pounds < $8 then $7 when fact.bill_weight_pounds < $9 then $8 else $9 end when fact.bill_weight_pounds < $10 then ceil(fact.bill_weight_pounds * $11) / nullif($11, 0) else ceil(fact.bill_weight_pounds) end,
  fact.currency_code, case when fact.no_of_pkgs > $2 then $10 else $2 end
order by BUCKET asc nulls last, CARRIER asc nulls last, CATEGORY asc nulls last, PRODUCT asc nulls last,
  ZONE asc nulls last, WEIGHT asc nulls last, CURRENCY asc nulls last, IS_PACKAGE asc nulls last;

-- breakdown accessorials of each service
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select fact.bucket_name as BUCKET, fact.carrier_name as CARRIER, fact.service_category as CATEGORY,
  fact.currency_code as CURRENCY, fact.accessorial_group as FAMILY, sum(fact.net_other_accessorial_amount_usd) as AMOUNT
from rollup_bill_accessorial as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_accessorial_usd
group by fact.bucket_name, fact.carrier_name, fact.service_category, fact.currency_code, fact.accessorial_group
order by BUCKET asc nulls last, CARRIER asc nulls last, CATEGORY asc nulls last, CURRENCY asc nulls last,
  FAMILY asc nulls last;

-- breakdown packages of each client
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select fact.client_id as CLIENT_ID, cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
group by fact.client_id
order by CLIENT_ID asc nulls last;

-- breakdown costs of two clients
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = 1002, $7 = 1003
select fact.bucket_name as BUCKET, fact.carrier_name as CARRIER, fact.service_category as CATEGORY,
  fact.client_id as CLIENT_ID, cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES, sum(fact.net_amount_usd) as NET
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.client_id in ($6, $7)
group by fact.bucket_name, fact.carrier_name, fact.service_category, fact.client_id
order by BUCKET asc nulls last, CARRIER asc nulls last, CATEGORY asc nulls last, CLIENT_ID asc nulls last;

-- map parcels, consignee country
-- $1 = "Late", $2 = 0, $3 = 100, $4 = "Exception", $5 = 5, $6 = 1001, $7 = 100120251, $8 = "2025-01-01",
--   $9 = "2025-03-31", $10 = "parcel"
select fact.normalised_consignee_country as NAME, sum(fact.net_amount_usd) as SPEND,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES,
  cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint) as LATE,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as LATE_PERCENTAGE,
  cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint) as EXCEPTIONS,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as EXCEPTION_PERCENTAGE
from rollup_bill_consignee as fact
where fact.load_id <= $5
  and fact.client_id = $6
  and fact.bill_date_partition between $7 and $7
  and fact.bill_date between cast($8 as date) and cast($9 as date)
  and fact.bucket_name = $10
group by fact.normalised_consignee_country
order by SPEND desc nulls last, NAME asc nulls last;

-- tiles
-- $1 = "USPS", $2 = "DHL", $3 = "0", $4 = "On Time", $5 = 0, $6 = "Late", $7 = 5, $8 = 1001, $9 = 100120251,
--   $10 = "2025-01-01", $11 = "2025-03-31"
select sum(fact.net_amount_usd) as NETOFALLCARRIERS,
  sum(case when fact.carrier_name <> $1 and not (starts_with(fact.carrier_name, $2)) then fact.net_amount_usd else cast($3 as decimal(14, 2)) end) as TOTALSPEND,
  sum(fact.transportation_amount_usd) as PUBLISHEDAMOUNT,
  sum(fact.transportation_discount_usd) as TRANSPORTATIONDISCOUNT,
  sum(fact.net_other_accessorial_amount_usd) as ACCESSORIALS, sum(fact.net_fuel_surcharge_amount_usd) as FUELSURCHARGE,
  sum(fact.net_taxes_and_others_usd) as TAXESANDOTHERCHARGES, cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES,
  cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $5 end) as bigint) as ONTIME,
  cast(sum(case when fact.tracking_status = $6 then fact.no_of_pkgs else $5 end) as bigint) as LATE,
  sum(case when fact.carrier_name = $1 or starts_with(fact.carrier_name, $2) then fact.net_amount_usd else cast($3 as decimal(14, 2)) end) as EXCLUDEDSPEND
from rollup_bill_status as fact
where fact.load_id <= $7
  and fact.client_id = $8
  and fact.bill_date_partition between $9 and $9
  and fact.bill_date between cast($10 as date) and cast($11 as date);

-- tiles by day
-- $1 = 5, $2 = 1001, $3 = 100120252, $4 = "2025-05-04", $5 = "2025-06-28"
select fact.bill_date as PERIOD, sum(fact.net_amount_usd) as VALUE
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_net_amount_usd
group by fact.bill_date
order by PERIOD asc nulls last;

-- refunds
-- $1 = 5, $2 = 1001, $3 = 100120242, $4 = 100120252, $5 = "2024-06-01", $6 = "2025-05-31"
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, fact.credit_type as NAME,
  sum(fact.total_refund_amount_usd) as VALUE
from rollup_bill_credit_type as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.has_total_refund_usd
group by cast(date_trunc('month', fact.bill_date) as date), fact.credit_type
order by PERIOD asc nulls last, NAME asc nulls last;

-- grid, Default
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = 0, $7 = 100
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
where fact.rowid in (
select fact.rowid
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.net_amount_usd <> $6
order by fact.tracking_id asc nulls last
limit $7 offset $6
)
  and fact.load_id <= $1
  and fact.client_id = $2
order by fact.tracking_id asc nulls last;

-- grid, Default: lastRow
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31"
select coalesce(cast(sum(fact.row_count) as bigint), $1) as LAST_ROW
from rollup_bill_service as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.has_net_amount_usd;

-- grid, Group by carrier
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = 100, $7 = 0
select fact.carrier_name as CARRIER_NAME, cast(sum(fact.no_of_pkgs) as bigint) as NO_OF_PKGS,
  sum(fact.net_amount_usd) as NET_AMOUNT
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_net_amount_usd
group by fact.carrier_name
order by CARRIER_NAME asc nulls last
limit $6 offset $7;

-- grid, Group by carrier: lastRow
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select count(distinct fact.carrier_name) as LAST_ROW
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_net_amount_usd;
