-- amounts
-- $1 = 0, $2 = "0", $3 = 5, $4 = 1001, $5 = 100120251, $6 = "2025-01-01", $7 = "2025-03-31"
select sum(fact.net_other_accessorial_amount_usd) as ACCESSORIALS,
  cast(sum(case when fact.has_accessorial_usd then fact.other_accessorial_count else $1 end) as bigint) as ACCESSORIALCOUNT,
  case when cast(sum(case when fact.has_accessorial_usd then fact.other_accessorial_count else $1 end) as bigint) = $1 then $1 else round((sum(case when fact.has_accessorial_usd then fact.net_other_accessorial_amount_usd else cast($2 as decimal(14, 2)) end) / nullif(cast(sum(case when fact.has_accessorial_usd then fact.other_accessorial_count else $1 end) as bigint), 0)) * 1.0000000000000004e0, 2) end as AVERAGEACCESSORIAL
from rollup_bill_accessorial as fact
where fact.load_id <= $3
  and fact.client_id = $4
  and fact.bill_date_partition between $5 and $5
  and fact.bill_date between cast($6 as date) and cast($7 as date);

-- trends monthly
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, sum(fact.net_other_accessorial_amount_usd) as VALUE
from rollup_bill_accessorial as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_accessorial_usd
group by cast(date_trunc('month', fact.bill_date) as date)
order by PERIOD asc nulls last;

-- trends monthly by service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, fact.service_category as NAME,
  sum(fact.net_other_accessorial_amount_usd) as VALUE
from rollup_bill_accessorial as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_accessorial_usd
group by cast(date_trunc('month', fact.bill_date) as date), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;

-- breakdown by service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select fact.service_category as NAME, sum(fact.net_other_accessorial_amount_usd) as VALUE
from rollup_bill_accessorial as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_accessorial_usd
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- map consignee country
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = 0
select fact.normalised_consignee_country as NAME, sum(fact.net_other_accessorial_amount_usd) as VALUE
from charge_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.net_other_accessorial_amount_usd <> $6
group by fact.normalised_consignee_country
order by VALUE desc nulls last, NAME asc nulls last;

-- grid, Default
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = 0, $7 = 100
select fact.tracking_id as TRACKING_ID, fact.bill_date as BILL_DATE, fact.tracking_number as TRACKING_NUMBER,
  fact.carrier_name as CARRIER_NAME, fact.service as SERVICE, fact.net_amount_usd as NET_AMOUNT,
  fact.invoice_total_charges_usd as INVOICE_TOTAL_CHARGES,
  fact.net_other_accessorial_amount_usd as NET_OTHER_ACCESSORIAL_AMOUNT,
  fact.other_accessorial_count as OTHER_ACCESSORIAL_COUNT, fact.accessorial_group as ACCESSORIAL_GROUP,
  fact.charge_description as CHARGE_DESCRIPTION, fact.accessorial_code as ACCESSORIAL_CODE,
  fact.invoice_number as INVOICE_NUMBER, fact.account_number as ACCOUNT_NUMBER, fact.pickup_date as PICKUP_DATE,
  fact.delivery_date as DELIVERY_DATE, fact.order_number as ORDER_NUMBER, fact.sku as SKU,
  fact.cost_centre as COST_CENTRE, fact.carton as CARTON, fact.customer_reference as CUSTOMER_REFERENCE,
  fact.incentive_amount_usd as INCENTIVE_AMOUNT, fact.transportation_amount_usd as TRANSPORTATION_AMOUNT,
  fact.transportation_discount_usd as TRANSPORTATION_DISCOUNT,
  fact.other_accessorial_amount_usd as OTHER_ACCESSORIAL_AMOUNT,
  fact.other_accessorial_discount_usd as OTHER_ACCESSORIAL_DISCOUNT,
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
where fact.rowid in (
select fact.rowid
from charge_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.net_other_accessorial_amount_usd <> $6
order by fact.charge_id asc nulls last
limit $7 offset $6
)
  and fact.load_id <= $1
  and fact.client_id = $2
order by fact.charge_id asc nulls last;

-- grid, Default: lastRow
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31"
select coalesce(cast(sum(fact.row_count) as bigint), $1) as LAST_ROW
from rollup_bill_accessorial as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.has_accessorial_usd;

-- grid, Group by carrier
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = 0, $7 = 100
select fact.carrier_name as CARRIER_NAME, sum(fact.invoice_total_charges_usd) as INVOICE_TOTAL_CHARGES,
  sum(fact.net_other_accessorial_amount_usd) as NET_OTHER_ACCESSORIAL_AMOUNT
from charge_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.net_other_accessorial_amount_usd <> $6
group by fact.carrier_name
order by CARRIER_NAME asc nulls last
limit $7 offset $6;

-- grid, Group by carrier: lastRow
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select count(distinct fact.carrier_name) as LAST_ROW
from rollup_bill_accessorial as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_accessorial_usd;

-- grid, Group by accessorial, pivot by carrier
-- $1 = "", $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = 5001, $8 = 0
select coalesce(fact.accessorial_group, $1) as GROUP_KEY, coalesce(fact.carrier_name, $1) as PIVOT_1,
  sum(fact.net_other_accessorial_amount_usd) as VALUE_1
from rollup_bill_accessorial as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.has_accessorial_usd
group by coalesce(fact.accessorial_group, $1), coalesce(fact.carrier_name, $1)
order by GROUP_KEY asc nulls last, PIVOT_1 asc nulls last
limit $7 offset $8;

-- grid, Group by accessorial, pivot by carrier, ordered by a column: the values that exist
-- $1 = "", $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = 0
select distinct coalesce(fact.carrier_name, $1) as PIVOT_1
from rollup_bill_accessorial as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.has_accessorial_usd
order by PIVOT_1 asc nulls last
limit $3 offset $7;

-- grid, Group by accessorial, pivot by carrier, ordered by a column, with FedEx and UPS
-- $1 = "", $2 = "FedEx", $3 = "UPS", $4 = 5, $5 = 1001, $6 = 100120251, $7 = "2025-01-01", $8 = "2025-03-31", $9 = 100,
--   $10 = 0
select coalesce(fact.accessorial_group, $1) as ACCESSORIAL_GROUP,
  sum(case when coalesce(fact.carrier_name, $1) = $2 then fact.net_other_accessorial_amount_usd else null end) as column_2,
  sum(case when coalesce(fact.carrier_name, $1) = $3 then fact.net_other_accessorial_amount_usd else null end) as UPS_NET_OTHER_ACCESSORIAL_AMOUNT
from rollup_bill_accessorial as fact
where fact.load_id <= $4
  and fact.client_id = $5
  and fact.bill_date_partition between $6 and $6
  and fact.bill_date between cast($7 as date) and cast($8 as date)
  and fact.has_accessorial_usd
group by coalesce(fact.accessorial_group, $1)
order by ACCESSORIAL_GROUP asc nulls last
limit $9 offset $10;

-- grid, Group by accessorial, pivot by carrier, ordered by a column: lastRow
-- $1 = "", $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31"
select count(distinct coalesce(fact.accessorial_group, $1)) as LAST_ROW
from rollup_bill_accessorial as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.has_accessorial_usd;
