-- Shipment Details
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "UPS"
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
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name in ({p6:String})
order by BILL_DATE asc nulls last, TRACKING_NUMBER asc nulls last, fact.tracking_id asc nulls last;

-- Address Correction
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "UPS", p7 = 0
select fact.tracking_number as TRACKING_NUMBER, fact.invoice_number as INVOICE_NUMBER, fact.bill_date as BILL_DATE,
  fact.account_number as ACCOUNT_NUMBER, fact.pickup_date as PICKUP_DATE, fact.service as SERVICE,
  fact.consignee_name as CONSIGNEE_NAME, fact.consignee_company as CONSIGNEE_COMPANY,
  fact.consignee_address as CONSIGNEE_ADDRESS, fact.consignee_city as CONSIGNEE_CITY,
  fact.normalised_consignee_state as NORMALISED_CONSIGNEE_STATE, fact.consignee_postal_code as CONSIGNEE_POSTAL_CODE,
  fact.normalised_consignee_country as NORMALISED_CONSIGNEE_COUNTRY, fact.sender_name as SENDER_NAME,
  fact.sender_company as SENDER_COMPANY, fact.address_correction_amt_usd as ADDRESS_CORRECTION_AMT
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name in ({p6:String})
  and CAST(fact.address_correction_amt_usd, 'Nullable(Decimal(38, 2))') <> CAST({p7:Int32}, 'Nullable(Decimal(38, 0))')
order by BILL_DATE asc nulls last, TRACKING_NUMBER asc nulls last, fact.tracking_id asc nulls last;

-- Payment
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "UPS"
select fact.invoice_number as INVOICE_NUMBER, fact.bill_date as BILL_DATE, fact.account_number as ACCOUNT_NUMBER,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as TOTAL_NO_OF_PKGS,
  sum(CAST(CAST(fact.net_amount_usd, 'Nullable(Decimal(18, 2))') + CAST(fact.incentive_amount_usd,
  'Nullable(Decimal(18, 2))'), 'Nullable(Decimal(38, 2))')) as GROSS_AMOUNT, sum(CAST(fact.incentive_amount_usd,
  'Nullable(Decimal(38, 2))')) as TOTAL_INCENTIVE_AMOUNT, sum(CAST(fact.net_amount_usd,
  'Nullable(Decimal(38, 2))')) as TOTAL_NET_AMOUNT
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name in ({p6:String})
group by fact.bill_date, fact.invoice_number, fact.account_number, fact.invoice_id
order by BILL_DATE asc nulls last, INVOICE_NUMBER asc nulls last, ACCOUNT_NUMBER asc nulls last,
  fact.invoice_id asc nulls last;

-- Spend By Service
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = "UPS"
select fact.service_category as SERVICE_CATEGORY, fact.service as SERVICE, CAST(sum(CAST(fact.no_of_pkgs,
  'Nullable(Int64)')), 'Nullable(Int64)') as TOTAL_NO_OF_PKGS, sum(CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))')) as TOTAL_BILL_WEIGHT_POUNDS, sum(CAST(fact.transportation_amount_usd,
  'Nullable(Decimal(38, 2))')) as TOTAL_TRANSPORTATION_AMOUNT, sum(CAST(fact.transportation_discount_usd,
  'Nullable(Decimal(38, 2))')) as TOTAL_TRANSPORTATION_DISCOUNT, sum(CAST(fact.net_fuel_surcharge_amount_usd,
  'Nullable(Decimal(38, 2))')) as TOTAL_NET_FUEL_SURCHARGE_AMOUNT, sum(CAST(fact.net_other_accessorial_amount_usd,
  'Nullable(Decimal(38, 2))')) as TOTAL_NET_OTHER_ACCESSORIAL_AMOUNT, sum(CAST(fact.net_taxes_and_others_usd,
  'Nullable(Decimal(38, 2))')) as TOTAL_NET_TAXES_AND_OTHERS, sum(CAST(fact.net_amount_usd,
  'Nullable(Decimal(38, 2))')) as TOTAL_NET_AMOUNT, round(CAST(coalesce(CAST(CAST(sum(CAST(fact.net_amount_usd,
  'Nullable(Decimal(38, 2))')), 'Nullable(Float64)') / nullif(CAST(CAST(nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs,
  'Nullable(Int64)')), 'Nullable(Int64)'), 'Nullable(Decimal(38, 0))'), CAST({p1:Int32}, 'Nullable(Decimal(38, 0))')),
  'Nullable(Decimal(38, 0))'), 'Nullable(Float64)'), 0), 'Nullable(Float64)'), CAST({p1:Int32}, 'Nullable(Float64)')),
  'Nullable(Float64)') * 1.0000000000000004e0, 2) as COST_PER_PACKAGE
from package_level_info as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.carrier_name in ({p7:String})
group by fact.service_category, fact.service
order by TOTAL_NET_AMOUNT desc nulls last, SERVICE_CATEGORY asc nulls last, SERVICE asc nulls last;

-- Accessorial Summary
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "UPS", p7 = "other_accessorial"
select fact.accessorial_group as ACCESSORIAL_GROUP, CAST(sum(CAST(fact.other_accessorial_count, 'Nullable(Int64)')),
  'Nullable(Int64)') as TOTAL_OTHER_ACCESSORIAL_COUNT, toInt64(count(distinct fact.tracking_number)) as PACKAGES,
  sum(CAST(fact.other_accessorial_amount_usd, 'Nullable(Decimal(38, 2))')) as TOTAL_OTHER_ACCESSORIAL_AMOUNT,
  sum(CAST(fact.other_accessorial_discount_usd, 'Nullable(Decimal(38, 2))')) as TOTAL_OTHER_ACCESSORIAL_DISCOUNT,
  sum(CAST(fact.net_other_accessorial_amount_usd, 'Nullable(Decimal(38, 2))')) as TOTAL_NET_OTHER_ACCESSORIAL_AMOUNT,
  round(CAST(CAST(sum(CAST(fact.net_other_accessorial_amount_usd, 'Nullable(Decimal(38, 2))')),
  'Nullable(Float64)') / nullif(CAST(toInt64(count()), 'Nullable(Float64)'), 0),
  'Nullable(Float64)') * 1.0000000000000004e0, 2) as COST_PER_CHARGE
from charge_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name in ({p6:String})
  and fact.charge_family = {p7:String}
group by fact.accessorial_group
order by TOTAL_NET_OTHER_ACCESSORIAL_AMOUNT desc nulls last, ACCESSORIAL_GROUP asc nulls last;

-- Annual Summary
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = "UPS"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as MONTH,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as TOTAL_NO_OF_PKGS,
  sum(CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))')) as TOTAL_BILL_WEIGHT_POUNDS,
  sum(CAST(fact.transportation_amount_usd, 'Nullable(Decimal(38, 2))')) as TOTAL_TRANSPORTATION_AMOUNT,
  sum(CAST(fact.transportation_discount_usd, 'Nullable(Decimal(38, 2))')) as TOTAL_TRANSPORTATION_DISCOUNT,
  sum(CAST(fact.net_fuel_surcharge_amount_usd, 'Nullable(Decimal(38, 2))')) as TOTAL_NET_FUEL_SURCHARGE_AMOUNT,
  sum(CAST(fact.net_other_accessorial_amount_usd, 'Nullable(Decimal(38, 2))')) as TOTAL_NET_OTHER_ACCESSORIAL_AMOUNT,
  sum(CAST(fact.net_taxes_and_others_usd, 'Nullable(Decimal(38, 2))')) as TOTAL_NET_TAXES_AND_OTHERS,
  sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as TOTAL_NET_AMOUNT,
  round(CAST(coalesce(CAST(CAST(sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')),
  'Nullable(Float64)') / nullif(CAST(CAST(nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Decimal(38, 0))'), CAST({p1:Int32}, 'Nullable(Decimal(38, 0))')),
  'Nullable(Decimal(38, 0))'), 'Nullable(Float64)'), 0), 'Nullable(Float64)'), CAST({p1:Int32}, 'Nullable(Float64)')),
  'Nullable(Float64)') * 1.0000000000000004e0, 2) as COST_PER_PACKAGE
from rollup_bill_service as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.carrier_name in ({p7:String})
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by MONTH asc nulls last;

-- Service Summary - UPS
-- p1 = 0, p2 = 100, p3 = "0", p4 = 5, p5 = 1001, p6 = 100120251, p7 = "2025-01-01", p8 = "2025-03-31", p9 = "UPS"
select fact.service as SERVICE, fact.zone as ZONE, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') as TOTAL_NO_OF_PKGS, sum(CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))')) as TOTAL_BILL_WEIGHT_POUNDS, sum(CAST(fact.transportation_amount_usd,
  'Nullable(Decimal(38, 2))')) as TOTAL_TRANSPORTATION_AMOUNT, sum(CAST(fact.transportation_discount_usd,
  'Nullable(Decimal(38, 2))')) as TOTAL_TRANSPORTATION_DISCOUNT, sum(CAST(fact.net_fuel_surcharge_amount_usd,
  'Nullable(Decimal(38, 2))')) as TOTAL_NET_FUEL_SURCHARGE_AMOUNT, sum(CAST(fact.net_other_accessorial_amount_usd,
  'Nullable(Decimal(38, 2))')) as TOTAL_NET_OTHER_ACCESSORIAL_AMOUNT, sum(CAST(fact.net_taxes_and_others_usd,
  'Nullable(Decimal(38, 2))')) as TOTAL_NET_TAXES_AND_OTHERS, sum(CAST(fact.net_amount_usd,
  'Nullable(Decimal(38, 2))')) as TOTAL_NET_AMOUNT, round(CAST(coalesce(CAST(CAST(sum(CAST(fact.net_amount_usd,
  'Nullable(Decimal(38, 2))')), 'Nullable(Float64)') / nullif(CAST(CAST(nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs,
  'Nullable(Int64)')), 'Nullable(Int64)'), 'Nullable(Decimal(38, 0))'), CAST({p1:Int32}, 'Nullable(Decimal(38, 0))')),
  'Nullable(Decimal(38, 0))'), 'Nullable(Float64)'), 0), 'Nullable(Float64)'), CAST({p1:Int32}, 'Nullable(Float64)')),
  'Nullable(Float64)') * 1.0000000000000004e0, 2) as COST_PER_PACKAGE, round(CAST(coalesce(CAST(CAST((CAST({p2:Int32},
  'Nullable(Decimal(38, 0))') * CAST(sum(CAST(fact.transportation_discount_usd, 'Nullable(Decimal(38, 2))')),
  'Nullable(Decimal(38, 2))')),
  'Nullable(Float64)') / nullif(CAST(CAST(nullif(CAST(sum(CAST(fact.transportation_amount_usd,
  'Nullable(Decimal(38, 2))')), 'Nullable(Decimal(38, 2))'), CAST(CAST({p3:String}, 'Decimal(38, 2)'),
  'Nullable(Decimal(38, 2))')), 'Nullable(Decimal(38, 2))'), 'Nullable(Float64)'), 0), 'Nullable(Float64)'),
  CAST({p1:Int32}, 'Nullable(Float64)')), 'Nullable(Float64)') * 1.0000000000000004e0, 2) as DISCOUNT_PERCENT
from package_level_info as fact
where fact.since_load <= {p4:Int32} and fact.until_load > {p4:Int32}
  and fact.client_id = {p5:Int32}
  and fact.bill_date_partition between {p6:Int32} and {p6:Int32}
  and fact.bill_date between toDate32({p7:String}) and toDate32({p8:String})
  and fact.carrier_name in ({p9:String})
group by fact.service, fact.zone
order by SERVICE asc nulls last, ZONE asc nulls last;

-- Audit Credit
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "UPS", p7 = 0
select fact.tracking_number as TRACKING_NUMBER, fact.invoice_number as INVOICE_NUMBER, fact.bill_date as BILL_DATE,
  fact.account_number as ACCOUNT_NUMBER, fact.pickup_date as PICKUP_DATE, fact.service as SERVICE,
  fact.credit_type as CREDIT_TYPE, fact.charge_description as CHARGE_DESCRIPTION,
  fact.audit_refund_amount_usd as AUDIT_REFUND_AMOUNT
from charge_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name in ({p6:String})
  and CAST(fact.audit_refund_amount_usd, 'Nullable(Decimal(38, 2))') <> CAST({p7:Int32}, 'Nullable(Decimal(38, 0))')
order by BILL_DATE asc nulls last, TRACKING_NUMBER asc nulls last, fact.charge_id asc nulls last;

-- Refund Vs. Spend Analysis
-- p1 = 100, p2 = "0", p3 = 0, p4 = 5, p5 = 1001, p6 = 100120251, p7 = "2025-01-01", p8 = "2025-03-31", p9 = "UPS"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as MONTH,
  sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as TOTAL_NET_AMOUNT, sum(CAST(fact.audit_refund_amount_usd,
  'Nullable(Decimal(38, 2))')) as TOTAL_AUDIT_REFUND_AMOUNT, sum(CAST(fact.client_refund_amount_usd,
  'Nullable(Decimal(38, 2))')) as TOTAL_CLIENT_REFUND_AMOUNT, sum(CAST(fact.total_refund_amount_usd,
  'Nullable(Decimal(38, 2))')) as TOTAL_TOTAL_REFUND_AMOUNT, round(CAST(coalesce(CAST(CAST((CAST({p1:Int32},
  'Nullable(Decimal(38, 0))') * CAST(sum(CAST(fact.total_refund_amount_usd, 'Nullable(Decimal(38, 2))')),
  'Nullable(Decimal(38, 2))')), 'Nullable(Float64)') / nullif(CAST(CAST(nullif(CAST(sum(CAST(fact.net_amount_usd,
  'Nullable(Decimal(38, 2))')), 'Nullable(Decimal(38, 2))'), CAST(CAST({p2:String}, 'Decimal(38, 2)'),
  'Nullable(Decimal(38, 2))')), 'Nullable(Decimal(38, 2))'), 'Nullable(Float64)'), 0), 'Nullable(Float64)'),
  CAST({p3:Int32}, 'Nullable(Float64)')), 'Nullable(Float64)') * 1.0000000000000004e0, 2) as REFUND_PERCENT
from rollup_bill_credit_type as fact
where fact.since_load <= {p4:Int32} and fact.until_load > {p4:Int32}
  and fact.client_id = {p5:Int32}
  and fact.bill_date_partition between {p6:Int32} and {p6:Int32}
  and fact.bill_date between toDate32({p7:String}) and toDate32({p8:String})
  and fact.carrier_name in ({p9:String})
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by MONTH asc nulls last;

-- Delivery Status
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "UPS", p7 = "package"
select fact.tracking_number as TRACKING_NUMBER, fact.invoice_number as INVOICE_NUMBER, fact.bill_date as BILL_DATE,
  fact.service as SERVICE, fact.pickup_date as PICKUP_DATE, fact.scheduled_date as SCHEDULED_DATE,
  fact.delivery_date as DELIVERY_DATE, fact.tracking_status as TRACKING_STATUS, fact.delivery_status as DELIVERY_STATUS,
  fact.delivery_location as DELIVERY_LOCATION, fact.consignee_company as CONSIGNEE_COMPANY,
  fact.consignee_city as CONSIGNEE_CITY, fact.normalised_consignee_state as NORMALISED_CONSIGNEE_STATE,
  fact.normalised_consignee_country as NORMALISED_CONSIGNEE_COUNTRY
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name in ({p6:String})
  and fact.row_kind = {p7:String}
order by PICKUP_DATE asc nulls last, TRACKING_NUMBER asc nulls last, fact.tracking_id asc nulls last;

-- Residential Vs Commercial
-- p1 = "Residential", p2 = "Commercial", p3 = "0", p4 = 5, p5 = 1001, p6 = 100120251, p7 = "2025-01-01",
--   p8 = "2025-03-31", p9 = "UPS", p10 = 0
with inner_1 as (
select fact.tracking_id as CHARGED_ROW,
  max(case when fact.accessorial_group = {p1:String} then {p1:String} else {p2:String} end) as ADDRESS_TYPE,
  sum(CAST(case when fact.accessorial_group = {p1:String} then CAST(fact.net_amount_usd,
  'Nullable(Decimal(18, 2))') else CAST(CAST({p3:String}, 'Decimal(18, 2)'), 'Nullable(Decimal(18, 2))') end,
  'Nullable(Decimal(38, 2))')) as RESIDENTIAL_AMOUNT
from charge_level_info as fact
where fact.since_load <= {p4:Int32} and fact.until_load > {p4:Int32}
  and fact.client_id = {p5:Int32}
  and fact.bill_date_partition between {p6:Int32} and {p6:Int32}
  and fact.bill_date between toDate32({p7:String}) and toDate32({p8:String})
  and fact.carrier_name in ({p9:String})
group by fact.tracking_id
)
select inner_1.ADDRESS_TYPE as ADDRESS_TYPE, fact.service_category as SERVICE_CATEGORY, CAST(sum(CAST(fact.no_of_pkgs,
  'Nullable(Int64)')), 'Nullable(Int64)') as TOTAL_NO_OF_PKGS, sum(CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))')) as TOTAL_BILL_WEIGHT_POUNDS, sum(CAST(inner_1.RESIDENTIAL_AMOUNT,
  'Nullable(Decimal(38, 2))')) as RESIDENTIAL_CHARGES, sum(CAST(fact.net_amount_usd,
  'Nullable(Decimal(38, 2))')) as TOTAL_NET_AMOUNT, round(CAST(coalesce(CAST(CAST(sum(CAST(fact.net_amount_usd,
  'Nullable(Decimal(38, 2))')), 'Nullable(Float64)') / nullif(CAST(CAST(nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs,
  'Nullable(Int64)')), 'Nullable(Int64)'), 'Nullable(Decimal(38, 0))'), CAST({p10:Int32}, 'Nullable(Decimal(38, 0))')),
  'Nullable(Decimal(38, 0))'), 'Nullable(Float64)'), 0), 'Nullable(Float64)'), CAST({p10:Int32}, 'Nullable(Float64)')),
  'Nullable(Float64)') * 1.0000000000000004e0, 2) as COST_PER_PACKAGE
from package_level_info as fact
cross join inner_1
where fact.since_load <= {p4:Int32} and fact.until_load > {p4:Int32}
  and fact.client_id = {p5:Int32}
  and fact.bill_date_partition between {p6:Int32} and {p6:Int32}
  and fact.bill_date between toDate32({p7:String}) and toDate32({p8:String})
  and fact.carrier_name in ({p9:String})
  and fact.tracking_number is not null
  and fact.tracking_id = inner_1.CHARGED_ROW
group by inner_1.ADDRESS_TYPE, fact.service_category
order by ADDRESS_TYPE asc nulls last, SERVICE_CATEGORY asc nulls last;
