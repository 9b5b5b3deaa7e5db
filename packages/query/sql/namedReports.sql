-- Shipment Details
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "UPS"
select fact.tracking_number as TRACKING_NUMBER, fact.row_kind as ROW_KIND, fact.invoice_number as INVOICE_NUMBER,
  fact.bill_date as BILL_DATE, fact.account_number as ACCOUNT_NUMBER, fact.pickup_date as PICKUP_DATE,
  fact.delivery_date as DELIVERY_DATE, fact.service_category as SERVICE_CATEGORY, fact.service as SERVICE,
  fact.zone as ZONE, fact.bill_option as BILL_OPTION, fact.sender_name as SENDER_NAME,
  fact.sender_company as SENDER_COMPANY, fact.sender_address as SENDER_ADDRESS, fact.sender_city as SENDER_CITY,
  fact.normalised_sender_state as NORMALISED_SENDER_STATE, fact.sender_postal_code as SENDER_POSTAL_CODE,
  fact.normalised_sender_country as NORMALISED_SENDER_COUNTRY, fact.consignee_name as CONSIGNEE_NAME,
  fact.consignee_company as CONSIGNEE_COMPANY, fact.consignee_address as CONSIGNEE_ADDRESS,
  fact.consignee_city as CONSIGNEE_CITY, fact.normalised_consignee_state as NORMALISED_CONSIGNEE_STATE,
  fact.consignee_postal_code as CONSIGNEE_POSTAL_CODE, fact.normalised_consignee_country as NORMALISED_CONSIGNEE_COUNTRY,
  fact.order_number as ORDER_NUMBER, fact.sku as SKU, fact.cost_centre as COST_CENTRE, fact.carton as CARTON,
  fact.customer_reference as CUSTOMER_REFERENCE, fact.no_of_pkgs as NO_OF_PKGS,
  fact.actual_weight_pounds as ACTUAL_WEIGHT_POUNDS, fact.bill_weight_pounds as BILL_WEIGHT_POUNDS,
  fact.transportation_amount_usd as TRANSPORTATION_AMOUNT, fact.transportation_discount_usd as TRANSPORTATION_DISCOUNT,
  fact.net_fuel_surcharge_amount_usd as NET_FUEL_SURCHARGE_AMOUNT,
  fact.net_other_accessorial_amount_usd as NET_OTHER_ACCESSORIAL_AMOUNT,
  fact.net_taxes_and_others_usd as NET_TAXES_AND_OTHERS, fact.net_amount_usd as NET_AMOUNT
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name in ($6)
order by BILL_DATE asc nulls last, TRACKING_NUMBER asc nulls last, fact.tracking_id asc nulls last;

-- Address Correction
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "UPS", $7 = 0
select fact.tracking_number as TRACKING_NUMBER, fact.invoice_number as INVOICE_NUMBER, fact.bill_date as BILL_DATE,
  fact.account_number as ACCOUNT_NUMBER, fact.pickup_date as PICKUP_DATE, fact.service as SERVICE,
  fact.consignee_name as CONSIGNEE_NAME, fact.consignee_company as CONSIGNEE_COMPANY,
  fact.consignee_address as CONSIGNEE_ADDRESS, fact.consignee_city as CONSIGNEE_CITY,
  fact.normalised_consignee_state as NORMALISED_CONSIGNEE_STATE, fact.consignee_postal_code as CONSIGNEE_POSTAL_CODE,
  fact.normalised_consignee_country as NORMALISED_CONSIGNEE_COUNTRY, fact.sender_name as SENDER_NAME,
  fact.sender_company as SENDER_COMPANY, fact.address_correction_amt_usd as ADDRESS_CORRECTION_AMT
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name in ($6)
  and fact.address_correction_amt_usd <> $7
order by BILL_DATE asc nulls last, TRACKING_NUMBER asc nulls last, fact.tracking_id asc nulls last;

-- Payment
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "UPS"
select fact.invoice_number as INVOICE_NUMBER, fact.bill_date as BILL_DATE, fact.account_number as ACCOUNT_NUMBER,
  cast(sum(fact.no_of_pkgs) as bigint) as TOTAL_NO_OF_PKGS,
  sum(fact.net_amount_usd + fact.incentive_amount_usd) as GROSS_AMOUNT,
  sum(fact.incentive_amount_usd) as TOTAL_INCENTIVE_AMOUNT, sum(fact.net_amount_usd) as TOTAL_NET_AMOUNT
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name in ($6)
group by fact.bill_date, fact.invoice_number, fact.account_number, fact.invoice_id
order by BILL_DATE asc nulls last, INVOICE_NUMBER asc nulls last, ACCOUNT_NUMBER asc nulls last,
  fact.invoice_id asc nulls last;

-- Spend By Service
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = "UPS"
select fact.service_category as SERVICE_CATEGORY, fact.service as SERVICE,
  cast(sum(fact.no_of_pkgs) as bigint) as TOTAL_NO_OF_PKGS, sum(fact.bill_weight_pounds) as TOTAL_BILL_WEIGHT_POUNDS,
  sum(fact.transportation_amount_usd) as TOTAL_TRANSPORTATION_AMOUNT,
  sum(fact.transportation_discount_usd) as TOTAL_TRANSPORTATION_DISCOUNT,
  sum(fact.net_fuel_surcharge_amount_usd) as TOTAL_NET_FUEL_SURCHARGE_AMOUNT,
  sum(fact.net_other_accessorial_amount_usd) as TOTAL_NET_OTHER_ACCESSORIAL_AMOUNT,
  sum(fact.net_taxes_and_others_usd) as TOTAL_NET_TAXES_AND_OTHERS, sum(fact.net_amount_usd) as TOTAL_NET_AMOUNT,
  round((coalesce(sum(fact.net_amount_usd) / nullif(nullif(cast(sum(fact.no_of_pkgs) as bigint), $1), 0), $1)) * 1.0000000000000004e0, 2) as COST_PER_PACKAGE
from package_level_info as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.carrier_name in ($7)
group by fact.service_category, fact.service
order by TOTAL_NET_AMOUNT desc nulls last, SERVICE_CATEGORY asc nulls last, SERVICE asc nulls last;

-- Accessorial Summary
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "UPS", $7 = "other_accessorial"
select fact.accessorial_group as ACCESSORIAL_GROUP,
  cast(sum(fact.other_accessorial_count) as bigint) as TOTAL_OTHER_ACCESSORIAL_COUNT,
  count(distinct fact.tracking_number) as PACKAGES,
  sum(fact.other_accessorial_amount_usd) as TOTAL_OTHER_ACCESSORIAL_AMOUNT,
  sum(fact.other_accessorial_discount_usd) as TOTAL_OTHER_ACCESSORIAL_DISCOUNT,
  sum(fact.net_other_accessorial_amount_usd) as TOTAL_NET_OTHER_ACCESSORIAL_AMOUNT,
  round((sum(fact.net_other_accessorial_amount_usd) / nullif(count(*), 0)) * 1.0000000000000004e0, 2) as COST_PER_CHARGE
from charge_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name in ($6)
  and fact.charge_family = $7
group by fact.accessorial_group
order by TOTAL_NET_OTHER_ACCESSORIAL_AMOUNT desc nulls last, ACCESSORIAL_GROUP asc nulls last;

-- Annual Summary
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = "UPS"
select cast(date_trunc('month', fact.bill_date) as date) as MONTH,
  cast(sum(fact.no_of_pkgs) as bigint) as TOTAL_NO_OF_PKGS, sum(fact.bill_weight_pounds) as TOTAL_BILL_WEIGHT_POUNDS,
  sum(fact.transportation_amount_usd) as TOTAL_TRANSPORTATION_AMOUNT,
  sum(fact.transportation_discount_usd) as TOTAL_TRANSPORTATION_DISCOUNT,
  sum(fact.net_fuel_surcharge_amount_usd) as TOTAL_NET_FUEL_SURCHARGE_AMOUNT,
  sum(fact.net_other_accessorial_amount_usd) as TOTAL_NET_OTHER_ACCESSORIAL_AMOUNT,
  sum(fact.net_taxes_and_others_usd) as TOTAL_NET_TAXES_AND_OTHERS, sum(fact.net_amount_usd) as TOTAL_NET_AMOUNT,
  round((coalesce(sum(fact.net_amount_usd) / nullif(nullif(cast(sum(fact.no_of_pkgs) as bigint), $1), 0), $1)) * 1.0000000000000004e0, 2) as COST_PER_PACKAGE
from rollup_bill_service as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.carrier_name in ($7)
group by cast(date_trunc('month', fact.bill_date) as date)
order by MONTH asc nulls last;

-- Service Summary - UPS
-- $1 = 0, $2 = 100, $3 = "0", $4 = 5, $5 = 1001, $6 = 100120251, $7 = "2025-01-01", $8 = "2025-03-31", $9 = "UPS"
select fact.service as SERVICE, fact.zone as ZONE, cast(sum(fact.no_of_pkgs) as bigint) as TOTAL_NO_OF_PKGS,
  sum(fact.bill_weight_pounds) as TOTAL_BILL_WEIGHT_POUNDS,
  sum(fact.transportation_amount_usd) as TOTAL_TRANSPORTATION_AMOUNT,
  sum(fact.transportation_discount_usd) as TOTAL_TRANSPORTATION_DISCOUNT,
  sum(fact.net_fuel_surcharge_amount_usd) as TOTAL_NET_FUEL_SURCHARGE_AMOUNT,
  sum(fact.net_other_accessorial_amount_usd) as TOTAL_NET_OTHER_ACCESSORIAL_AMOUNT,
  sum(fact.net_taxes_and_others_usd) as TOTAL_NET_TAXES_AND_OTHERS, sum(fact.net_amount_usd) as TOTAL_NET_AMOUNT,
  round((coalesce(sum(fact.net_amount_usd) / nullif(nullif(cast(sum(fact.no_of_pkgs) as bigint), $1), 0), $1)) * 1.0000000000000004e0, 2) as COST_PER_PACKAGE,
  round((coalesce((cast($2 as decimal(38, 0)) * sum(fact.transportation_discount_usd)) / nullif(nullif(sum(fact.transportation_amount_usd),
  cast($3 as decimal(24, 2))), 0), $1)) * 1.0000000000000004e0, 2) as DISCOUNT_PERCENT
from package_level_info as fact
where fact.load_id <= $4
  and fact.client_id = $5
  and fact.bill_date_partition between $6 and $6
  and fact.bill_date between cast($7 as date) and cast($8 as date)
  and fact.carrier_name in ($9)
group by fact.service, fact.zone
order by SERVICE asc nulls last, ZONE asc nulls last;

-- Audit Credit
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "UPS", $7 = 0
select fact.tracking_number as TRACKING_NUMBER, fact.invoice_number as INVOICE_NUMBER, fact.bill_date as BILL_DATE,
  fact.account_number as ACCOUNT_NUMBER, fact.pickup_date as PICKUP_DATE, fact.service as SERVICE,
  fact.credit_type as CREDIT_TYPE, fact.charge_description as CHARGE_DESCRIPTION,
  fact.audit_refund_amount_usd as AUDIT_REFUND_AMOUNT
from charge_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name in ($6)
  and fact.audit_refund_amount_usd <> $7
order by BILL_DATE asc nulls last, TRACKING_NUMBER asc nulls last, fact.charge_id asc nulls last;

-- Refund Vs. Spend Analysis
-- $1 = 100, $2 = "0", $3 = 0, $4 = 5, $5 = 1001, $6 = 100120251, $7 = "2025-01-01", $8 = "2025-03-31", $9 = "UPS"
select cast(date_trunc('month', fact.bill_date) as date) as MONTH, sum(fact.net_amount_usd) as TOTAL_NET_AMOUNT,
  sum(fact.audit_refund_amount_usd) as TOTAL_AUDIT_REFUND_AMOUNT,
  sum(fact.client_refund_amount_usd) as TOTAL_CLIENT_REFUND_AMOUNT,
  sum(fact.total_refund_amount_usd) as TOTAL_TOTAL_REFUND_AMOUNT,
  round((coalesce((cast($1 as decimal(38, 0)) * sum(fact.total_refund_amount_usd)) / nullif(nullif(sum(fact.net_amount_usd),
  cast($2 as decimal(24, 2))), 0), $3)) * 1.0000000000000004e0, 2) as REFUND_PERCENT
from rollup_bill_credit_type as fact
where fact.load_id <= $4
  and fact.client_id = $5
  and fact.bill_date_partition between $6 and $6
  and fact.bill_date between cast($7 as date) and cast($8 as date)
  and fact.carrier_name in ($9)
group by cast(date_trunc('month', fact.bill_date) as date)
order by MONTH asc nulls last;

-- Delivery Status
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "UPS", $7 = "package"
select fact.tracking_number as TRACKING_NUMBER, fact.invoice_number as INVOICE_NUMBER, fact.bill_date as BILL_DATE,
  fact.service as SERVICE, fact.pickup_date as PICKUP_DATE, fact.scheduled_date as SCHEDULED_DATE,
  fact.delivery_date as DELIVERY_DATE, fact.tracking_status as TRACKING_STATUS, fact.delivery_status as DELIVERY_STATUS,
  fact.delivery_location as DELIVERY_LOCATION, fact.consignee_company as CONSIGNEE_COMPANY,
  fact.consignee_city as CONSIGNEE_CITY, fact.normalised_consignee_state as NORMALISED_CONSIGNEE_STATE,
  fact.normalised_consignee_country as NORMALISED_CONSIGNEE_COUNTRY
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name in ($6)
  and fact.row_kind = $7
order by PICKUP_DATE asc nulls last, TRACKING_NUMBER asc nulls last, fact.tracking_id asc nulls last;

-- Residential Vs Commercial
-- $1 = "Residential", $2 = "Commercial", $3 = "0", $4 = 5, $5 = 1001, $6 = 100120251, $7 = "2025-01-01",
--   $8 = "2025-03-31", $9 = "UPS", $10 = 0
with inner_1 as (
select fact.tracking_id as CHARGED_ROW, max(case when fact.accessorial_group = $1 then $1 else $2 end) as ADDRESS_TYPE,
  sum(case when fact.accessorial_group = $1 then fact.net_amount_usd else cast($3 as decimal(14, 2)) end) as RESIDENTIAL_AMOUNT
from charge_level_info as fact
where fact.load_id <= $4
  and fact.client_id = $5
  and fact.bill_date_partition between $6 and $6
  and fact.bill_date between cast($7 as date) and cast($8 as date)
  and fact.carrier_name in ($9)
group by fact.tracking_id
)
select inner_1.ADDRESS_TYPE as ADDRESS_TYPE, fact.service_category as SERVICE_CATEGORY,
  cast(sum(fact.no_of_pkgs) as bigint) as TOTAL_NO_OF_PKGS, sum(fact.bill_weight_pounds) as TOTAL_BILL_WEIGHT_POUNDS,
  sum(inner_1.RESIDENTIAL_AMOUNT) as RESIDENTIAL_CHARGES, sum(fact.net_amount_usd) as TOTAL_NET_AMOUNT,
  round((coalesce(sum(fact.net_amount_usd) / nullif(nullif(cast(sum(fact.no_of_pkgs) as bigint), $10), 0), $10)) * 1.0000000000000004e0, 2) as COST_PER_PACKAGE
from package_level_info as fact
cross join inner_1
where fact.load_id <= $4
  and fact.client_id = $5
  and fact.bill_date_partition between $6 and $6
  and fact.bill_date between cast($7 as date) and cast($8 as date)
  and fact.carrier_name in ($9)
  and fact.tracking_number is not null
  and fact.tracking_id = inner_1.CHARGED_ROW
group by inner_1.ADDRESS_TYPE, fact.service_category
order by ADDRESS_TYPE asc nulls last, SERVICE_CATEGORY asc nulls last;
