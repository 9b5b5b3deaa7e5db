-- amounts
-- $1 = "0", $2 = 0, $3 = 5, $4 = 1001, $5 = 100120251, $6 = "2025-01-01", $7 = "2025-03-31"
select sum(case when fact.has_bill_weight and fact.weight_counts then fact.bill_weight_pounds else cast($1 as decimal(14, 6)) end) as BILLWEIGHT,
  sum(case when fact.has_actual_weight and fact.weight_counts then fact.actual_weight_pounds else cast($1 as decimal(14, 6)) end) as ACTUALWEIGHT,
  sum(case when fact.has_bill_weight and fact.has_actual_weight and fact.weight_counts then fact.delta_weight_pounds else cast($1 as decimal(14, 6)) end) as DELTAWEIGHT,
  case when cast(sum(case when fact.has_bill_weight and fact.weight_counts then fact.no_of_pkgs else $2 end) as bigint) = $2 then $2 else round((sum(case when fact.has_bill_weight and fact.weight_counts then fact.bill_weight_pounds else cast($1 as decimal(14, 6)) end) / nullif(cast(sum(case when fact.has_bill_weight and fact.weight_counts then fact.no_of_pkgs else $2 end) as bigint), 0)) * 1.0000000000000004e0, 2) end as AVERAGEBILLWEIGHT,
  case when cast(sum(case when fact.has_actual_weight and fact.weight_counts then fact.no_of_pkgs else $2 end) as bigint) = $2 then $2 else round((sum(case when fact.has_actual_weight and fact.weight_counts then fact.actual_weight_pounds else cast($1 as decimal(14, 6)) end) / nullif(cast(sum(case when fact.has_actual_weight and fact.weight_counts then fact.no_of_pkgs else $2 end) as bigint), 0)) * 1.0000000000000004e0, 2) end as AVERAGEACTUALWEIGHT,
  case when cast(sum(case when fact.has_bill_weight and fact.has_actual_weight and fact.weight_counts then fact.no_of_pkgs else $2 end) as bigint) = $2 then $2 else round((sum(case when fact.has_bill_weight and fact.has_actual_weight and fact.weight_counts then fact.delta_weight_pounds else cast($1 as decimal(14, 6)) end) / nullif(cast(sum(case when fact.has_bill_weight and fact.has_actual_weight and fact.weight_counts then fact.no_of_pkgs else $2 end) as bigint), 0)) * 1.0000000000000004e0, 2) end as AVERAGEDELTAWEIGHT
from rollup_bill_service as fact
where fact.load_id <= $3
  and fact.client_id = $4
  and fact.bill_date_partition between $5 and $5
  and fact.bill_date between cast($6 as date) and cast($7 as date);

-- trends monthly
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, sum(fact.bill_weight_pounds) as VALUE
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_bill_weight
  and fact.weight_counts
group by cast(date_trunc('month', fact.bill_date) as date)
order by PERIOD asc nulls last;

-- trends monthly by service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, fact.service_category as NAME,
  sum(fact.bill_weight_pounds) as VALUE
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_bill_weight
  and fact.weight_counts
group by cast(date_trunc('month', fact.bill_date) as date), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;

-- breakdown by service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select fact.service_category as NAME, sum(fact.bill_weight_pounds) as VALUE
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_bill_weight
  and fact.weight_counts
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- map consignee country
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select fact.normalised_consignee_country as NAME, sum(fact.bill_weight_pounds) as VALUE
from rollup_bill_consignee as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_bill_weight
  and fact.weight_counts
group by fact.normalised_consignee_country
order by VALUE desc nulls last, NAME asc nulls last;

-- grid, Default
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = 0, $7 = 100
select fact.tracking_id as TRACKING_ID, fact.bill_date as BILL_DATE, fact.tracking_number as TRACKING_NUMBER,
  fact.carrier_name as CARRIER_NAME, fact.service as SERVICE, fact.net_amount_usd as NET_AMOUNT,
  fact.no_of_pkgs as NO_OF_PKGS, fact.bill_weight_pounds as BILL_WEIGHT_POUNDS,
  fact.actual_weight_pounds as ACTUAL_WEIGHT_POUNDS, fact.delta_weight_pounds as DELTA_WEIGHT_POUNDS,
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
where fact.rowid in (
select fact.rowid
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.bill_weight_pounds >= $6
  and (fact.no_of_pkgs > $6 or fact.bill_weight_pounds > fact.actual_weight_pounds)
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
  and fact.has_bill_weight
  and fact.weight_counts;

-- grid, Group by carrier
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = 100, $7 = 0
select fact.carrier_name as CARRIER_NAME, cast(sum(fact.no_of_pkgs) as bigint) as NO_OF_PKGS,
  sum(fact.bill_weight_pounds) as BILL_WEIGHT_POUNDS
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_bill_weight
  and fact.weight_counts
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
  and fact.has_bill_weight
  and fact.weight_counts;
