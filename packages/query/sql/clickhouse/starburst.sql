-- amounts
-- p1 = "USPS", p2 = "DHL", p3 = "0", p4 = 5, p5 = 1001, p6 = 100120251, p7 = "2025-01-01", p8 = "2025-03-31"
select CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES,
  sum(CAST(case when fact.carrier_name <> {p1:String} and not (startsWith(fact.carrier_name, {p2:String})) then CAST(fact.net_amount_usd,
  'Nullable(Decimal(18, 2))') else CAST(CAST({p3:String}, 'Decimal(18, 2)'), 'Nullable(Decimal(18, 2))') end,
  'Nullable(Decimal(38, 2))')) as TOTALSPEND, sum(CAST(fact.net_amount_usd,
  'Nullable(Decimal(38, 2))')) as NETOFALLCARRIERS,
  sum(CAST(case when fact.carrier_name = {p1:String} or startsWith(fact.carrier_name, {p2:String}) then CAST(fact.net_amount_usd,
  'Nullable(Decimal(18, 2))') else CAST(CAST({p3:String}, 'Decimal(18, 2)'), 'Nullable(Decimal(18, 2))') end,
  'Nullable(Decimal(38, 2))')) as EXCLUDEDSPEND
from rollup_bill_service as fact
where fact.since_load <= {p4:Int32} and fact.until_load > {p4:Int32}
  and fact.client_id = {p5:Int32}
  and fact.bill_date_partition between {p6:Int32} and {p6:Int32}
  and fact.bill_date between toDate32({p7:String}) and toDate32({p8:String});

-- map consignee country
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = 0
select fact.normalised_consignee_country as NAME, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') as VALUE
from rollup_bill_consignee as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.no_of_pkgs_rows <> {p6:Int32}
group by fact.normalised_consignee_country
order by VALUE desc nulls last, NAME asc nulls last;

-- senders senders
-- p1 = 1, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = 0, p8 = "US"
select fact.normalised_sender_state as STATE, fact.sender_city as CITY,
  substringUTF8(fact.sender_postal_code, {p1:Int32}, {p2:Int32}) as ZIP, CAST(sum(CAST(fact.no_of_pkgs,
  'Nullable(Int64)')), 'Nullable(Int64)') as VALUE
from package_level_info as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.no_of_pkgs <> {p7:Int32}
  and fact.normalised_sender_country = {p8:String}
group by fact.normalised_sender_state, fact.sender_city, substringUTF8(fact.sender_postal_code, {p1:Int32}, {p2:Int32})
order by VALUE desc nulls last, STATE asc nulls last, CITY asc nulls last, ZIP asc nulls last;

-- senders receivers of each sender
-- p1 = 1, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = 0, p8 = "US"
select fact.normalised_sender_state as STATE, fact.sender_city as CITY,
  substringUTF8(fact.sender_postal_code, {p1:Int32}, {p2:Int32}) as ZIP, fact.normalised_consignee_state as NAME,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as VALUE
from package_level_info as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.no_of_pkgs <> {p7:Int32}
  and fact.normalised_sender_country = {p8:String}
  and fact.normalised_consignee_country = {p8:String}
group by fact.normalised_sender_state, fact.sender_city, substringUTF8(fact.sender_postal_code, {p1:Int32}, {p2:Int32}),
  fact.normalised_consignee_state
order by VALUE desc nulls last, STATE asc nulls last, CITY asc nulls last, ZIP asc nulls last, NAME asc nulls last;

-- grid, Default
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = 0
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
where fact.tracking_id in (
select fact.tracking_id
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.no_of_pkgs <> {p6:Int32}
order by fact.tracking_id asc nulls last
limit 100 offset 0
)
  and fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
order by fact.tracking_id asc nulls last;

-- grid, Default: lastRow
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = 0
select toInt64(count()) as LAST_ROW
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.no_of_pkgs <> {p6:Int32};

-- grid, Group by carrier
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = 0
select fact.carrier_name as CARRIER_NAME, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') as NO_OF_PKGS, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as NET_AMOUNT
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.no_of_pkgs <> {p6:Int32}
group by fact.carrier_name
order by CARRIER_NAME asc nulls last
limit 100 offset 0;

-- grid, Group by carrier: lastRow
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = 0
select toInt64(count(distinct fact.carrier_name)) as LAST_ROW
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.no_of_pkgs <> {p6:Int32};
