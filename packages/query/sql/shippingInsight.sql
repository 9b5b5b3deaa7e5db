-- costAvoidanceSummary, amounts
-- $1 = "USPS", $2 = "DHL", $3 = "0", $4 = "late ", $5 = " late ", $6 = "payment processing", $7 = 0, $8 = 1, $9 = 5,
--   $10 = 1001, $11 = 100120251, $12 = "2025-01-01", $13 = "2025-03-31"
select sum(case when fact.carrier_name <> $1 and not (starts_with(fact.carrier_name, $2)) then fact.net_amount_usd else cast($3 as decimal(14, 2)) end) as TOTALSPEND,
  sum(fact.address_correction_amt_usd) as ADDRESSCORRECTION, sum(fact.chargeback_amt_usd) as CHARGEBACK,
  sum(fact.declared_amt_usd) as DECLAREDVALUE, sum(fact.scc_audit_fee_amt_usd) as SCCAUDITFEE,
  sum(fact.net_amount_usd) as NETOFALLCARRIERS,
  sum(case when fact.carrier_name = $1 or starts_with(fact.carrier_name, $2) then fact.net_amount_usd else cast($3 as decimal(14, 2)) end) as EXCLUDEDSPEND,
  sum(fact.shipping_charge_correction_amt_usd) as SHIPPINGCHARGECORRECTION,
  sum(case when starts_with(lower(fact.charge_description), lower($4)) or contains(lower(fact.charge_description),
  lower($5)) then fact.net_fee_amount_usd else cast($3 as decimal(14, 2)) end) as LATEPAYMENTFEES,
  sum(case when contains(lower(fact.charge_description),
  lower($6)) then fact.net_fee_amount_usd else cast($3 as decimal(14, 2)) end) as PAYMENTPROCESSINGFEES,
  sum(case when fact.actual_weight_pounds > $7 and fact.bill_weight_pounds >= (fact.actual_weight_pounds + $8) then fact.net_transportation_amount_usd else cast($3 as decimal(14, 2)) end) as DIMENSIONALTRANSPORTATION
from package_level_info as fact
where fact.load_id <= $9
  and fact.client_id = $10
  and fact.bill_date_partition between $11 and $11
  and fact.bill_date between cast($12 as date) and cast($13 as date);

-- costAvoidanceSummary, trends monthly
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "USPS", $7 = "DHL"
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, sum(fact.net_amount_usd) as VALUE
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name <> $6
  and not (starts_with(fact.carrier_name, $7))
  and fact.has_net_amount_usd
group by cast(date_trunc('month', fact.bill_date) as date)
order by PERIOD asc nulls last;

-- costAvoidanceSummary, trends monthly by service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "USPS", $7 = "DHL"
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, fact.service_category as NAME,
  sum(fact.net_amount_usd) as VALUE
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name <> $6
  and not (starts_with(fact.carrier_name, $7))
  and fact.has_net_amount_usd
group by cast(date_trunc('month', fact.bill_date) as date), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;

-- costAvoidanceSummary, breakdown by service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "USPS", $7 = "DHL"
select fact.service_category as NAME, sum(fact.net_amount_usd) as VALUE
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name <> $6
  and not (starts_with(fact.carrier_name, $7))
  and fact.has_net_amount_usd
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- costAvoidanceSummary, breakdown Ground instead
-- $1 = 0, $2 = "freight", $3 = 500, $4 = 1000, $5 = 2000, $6 = 5000, $7 = 10000, $8 = 20000, $9 = 1, $10 = 16, $11 = 5,
--   $12 = 1001, $13 = 100120251, $14 = "2025-01-01", $15 = "2025-03-31", $16 = "parcel", $17 = "Ground",
--   $18 = "Next Day", $19 = "2 Day", $20 = "3 Day", $21 = "2", $22 = "3", $23 = "4", $24 = "5", $25 = "6", $26 = "7",
--   $27 = "8"
select fact.carrier_id as CARRIER, fact.service_category as SERVICE,
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end as ZONE,
  case when fact.no_of_pkgs = $1 or fact.bill_weight_pounds is null then $1 when fact.bucket_name = $2 then case when fact.bill_weight_pounds < $3 then $1 when fact.bill_weight_pounds < $4 then $3 when fact.bill_weight_pounds < $5 then $4 when fact.bill_weight_pounds < $6 then $5 when fact.bill_weight_pounds < $7 then $6 when fact.bill_weight_pounds < $8 then $7 else $8 end when fact.bill_weight_pounds < $9 then ceil(fact.bill_weight_pounds * $10) / nullif($10, 0) else ceil(fact.bill_weight_pounds) end as WEIGHT_CLASS,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES, sum(fact.net_amount_usd) as COST,
  sum(fact.net_transportation_amount_usd + fact.net_fuel_surcharge_amount_usd) as PRICE,
  cast(sum(case when fact.delivery_date is not null then $9 else $1 end) as bigint) as DELIVERED,
  cast(sum(case when fact.delivery_date is not null then date_diff('day', fact.pickup_date, fact.delivery_date) else $1 end) as bigint) as DAYS
from package_level_info as fact
where fact.load_id <= $11
  and fact.client_id = $12
  and fact.bill_date_partition between $13 and $13
  and fact.bill_date between cast($14 as date) and cast($15 as date)
  and fact.no_of_pkgs > $1
  and fact.bucket_name = $16
  and fact.service_category in ($17, $18, $19, $20)
  and case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end in ($21, $22, $23, $24, $25, $26, $27)
  and fact.bill_weight_pounds > $1
group by fact.carrier_id, fact.service_category,
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end,
  case when fact.no_of_pkgs = $1 or fact.bill_weight_pounds is null then $1 when fact.bucket_name = $2 then case when fact.bill_weight_pounds < $3 then $1 when fact.bill_weight_pounds < $4 then $3 when fact.bill_weight_pounds < $5 then $4 when fact.bill_weight_pounds < $6 then $5 when fact.bill_weight_pounds < $7 then $6 when fact.bill_weight_pounds < $8 then $7 else $8 end when fact.bill_weight_pounds < $9 then ceil(fact.bill_weight_pounds * $10) / nullif($10, 0) else ceil(fact.bill_weight_pounds) end
order by CARRIER asc nulls last, SERVICE asc nulls last, ZONE asc nulls last, WEIGHT_CLASS asc nulls last;

-- costAvoidanceSummary, breakdown corrections of corrected addresses
-- $1 = " ", $2 = "", $3 = 5, $4 = 1001, $5 = 100120251, $6 = "2025-01-01", $7 = "2025-03-31", $8 = 0, $9 = 1
with inner_1 as (
select concat(upper(trim(fact.consignee_address)), $1, upper(coalesce(fact.consignee_city, $2)), $1,
  coalesce(fact.consignee_postal_code, $2)) as PLACE, sum(fact.address_correction_amt_usd) as COST,
  count(*) as CORRECTIONS
from package_level_info as fact
where fact.load_id <= $3
  and fact.client_id = $4
  and fact.bill_date_partition between $5 and $5
  and fact.bill_date between cast($6 as date) and cast($7 as date)
  and fact.address_correction_amt_usd > $8
  and (fact.consignee_address is not null and trim(fact.consignee_address) <> $2)
group by concat(upper(trim(fact.consignee_address)), $1, upper(coalesce(fact.consignee_city, $2)), $1,
  coalesce(fact.consignee_postal_code, $2))
)
select sum(cast(inner_1.COST as double) - (inner_1.COST / nullif(inner_1.CORRECTIONS, 0))) as SAVING,
  cast(sum(cast(inner_1.CORRECTIONS as bigint) - $9) as decimal(38, 0)) as PACKAGES, count(*) as PLACES
from inner_1
where inner_1.CORRECTIONS > $9;

-- costAvoidanceSummary, breakdown residential at companies
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "Residential", $7 = 0, $8 = " ",
--   $9 = "", $10 = 3, $11 = 4
with inner_1 as (
select fact.tracking_id as CHARGED_ROW, sum(fact.net_amount_usd) as CHARGED
from charge_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.accessorial_group = $6
  and fact.net_amount_usd > $7
group by fact.tracking_id
),
inner_2 as (
select concat(upper(trim(fact.consignee_address)), $8, upper(coalesce(fact.consignee_city, $9)), $8,
  coalesce(fact.consignee_postal_code, $9)) as HOME, sum(inner_1.CHARGED) as COST, count(*) as BILLED
from package_level_info as fact
cross join inner_1
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and (fact.consignee_address is not null and trim(fact.consignee_address) <> $9)
  and fact.tracking_id = inner_1.CHARGED_ROW
group by concat(upper(trim(fact.consignee_address)), $8, upper(coalesce(fact.consignee_city, $9)), $8,
  coalesce(fact.consignee_postal_code, $9))
),
inner_3 as (
select concat(upper(trim(fact.consignee_address)), $8, upper(coalesce(fact.consignee_city, $9)), $8,
  coalesce(fact.consignee_postal_code, $9)) as PLACE, cast(sum(fact.no_of_pkgs) as bigint) as SHIPPED
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and (fact.consignee_address is not null and trim(fact.consignee_address) <> $9)
group by concat(upper(trim(fact.consignee_address)), $8, upper(coalesce(fact.consignee_city, $9)), $8,
  coalesce(fact.consignee_postal_code, $9))
)
select sum(cast(inner_2.COST as double)) as SAVING, cast(sum(inner_2.BILLED) as decimal(38, 0)) as PACKAGES,
  count(*) as PLACES
from inner_2
cross join inner_3
where inner_2.HOME = inner_3.PLACE
  and (cast(inner_3.SHIPPED as decimal(38, 0)) - inner_2.BILLED) >= $10
  and (cast((cast(inner_3.SHIPPED as decimal(38, 0)) - inner_2.BILLED) as decimal(38, 0)) * $1) >= (cast(inner_3.SHIPPED as decimal(38, 0)) * $11);

-- costAvoidanceSummary, breakdown narrow additional handling
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "Additional handling", $7 = 0,
--   $8 = "inches", $9 = 48, $10 = 30, $11 = 2, $12 = 105, $13 = "0", $14 = 50, $15 = 51, $16 = 33, $17 = 111, $18 = 55
with inner_1 as (
select fact.tracking_id as CHARGED_ROW, sum(fact.net_amount_usd) as CHARGED
from charge_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.accessorial_group = $6
  and fact.net_amount_usd > $7
group by fact.tracking_id
)
select sum(inner_1.CHARGED) as SAVING, count(*) as PACKAGES
from package_level_info as fact
cross join inner_1
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.tracking_id = inner_1.CHARGED_ROW
  and fact.dim_unit = $8
  and (fact.length > $7 and fact.width > $7 and fact.height > $7)
  and (greatest(fact.length, fact.width, fact.height) > $9 or ((((fact.length + fact.width) + fact.height) - greatest(fact.length, fact.width, fact.height)) - least(fact.length, fact.width, fact.height)) > $10 or (greatest(fact.length, fact.width, fact.height) + ($11 * (((fact.length + fact.width) + fact.height) - greatest(fact.length, fact.width, fact.height)))) > $12 or coalesce(fact.actual_weight_pounds,
  cast($13 as decimal(14, 6))) > $14)
  and greatest(fact.length, fact.width, fact.height) <= $15
  and ((((fact.length + fact.width) + fact.height) - greatest(fact.length, fact.width, fact.height)) - least(fact.length, fact.width, fact.height)) <= $16
  and (greatest(fact.length, fact.width, fact.height) + ($11 * (((fact.length + fact.width) + fact.height) - greatest(fact.length, fact.width, fact.height)))) <= $17
  and coalesce(fact.actual_weight_pounds, cast($13 as decimal(14, 6))) <= $18;

-- costAvoidanceSummary, breakdown smaller cartons
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = 0, $7 = "parcel", $8 = 1, $9 = "0.75"
with inner_1 as (
select fact.carrier_id as PRICED_CARRIER, fact.service_category as PRICED_SERVICE,
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end as PRICED_ZONE,
  ceil(fact.bill_weight_pounds) as PRICED_WEIGHT,
  sum(fact.net_transportation_amount_usd + fact.net_fuel_surcharge_amount_usd) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0) as PRICE,
  cast(sum(fact.no_of_pkgs) as bigint) as PRICED
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.no_of_pkgs > $6
  and fact.bucket_name = $7
  and fact.bill_weight_pounds > $6
  and fact.net_transportation_amount_usd > $6
group by fact.carrier_id, fact.service_category,
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end,
  ceil(fact.bill_weight_pounds)
)
select sum(cast((fact.net_transportation_amount_usd + fact.net_fuel_surcharge_amount_usd) as double) - inner_1.PRICE) as SAVING,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES,
  sum(fact.net_transportation_amount_usd + fact.net_fuel_surcharge_amount_usd) as COST
from package_level_info as fact
cross join inner_1
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.no_of_pkgs > $6
  and fact.bucket_name = $7
  and fact.bill_weight_pounds > $6
  and (fact.actual_weight_pounds > $6 and fact.bill_weight_pounds >= (fact.actual_weight_pounds + $8))
  and fact.net_transportation_amount_usd <> $6
  and inner_1.PRICED >= $1
  and fact.carrier_id = inner_1.PRICED_CARRIER
  and fact.service_category = inner_1.PRICED_SERVICE
  and case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end = inner_1.PRICED_ZONE
  and greatest(ceil(fact.actual_weight_pounds),
  ceil(fact.bill_weight_pounds * cast($9 as decimal(2, 2)))) = inner_1.PRICED_WEIGHT;

-- costAvoidanceSummary, breakdown accessorials
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select fact.accessorial_group as NAME, sum(fact.net_other_accessorial_amount_usd) as VALUE
from rollup_bill_accessorial as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_accessorial_usd
group by fact.accessorial_group
order by VALUE desc nulls last, NAME asc nulls last;

-- costAvoidanceSummary, map consignee country
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "USPS", $7 = "DHL"
select fact.normalised_consignee_country as NAME, sum(fact.net_amount_usd) as VALUE
from rollup_bill_consignee as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name <> $6
  and not (starts_with(fact.carrier_name, $7))
  and fact.has_net_amount_usd
group by fact.normalised_consignee_country
order by VALUE desc nulls last, NAME asc nulls last;

-- costAvoidanceSummary, grid, Default
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "USPS", $7 = "DHL", $8 = 0, $9 = 100
select fact.tracking_id as TRACKING_ID, fact.bill_date as BILL_DATE, fact.tracking_number as TRACKING_NUMBER,
  fact.carrier_name as CARRIER_NAME, fact.service as SERVICE, fact.net_amount_usd as NET_AMOUNT,
  fact.no_of_pkgs as NO_OF_PKGS, fact.address_correction_amt_usd as ADDRESS_CORRECTION_AMT,
  fact.shipping_charge_correction_amt_usd as SHIPPING_CHARGE_CORRECTION_AMT, fact.chargeback_amt_usd as CHARGEBACK_AMT,
  fact.declared_amt_usd as DECLARED_AMT, fact.scc_audit_fee_amt_usd as SCC_AUDIT_FEE_AMT,
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
  and fact.carrier_name <> $6
  and not (starts_with(fact.carrier_name, $7))
  and fact.net_amount_usd <> $8
order by fact.tracking_id asc nulls last
limit $9 offset $8
)
  and fact.load_id <= $1
  and fact.client_id = $2
order by fact.tracking_id asc nulls last;

-- costAvoidanceSummary, grid, Default: lastRow
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

-- costAvoidanceSummary, grid, Group by carrier
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "USPS", $7 = "DHL", $8 = 100, $9 = 0
select fact.carrier_name as CARRIER_NAME, cast(sum(fact.no_of_pkgs) as bigint) as NO_OF_PKGS,
  sum(fact.net_amount_usd) as NET_AMOUNT
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

-- costAvoidanceSummary, grid, Group by carrier: lastRow
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

-- nextDayEarlyAm, amounts
-- $1 = "USPS", $2 = "DHL", $3 = "0", $4 = 5, $5 = 1001, $6 = 100120251, $7 = "Next Day Early", $8 = "2025-01-01",
--   $9 = "2025-03-31"
select sum(case when fact.carrier_name <> $1 and not (starts_with(fact.carrier_name, $2)) then fact.net_amount_usd else cast($3 as decimal(14, 2)) end) as TOTALSPEND,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES, sum(fact.net_amount_usd) as NETOFALLCARRIERS,
  sum(case when fact.carrier_name = $1 or starts_with(fact.carrier_name, $2) then fact.net_amount_usd else cast($3 as decimal(14, 2)) end) as EXCLUDEDSPEND
from rollup_bill_service as fact
where fact.load_id <= $4
  and fact.client_id = $5
  and fact.bill_date_partition between $6 and $6
  and fact.service_category = $7
  and fact.bill_date between cast($8 as date) and cast($9 as date);

-- nextDayEarlyAm, trends monthly
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "Next Day Early", $5 = "2025-01-01", $6 = "2025-03-31", $7 = "USPS",
--   $8 = "DHL"
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, sum(fact.net_amount_usd) as VALUE
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.service_category = $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.carrier_name <> $7
  and not (starts_with(fact.carrier_name, $8))
  and fact.has_net_amount_usd
group by cast(date_trunc('month', fact.bill_date) as date)
order by PERIOD asc nulls last;

-- nextDayEarlyAm, trends monthly by service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "Next Day Early", $5 = "2025-01-01", $6 = "2025-03-31", $7 = "USPS",
--   $8 = "DHL"
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, fact.service_category as NAME,
  sum(fact.net_amount_usd) as VALUE
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.service_category = $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.carrier_name <> $7
  and not (starts_with(fact.carrier_name, $8))
  and fact.has_net_amount_usd
group by cast(date_trunc('month', fact.bill_date) as date), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;

-- nextDayEarlyAm, breakdown by service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "Next Day Early", $5 = "2025-01-01", $6 = "2025-03-31", $7 = "USPS",
--   $8 = "DHL"
select fact.service_category as NAME, sum(fact.net_amount_usd) as VALUE
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.service_category = $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.carrier_name <> $7
  and not (starts_with(fact.carrier_name, $8))
  and fact.has_net_amount_usd
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- nextDayEarlyAm, map consignee country
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "Next Day Early", $5 = "2025-01-01", $6 = "2025-03-31", $7 = "USPS",
--   $8 = "DHL"
select fact.normalised_consignee_country as NAME, sum(fact.net_amount_usd) as VALUE
from rollup_bill_consignee as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.service_category = $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.carrier_name <> $7
  and not (starts_with(fact.carrier_name, $8))
  and fact.has_net_amount_usd
group by fact.normalised_consignee_country
order by VALUE desc nulls last, NAME asc nulls last;

-- nextDayEarlyAm, grid, Default
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "Next Day Early", $5 = "2025-01-01", $6 = "2025-03-31", $7 = "USPS",
--   $8 = "DHL", $9 = 0, $10 = 100
select fact.tracking_id as TRACKING_ID, fact.bill_date as BILL_DATE, fact.tracking_number as TRACKING_NUMBER,
  fact.carrier_name as CARRIER_NAME, fact.service as SERVICE, fact.net_amount_usd as NET_AMOUNT,
  fact.no_of_pkgs as NO_OF_PKGS, fact.address_correction_amt_usd as ADDRESS_CORRECTION_AMT,
  fact.shipping_charge_correction_amt_usd as SHIPPING_CHARGE_CORRECTION_AMT, fact.chargeback_amt_usd as CHARGEBACK_AMT,
  fact.declared_amt_usd as DECLARED_AMT, fact.scc_audit_fee_amt_usd as SCC_AUDIT_FEE_AMT,
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
  and fact.service_category = $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.carrier_name <> $7
  and not (starts_with(fact.carrier_name, $8))
  and fact.net_amount_usd <> $9
order by fact.tracking_id asc nulls last
limit $10 offset $9
)
  and fact.load_id <= $1
  and fact.client_id = $2
order by fact.tracking_id asc nulls last;

-- nextDayEarlyAm, grid, Default: lastRow
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120251, $5 = "Next Day Early", $6 = "2025-01-01", $7 = "2025-03-31", $8 = "USPS",
--   $9 = "DHL"
select coalesce(cast(sum(fact.row_count) as bigint), $1) as LAST_ROW
from rollup_bill_service as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.service_category = $5
  and fact.bill_date between cast($6 as date) and cast($7 as date)
  and fact.carrier_name <> $8
  and not (starts_with(fact.carrier_name, $9))
  and fact.has_net_amount_usd;

-- nextDayEarlyAm, grid, Group by carrier
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "Next Day Early", $5 = "2025-01-01", $6 = "2025-03-31", $7 = "USPS",
--   $8 = "DHL", $9 = 100, $10 = 0
select fact.carrier_name as CARRIER_NAME, cast(sum(fact.no_of_pkgs) as bigint) as NO_OF_PKGS,
  sum(fact.net_amount_usd) as NET_AMOUNT
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.service_category = $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.carrier_name <> $7
  and not (starts_with(fact.carrier_name, $8))
  and fact.has_net_amount_usd
group by fact.carrier_name
order by CARRIER_NAME asc nulls last
limit $9 offset $10;

-- nextDayEarlyAm, grid, Group by carrier: lastRow
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "Next Day Early", $5 = "2025-01-01", $6 = "2025-03-31", $7 = "USPS",
--   $8 = "DHL"
select count(distinct fact.carrier_name) as LAST_ROW
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.service_category = $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.carrier_name <> $7
  and not (starts_with(fact.carrier_name, $8))
  and fact.has_net_amount_usd;

-- sccAuditFee, amounts
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select sum(fact.scc_audit_fee_amt_usd) as SCCAUDITFEE,
  sum(fact.shipping_charge_correction_amt_usd) as SHIPPINGCHARGECORRECTION
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date);

-- sccAuditFee, trends monthly
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = 0
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, sum(fact.scc_audit_fee_amt_usd) as VALUE
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.scc_audit_fee_amt_usd <> $6
group by cast(date_trunc('month', fact.bill_date) as date)
order by PERIOD asc nulls last;

-- sccAuditFee, trends monthly by service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = 0
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, fact.service_category as NAME,
  sum(fact.scc_audit_fee_amt_usd) as VALUE
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.scc_audit_fee_amt_usd <> $6
group by cast(date_trunc('month', fact.bill_date) as date), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;

-- sccAuditFee, breakdown by service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = 0
select fact.service_category as NAME, sum(fact.scc_audit_fee_amt_usd) as VALUE
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.scc_audit_fee_amt_usd <> $6
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- sccAuditFee, map parcels, consignee country
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

-- sccAuditFee, grid, Default
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = 0, $7 = 100
select fact.tracking_id as TRACKING_ID, fact.bill_date as BILL_DATE, fact.tracking_number as TRACKING_NUMBER,
  fact.carrier_name as CARRIER_NAME, fact.service as SERVICE, fact.net_amount_usd as NET_AMOUNT,
  fact.no_of_pkgs as NO_OF_PKGS, fact.address_correction_amt_usd as ADDRESS_CORRECTION_AMT,
  fact.shipping_charge_correction_amt_usd as SHIPPING_CHARGE_CORRECTION_AMT, fact.chargeback_amt_usd as CHARGEBACK_AMT,
  fact.declared_amt_usd as DECLARED_AMT, fact.scc_audit_fee_amt_usd as SCC_AUDIT_FEE_AMT,
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
  and fact.scc_audit_fee_amt_usd <> $6
order by fact.tracking_id asc nulls last
limit $7 offset $6
)
  and fact.load_id <= $1
  and fact.client_id = $2
order by fact.tracking_id asc nulls last;

-- sccAuditFee, grid, Default: lastRow
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = 0
select count(*) as LAST_ROW
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.scc_audit_fee_amt_usd <> $6;

-- sccAuditFee, grid, Group by carrier
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = 0, $7 = 100
select fact.carrier_name as CARRIER_NAME, cast(sum(fact.no_of_pkgs) as bigint) as NO_OF_PKGS,
  sum(fact.net_amount_usd) as NET_AMOUNT
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.scc_audit_fee_amt_usd <> $6
group by fact.carrier_name
order by CARRIER_NAME asc nulls last
limit $7 offset $6;

-- sccAuditFee, grid, Group by carrier: lastRow
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = 0
select count(distinct fact.carrier_name) as LAST_ROW
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.scc_audit_fee_amt_usd <> $6;
