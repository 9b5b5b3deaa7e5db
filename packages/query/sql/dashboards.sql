-- amounts
-- $1 = "USPS", $2 = "DHL", $3 = "0", $4 = 5, $5 = 1001, $6 = 100120251, $7 = "2025-01-01", $8 = "2025-03-31"
select sum(case when fact.carrier_name <> $1 and not (starts_with(fact.carrier_name, $2)) then fact.net_amount_usd else cast($3 as decimal(14, 2)) end) as TOTALSPEND
from rollup_bill_service as fact
where fact.load_id <= $4
  and fact.client_id = $5
  and fact.bill_date_partition between $6 and $6
  and fact.bill_date between cast($7 as date) and cast($8 as date);

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

-- grid, Default
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "USPS", $7 = "DHL", $8 = 0, $9 = 100
select fact.tracking_id as TRACKING_ID, fact.bill_date as BILL_DATE, fact.tracking_number as TRACKING_NUMBER,
  fact.carrier_name as CARRIER_NAME, fact.service as SERVICE, fact.net_amount_usd as NET_AMOUNT,
  fact.service_category as SERVICE_CATEGORY, fact.zone as ZONE, fact.no_of_pkgs as NO_OF_PKGS,
  fact.tracking_status as TRACKING_STATUS, fact.bill_weight_pounds as BILL_WEIGHT_POUNDS,
  fact.actual_weight_pounds as ACTUAL_WEIGHT_POUNDS, fact.invoice_number as INVOICE_NUMBER,
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
where fact.rowid in (
select fact.rowid
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name <> $6
  and not (starts_with(fact.carrier_name, $7))
  and fact.net_amount_usd <> $8
order by fact.tracking_id asc nulls last
limit $9 offset $8
)
  and fact.load_id <= $1
  and fact.client_id = $2
order by fact.tracking_id asc nulls last;

-- grid, Default: lastRow
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = "USPS", $8 = "DHL"
select coalesce(cast(sum(fact.row_count) as bigint), $1) as LAST_ROW
from rollup_bill_service as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.carrier_name <> $7
  and not (starts_with(fact.carrier_name, $8))
  and fact.has_net_amount_usd;

-- grid, Group by carrier
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "USPS", $7 = "DHL", $8 = 100, $9 = 0
select fact.carrier_name as CARRIER_NAME, cast(sum(fact.no_of_pkgs) as bigint) as NO_OF_PKGS,
  sum(fact.bill_weight_pounds) as BILL_WEIGHT_POUNDS
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name <> $6
  and not (starts_with(fact.carrier_name, $7))
  and fact.has_net_amount_usd
group by fact.carrier_name
order by CARRIER_NAME asc nulls last
limit $8 offset $9;

-- grid, Group by carrier: lastRow
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "USPS", $7 = "DHL"
select count(distinct fact.carrier_name) as LAST_ROW
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name <> $6
  and not (starts_with(fact.carrier_name, $7))
  and fact.has_net_amount_usd;
