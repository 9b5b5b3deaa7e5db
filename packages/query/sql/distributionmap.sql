-- amounts
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date);

-- map consignee ZIP areas
-- $1 = 1, $2 = 3, $3 = 5, $4 = 1001, $5 = 100120251, $6 = "2025-01-01", $7 = "2025-03-31", $8 = 0, $9 = "US"
select substr(fact.consignee_postal_code, $1, $2) as NAME, cast(sum(fact.no_of_pkgs) as bigint) as VALUE
from package_level_info as fact
where fact.load_id <= $3
  and fact.client_id = $4
  and fact.bill_date_partition between $5 and $5
  and fact.bill_date between cast($6 as date) and cast($7 as date)
  and fact.no_of_pkgs <> $8
  and fact.normalised_consignee_country = $9
group by substr(fact.consignee_postal_code, $1, $2)
order by VALUE desc nulls last, NAME asc nulls last;

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
  and fact.no_of_pkgs <> $6
order by fact.tracking_id asc nulls last
limit $7 offset $6
)
  and fact.load_id <= $1
  and fact.client_id = $2
order by fact.tracking_id asc nulls last;

-- grid, Default: lastRow
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = 0
select count(*) as LAST_ROW
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.no_of_pkgs <> $6;

-- grid, Group by carrier
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = 0, $7 = 100
select fact.carrier_name as CARRIER_NAME, cast(sum(fact.no_of_pkgs) as bigint) as NO_OF_PKGS,
  sum(fact.net_amount_usd) as NET_AMOUNT
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.no_of_pkgs <> $6
group by fact.carrier_name
order by CARRIER_NAME asc nulls last
limit $7 offset $6;

-- grid, Group by carrier: lastRow
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = 0
select count(distinct fact.carrier_name) as LAST_ROW
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.no_of_pkgs <> $6;
