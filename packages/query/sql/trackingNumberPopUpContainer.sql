-- the package
-- $1 = 5, $2 = 1001, $3 = 78
select fact.tracking_id as TRACKING_ID, fact.tracking_number as TRACKING_NUMBER, fact.carrier_id as CARRIER_ID,
  fact.carrier_name as CARRIER_NAME, fact.client_id as CLIENT_ID, fact.service as SERVICE,
  fact.invoice_number as INVOICE_NUMBER, fact.bill_date as BILL_DATE, fact.pickup_date as PICKUP_DATE,
  fact.scheduled_date as SCHEDULED_DATE, fact.delivery_date as DELIVERY_DATE, fact.estimated_days as ESTIMATED_DAYS,
  fact.estimated_time as ESTIMATED_TIME, fact.delivery_status as DELIVERY_STATUS,
  fact.delivery_location as DELIVERY_LOCATION, fact.tracking_status as TRACKING_STATUS, fact.bucket_name as BUCKET_NAME,
  fact.actual_weight as ACTUAL_WEIGHT, fact.actual_weight_pounds as ACTUAL_WEIGHT_POUNDS,
  fact.actual_weight_unit as ACTUAL_WEIGHT_UNIT, fact.bill_weight as BILL_WEIGHT,
  fact.bill_weight_pounds as BILL_WEIGHT_POUNDS, fact.bill_weight_unit as BILL_WEIGHT_UNIT, fact.zone as ZONE,
  fact.length as LENGTH, fact.width as WIDTH, fact.height as HEIGHT, fact.dim_unit as DIM_UNIT,
  fact.charge_description as CHARGE_DESCRIPTION, fact.currency_code as CURRENCY_CODE, fact.sender_name as SENDER_NAME,
  fact.sender_company as SENDER_COMPANY, fact.sender_address as SENDER_ADDRESS, fact.sender_city as SENDER_CITY,
  fact.sender_state as SENDER_STATE, fact.sender_postal_code as SENDER_POSTAL_CODE, fact.sender_cntry as SENDER_CNTRY,
  fact.normalised_sender_state as NORMALISED_SENDER_STATE, fact.normalised_sender_country as NORMALISED_SENDER_COUNTRY,
  fact.consignee_name as CONSIGNEE_NAME, fact.consignee_company as CONSIGNEE_COMPANY,
  fact.consignee_address as CONSIGNEE_ADDRESS, fact.consignee_city as CONSIGNEE_CITY,
  fact.consignee_state as CONSIGNEE_STATE, fact.consignee_postal_code as CONSIGNEE_POSTAL_CODE,
  fact.consignee_cntry as CONSIGNEE_CNTRY, fact.normalised_consignee_state as NORMALISED_CONSIGNEE_STATE,
  fact.normalised_consignee_country as NORMALISED_CONSIGNEE_COUNTRY,
  round(fact.transportation_amount * fact.usd_rate, 2) as TRANSPORTATION_AMOUNT,
  round(fact.transportation_discount * fact.usd_rate, 2) as TRANSPORTATION_DISCOUNT,
  round(fact.net_transportation_amount * fact.usd_rate, 2) as NET_TRANSPORTATION_AMOUNT,
  round(fact.fuel_surcharge_amount * fact.usd_rate, 2) as FUEL_SURCHARGE_AMOUNT,
  round(fact.fuel_surcharge_discount * fact.usd_rate, 2) as FUEL_SURCHARGE_DISCOUNT,
  round(fact.net_fuel_surcharge_amount * fact.usd_rate, 2) as NET_FUEL_SURCHARGE_AMOUNT,
  round(fact.other_accessorial_amount * fact.usd_rate, 2) as OTHER_ACCESSORIAL_AMOUNT,
  round(fact.other_accessorial_discount * fact.usd_rate, 2) as OTHER_ACCESSORIAL_DISCOUNT,
  round(fact.net_other_accessorial_amount * fact.usd_rate, 2) as NET_OTHER_ACCESSORIAL_AMOUNT,
  round(fact.billing_adjustment_amount * fact.usd_rate, 2) as BILLING_ADJUSTMENT_AMOUNT,
  round(fact.billing_adjustment_discount * fact.usd_rate, 2) as BILLING_ADJUSTMENT_DISCOUNT,
  round(fact.net_billing_adjustment_amount * fact.usd_rate, 2) as NET_BILLING_ADJUSTMENT_AMOUNT,
  round(fact.tax_amount * fact.usd_rate, 2) as TAX_AMOUNT, round(fact.tax_discount * fact.usd_rate, 2) as TAX_DISCOUNT,
  round(fact.net_tax_amount * fact.usd_rate, 2) as NET_TAX_AMOUNT,
  round(fact.fee_amount * fact.usd_rate, 2) as FEE_AMOUNT, round(fact.fee_discount * fact.usd_rate, 2) as FEE_DISCOUNT,
  round(fact.net_fee_amount * fact.usd_rate, 2) as NET_FEE_AMOUNT,
  round(fact.other_amount * fact.usd_rate, 2) as OTHER_AMOUNT,
  round(fact.other_discount * fact.usd_rate, 2) as OTHER_DISCOUNT,
  round(fact.net_other_amount * fact.usd_rate, 2) as NET_OTHER_AMOUNT,
  round(fact.net_amount * fact.usd_rate, 2) as NET_AMOUNT
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.tracking_id = $3;

-- its charges
-- $1 = 5, $2 = 1001, $3 = 78
select fact.charge_description as CHARGE_DESCRIPTION, round(fact.net_amount * fact.usd_rate, 2) as NET_AMOUNT,
  round(fact.incentive_amount * fact.usd_rate, 2) as INCENTIVE_AMOUNT
from charge_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.tracking_id = $3
order by fact.charge_id asc nulls last;

-- its lines
-- $1 = 5, $2 = 1001, $3 = "1Z000078"
select fact.tracking_id as TRACKING_ID, fact.invoice_number as INVOICE_NUMBER, fact.bill_date as BILL_DATE,
  fact.row_kind as ROW_KIND, round(fact.net_amount * fact.usd_rate, 2) as NET_AMOUNT
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.tracking_number in ($3)
order by fact.bucket_name asc nulls last, fact.no_of_pkgs desc nulls last, BILL_DATE asc nulls last,
  TRACKING_ID asc nulls last;
