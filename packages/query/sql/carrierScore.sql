-- amounts
-- $1 = 0, $2 = "On Time", $3 = "Late", $4 = "Exception", $5 = "Pending Late", $6 = 5, $7 = 1001, $8 = 100120251,
--   $9 = "2025-01-01", $10 = "2025-03-31"
select cast(sum(case when fact.tracking_status is not null then fact.no_of_pkgs else $1 end) as bigint) as TOTAL,
  cast(sum(case when fact.tracking_status = $2 then fact.no_of_pkgs else $1 end) as bigint) as ONTIME,
  cast(sum(case when fact.tracking_status = $3 then fact.no_of_pkgs else $1 end) as bigint) as LATE,
  cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $1 end) as bigint) as EXCEPTION,
  cast(sum(case when fact.tracking_status = $5 then fact.no_of_pkgs else $1 end) as bigint) as PENDINGLATE
from rollup_bill_status as fact
where fact.load_id <= $6
  and fact.client_id = $7
  and fact.bill_date_partition between $8 and $8
  and fact.bill_date between cast($9 as date) and cast($10 as date);

-- trends monthly
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, cast(sum(fact.no_of_pkgs) as bigint) as VALUE
from rollup_bill_status as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.tracking_status is not null
group by cast(date_trunc('month', fact.bill_date) as date)
order by PERIOD asc nulls last;

-- trends monthly by service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, fact.service_category as NAME,
  cast(sum(fact.no_of_pkgs) as bigint) as VALUE
from rollup_bill_status as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.tracking_status is not null
group by cast(date_trunc('month', fact.bill_date) as date), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;

-- breakdown by service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select fact.service_category as NAME, cast(sum(fact.no_of_pkgs) as bigint) as VALUE
from rollup_bill_status as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.tracking_status is not null
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- breakdown on time by carrier
-- $1 = "On Time", $2 = 0, $3 = "Late", $4 = "Exception", $5 = "Pending Late", $6 = 5, $7 = 1001, $8 = 100120251,
--   $9 = "2025-01-01", $10 = "2025-03-31"
select fact.carrier_name as CARRIER, (cast(date_trunc('week', (fact.bill_date + interval 1 day)) as date) - 1) as PERIOD,
  cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint) as ON_TIME,
  cast(sum(case when fact.tracking_status = $3 then fact.no_of_pkgs else $2 end) as bigint) as LATE,
  cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint) as EXCEPTIONS,
  cast(sum(case when fact.tracking_status = $5 then fact.no_of_pkgs else $2 end) as bigint) as PENDING_LATE,
  cast(sum(case when fact.tracking_status is null then fact.no_of_pkgs else $2 end) as bigint) as UNKNOWN
from rollup_bill_status as fact
where fact.load_id <= $6
  and fact.client_id = $7
  and fact.bill_date_partition between $8 and $8
  and fact.bill_date between cast($9 as date) and cast($10 as date)
group by fact.carrier_name, (cast(date_trunc('week', (fact.bill_date + interval 1 day)) as date) - 1)
order by CARRIER asc nulls last, PERIOD asc nulls last;

-- map consignee country
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select fact.normalised_consignee_country as NAME, cast(sum(fact.no_of_pkgs) as bigint) as VALUE
from rollup_bill_consignee as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.tracking_status is not null
group by fact.normalised_consignee_country
order by VALUE desc nulls last, NAME asc nulls last;

-- grid, Default
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = 100, $7 = 0
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
where fact.rowid in (
select fact.rowid
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.tracking_status is not null
order by fact.tracking_id asc nulls last
limit $6 offset $7
)
  and fact.load_id <= $1
  and fact.client_id = $2
order by fact.tracking_id asc nulls last;

-- grid, Default: lastRow
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31"
select coalesce(cast(sum(fact.row_count) as bigint), $1) as LAST_ROW
from rollup_bill_status as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.tracking_status is not null;

-- grid, Group by carrier
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = 100, $7 = 0
select fact.carrier_name as CARRIER_NAME, cast(sum(fact.no_of_pkgs) as bigint) as NO_OF_PKGS,
  sum(fact.net_amount_usd) as NET_AMOUNT
from rollup_bill_status as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.tracking_status is not null
group by fact.carrier_name
order by CARRIER_NAME asc nulls last
limit $6 offset $7;

-- grid, Group by carrier: lastRow
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select count(distinct fact.carrier_name) as LAST_ROW
from rollup_bill_status as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.tracking_status is not null;

-- grid, Group by tracking status, pivot by carrier
-- $1 = "", $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = 5001, $8 = 0
select coalesce(fact.tracking_status, $1) as GROUP_KEY, coalesce(fact.carrier_name, $1) as PIVOT_1,
  cast(sum(fact.no_of_pkgs) as bigint) as VALUE_1
from rollup_bill_status as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.tracking_status is not null
group by coalesce(fact.tracking_status, $1), coalesce(fact.carrier_name, $1)
order by GROUP_KEY asc nulls last, PIVOT_1 asc nulls last
limit $7 offset $8;

-- grid, Group by tracking status, pivot by carrier, ordered by a column: the values that exist
-- $1 = "", $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = 0
select distinct coalesce(fact.carrier_name, $1) as PIVOT_1
from rollup_bill_status as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.tracking_status is not null
order by PIVOT_1 asc nulls last
limit $3 offset $7;

-- grid, Group by tracking status, pivot by carrier, ordered by a column, with FedEx and UPS
-- $1 = "", $2 = "FedEx", $3 = "UPS", $4 = 5, $5 = 1001, $6 = 100120251, $7 = "2025-01-01", $8 = "2025-03-31", $9 = 100,
--   $10 = 0
select coalesce(fact.tracking_status, $1) as TRACKING_STATUS,
  cast(sum(case when coalesce(fact.carrier_name, $1) = $2 then fact.no_of_pkgs else null end) as bigint) as column_2,
  cast(sum(case when coalesce(fact.carrier_name, $1) = $3 then fact.no_of_pkgs else null end) as bigint) as UPS_NO_OF_PKGS
from rollup_bill_status as fact
where fact.load_id <= $4
  and fact.client_id = $5
  and fact.bill_date_partition between $6 and $6
  and fact.bill_date between cast($7 as date) and cast($8 as date)
  and fact.tracking_status is not null
group by coalesce(fact.tracking_status, $1)
order by TRACKING_STATUS asc nulls last
limit $9 offset $10;

-- grid, Group by tracking status, pivot by carrier, ordered by a column: lastRow
-- $1 = "", $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31"
select count(distinct coalesce(fact.tracking_status, $1)) as LAST_ROW
from rollup_bill_status as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.tracking_status is not null;
