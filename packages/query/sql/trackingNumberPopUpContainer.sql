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
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end as RATED_ZONE,
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('2', '3', '4', '5', '6', '7', '8', '44', '45', '46') then 'Ground' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '303', '304', '305', '306', '307', '308') then '3 Day Select' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('202', '203', '204', '205', '206', '207', '208', '224', '225', '226') then '2nd Day Air' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('242', '243', '244', '245', '246', '247', '248') then '2nd Day Air A.M.' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('132', '133', '134', '135', '136', '137', '138') then 'Next Day Air Saver' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('102', '103', '104', '105', '106', '107', '108', '124', '125', '126') then 'Next Day Air' end as ZONE_MODE,
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
  fact.transportation_amount_usd as TRANSPORTATION_AMOUNT, fact.transportation_discount_usd as TRANSPORTATION_DISCOUNT,
  fact.net_transportation_amount_usd as NET_TRANSPORTATION_AMOUNT,
  fact.fuel_surcharge_amount_usd as FUEL_SURCHARGE_AMOUNT, fact.fuel_surcharge_discount_usd as FUEL_SURCHARGE_DISCOUNT,
  fact.net_fuel_surcharge_amount_usd as NET_FUEL_SURCHARGE_AMOUNT,
  fact.other_accessorial_amount_usd as OTHER_ACCESSORIAL_AMOUNT,
  fact.other_accessorial_discount_usd as OTHER_ACCESSORIAL_DISCOUNT,
  fact.net_other_accessorial_amount_usd as NET_OTHER_ACCESSORIAL_AMOUNT,
  fact.billing_adjustment_amount_usd as BILLING_ADJUSTMENT_AMOUNT,
  fact.billing_adjustment_discount_usd as BILLING_ADJUSTMENT_DISCOUNT,
  fact.net_billing_adjustment_amount_usd as NET_BILLING_ADJUSTMENT_AMOUNT, fact.tax_amount_usd as TAX_AMOUNT,
  fact.tax_discount_usd as TAX_DISCOUNT, fact.net_tax_amount_usd as NET_TAX_AMOUNT, fact.fee_amount_usd as FEE_AMOUNT,
  fact.fee_discount_usd as FEE_DISCOUNT, fact.net_fee_amount_usd as NET_FEE_AMOUNT,
  fact.other_amount_usd as OTHER_AMOUNT, fact.other_discount_usd as OTHER_DISCOUNT,
  fact.net_other_amount_usd as NET_OTHER_AMOUNT, fact.net_amount_usd as NET_AMOUNT
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.tracking_id = $3;

-- its charges
-- $1 = 5, $2 = 1001, $3 = 78
select fact.charge_description as CHARGE_DESCRIPTION, fact.net_amount_usd as NET_AMOUNT,
  fact.incentive_amount_usd as INCENTIVE_AMOUNT
from charge_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.tracking_id = $3
order by fact.charge_id asc nulls last;

-- its lines
-- $1 = 5, $2 = 1001, $3 = 4284116538, $4 = "1Z000078"
select fact.tracking_id as TRACKING_ID, fact.invoice_number as INVOICE_NUMBER, fact.bill_date as BILL_DATE,
  fact.row_kind as ROW_KIND, fact.net_amount_usd as NET_AMOUNT
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.tracking_id in (
    select tracking_id from rollup_tracking_number
    where load_id <= $1 and client_id in ($2)
      and tracking_key in ($3)
  )
  and fact.tracking_number in ($4)
order by fact.bucket_name asc nulls last, fact.no_of_pkgs desc nulls last, BILL_DATE asc nulls last,
  TRACKING_ID asc nulls last;
