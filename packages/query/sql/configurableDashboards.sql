-- 60, Spend, by month
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120243, $5 = 100120252, $6 = "USPS", $7 = "DHL", $8 = "2024-07-01",
--   $9 = "2025-06-30", $10 = 1, $11 = "active"
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH, sum(fact.net_amount_usd) as AMOUNT,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $1 then $1 else round((sum(fact.net_amount_usd) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as COSTPERPACKAGE
from rollup_pickup_service as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.pickup_date_partition between $4 and $5
  and fact.carrier_name <> $6
  and not (starts_with(fact.carrier_name, $7))
  and fact.has_net_amount_usd
  and fact.pickup_date between cast($8 as date) and cast($9 as date)
  and fact.carrier_id in ($10)
  and case when account.active = false then 'inactive' else 'active' end = $11
  and fact.is_payable
group by cast(date_trunc('month', fact.pickup_date) as date)
order by MONTH asc nulls last;

-- 61, Gross, Discount and Net, by month
-- $1 = 5, $2 = 1001, $3 = 100120243, $4 = 100120252, $5 = "USPS", $6 = "DHL", $7 = "2024-07-01", $8 = "2025-06-30",
--   $9 = 1, $10 = "active"
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH,
  sum(fact.net_amount_usd + fact.incentive_amount_usd) as GROSS, sum(fact.incentive_amount_usd) as DISCOUNT,
  sum(fact.net_amount_usd) as NET
from rollup_pickup_service as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.pickup_date_partition between $3 and $4
  and fact.carrier_name <> $5
  and not (starts_with(fact.carrier_name, $6))
  and fact.has_net_amount_usd
  and fact.pickup_date between cast($7 as date) and cast($8 as date)
  and fact.carrier_id in ($9)
  and case when account.active = false then 'inactive' else 'active' end = $10
  and fact.is_payable
group by cast(date_trunc('month', fact.pickup_date) as date)
order by MONTH asc nulls last;

-- 62, Fuel Surcharge, by month
-- $1 = "0.00000001", $2 = 0, $3 = 100, $4 = 5, $5 = 1001, $6 = 100120243, $7 = 100120252, $8 = "USPS", $9 = "DHL",
--   $10 = "2024-07-01", $11 = "2025-06-30", $12 = 1, $13 = "active", $14 = "duplicate", $15 = "zeropayclose",
--   $16 = "ode"
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH,
  case when cast(abs(sum(fact.net_transportation_amount_usd)) as decimal(38, 8)) <= cast($1 as decimal(8, 8)) then $2 else round(((cast($3 as decimal(38, 0)) * sum(fact.net_fuel_surcharge_amount_usd)) / nullif(sum(fact.net_transportation_amount_usd), 0)) * 1.0000000000000004e0, 2) end as FUEL_FREIGHT_SURCHARGE_PERCENT,
  sum(fact.net_fuel_surcharge_amount_usd) as FUEL_SURCHARGE, sum(fact.net_transportation_amount_usd) as FREIGHT_CHARGE
from package_level_info as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $4
  and fact.client_id = $5
  and fact.pickup_date_partition between $6 and $7
  and fact.carrier_name <> $8
  and not (starts_with(fact.carrier_name, $9))
  and fact.net_amount_usd <> $2
  and fact.pickup_date between cast($10 as date) and cast($11 as date)
  and fact.carrier_id in ($12)
  and case when account.active = false then 'inactive' else 'active' end = $13
  and (fact.invoice_status is null or fact.invoice_status not in ($14, $15, $16))
group by cast(date_trunc('month', fact.pickup_date) as date)
order by MONTH asc nulls last;

-- 63, Spend by Carrier, by month
-- $1 = 5, $2 = 1001, $3 = 100120243, $4 = 100120252, $5 = "USPS", $6 = "DHL", $7 = "2024-07-01", $8 = "2025-06-30",
--   $9 = 1, $10 = "active"
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH, fact.carrier_name as CARRIER,
  sum(fact.net_amount_usd) as AMOUNT, cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES
from rollup_pickup_service as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.pickup_date_partition between $3 and $4
  and fact.carrier_name <> $5
  and not (starts_with(fact.carrier_name, $6))
  and fact.has_net_amount_usd
  and fact.pickup_date between cast($7 as date) and cast($8 as date)
  and account.carrier_id in ($9)
  and case when account.active = false then 'inactive' else 'active' end = $10
  and fact.is_payable
group by cast(date_trunc('month', fact.pickup_date) as date), fact.carrier_name
order by MONTH asc nulls last, CARRIER asc nulls last;

-- 64, Spend by Account Group, by month
-- $1 = 5, $2 = 1001, $3 = 100120243, $4 = 100120252, $5 = "USPS", $6 = "DHL", $7 = "2024-07-01", $8 = "2025-06-30",
--   $9 = 1, $10 = "active"
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH, account.account_group as ACCOUNT_GROUP,
  sum(fact.net_amount_usd) as AMOUNT, cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES
from rollup_pickup_service as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.pickup_date_partition between $3 and $4
  and fact.carrier_name <> $5
  and not (starts_with(fact.carrier_name, $6))
  and fact.has_net_amount_usd
  and fact.pickup_date between cast($7 as date) and cast($8 as date)
  and fact.carrier_id in ($9)
  and case when account.active = false then 'inactive' else 'active' end = $10
  and fact.is_payable
group by cast(date_trunc('month', fact.pickup_date) as date), account.account_group
order by MONTH asc nulls last, ACCOUNT_GROUP asc nulls last;

-- 65, Weight, by month
-- $1 = "0", $2 = 0, $3 = 5, $4 = 1001, $5 = 100120243, $6 = 100120252, $7 = "2024-07-01", $8 = "2025-06-30", $9 = 1,
--   $10 = "active"
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH,
  sum(case when fact.has_bill_weight then fact.bill_weight_pounds else cast($1 as decimal(14, 6)) end) as BILL_WEIGHT,
  sum(case when fact.has_actual_weight then fact.actual_weight_pounds else cast($1 as decimal(14, 6)) end) as ACTUAL_WEIGHT,
  case when sum(fact.bill_weight_pounds) = $2 then $2 else round((sum(fact.net_amount_usd) / nullif(sum(fact.bill_weight_pounds), 0)) * 1.0000000000000004e0, 2) end as COSTPERPOUND
from rollup_pickup_service as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $3
  and fact.client_id = $4
  and fact.pickup_date_partition between $5 and $6
  and fact.weight_counts
  and fact.pickup_date between cast($7 as date) and cast($8 as date)
  and fact.carrier_id in ($9)
  and case when account.active = false then 'inactive' else 'active' end = $10
  and fact.is_payable
group by cast(date_trunc('month', fact.pickup_date) as date)
order by MONTH asc nulls last;

-- 66, Accessorials, by month
-- $1 = 5, $2 = 1001, $3 = 100120243, $4 = 100120252, $5 = "other_accessorial", $6 = "2024-07-01", $7 = "2025-06-30",
--   $8 = "active"
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH, fact.accessorial_group as ACCESSORIAL,
  sum(fact.net_amount_usd) as AMOUNT, cast(sum(fact.other_accessorial_count) as bigint) as PKGS
from rollup_pickup_accessorial as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.pickup_date_partition between $3 and $4
  and fact.charge_family = $5
  and fact.pickup_date between cast($6 as date) and cast($7 as date)
  and case when account.active = false then 'inactive' else 'active' end = $8
  and fact.is_payable
group by cast(date_trunc('month', fact.pickup_date) as date), fact.accessorial_group
order by MONTH asc nulls last, ACCESSORIAL asc nulls last;

-- 67, Spend since the Beginning, by month
-- $1 = 5, $2 = 1001, $3 = "USPS", $4 = "DHL", $5 = 1, $6 = "active"
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH, sum(fact.net_amount_usd) as AMOUNT,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES
from rollup_pickup_service as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.carrier_name <> $3
  and not (starts_with(fact.carrier_name, $4))
  and fact.has_net_amount_usd
  and fact.carrier_id in ($5)
  and case when account.active = false then 'inactive' else 'active' end = $6
  and fact.is_payable
group by cast(date_trunc('month', fact.pickup_date) as date)
order by MONTH asc nulls last;

-- 68, Spend by Service Category, by month
-- $1 = 5, $2 = 1001, $3 = 100120243, $4 = 100120252, $5 = "USPS", $6 = "DHL", $7 = "2024-07-01", $8 = "2025-06-30",
--   $9 = 1, $10 = "active"
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH, fact.service_category as SERVICE_CATEGORY,
  sum(fact.net_amount_usd) as AMOUNT, cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES
from rollup_pickup_service as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.pickup_date_partition between $3 and $4
  and fact.carrier_name <> $5
  and not (starts_with(fact.carrier_name, $6))
  and fact.has_net_amount_usd
  and fact.pickup_date between cast($7 as date) and cast($8 as date)
  and fact.carrier_id in ($9)
  and case when account.active = false then 'inactive' else 'active' end = $10
  and fact.is_payable
group by cast(date_trunc('month', fact.pickup_date) as date), fact.service_category
order by MONTH asc nulls last, SERVICE_CATEGORY asc nulls last;

-- 70, Quarterly Grid, by month
-- $1 = 0, $2 = "0", $3 = 5, $4 = 1001, $5 = 100120243, $6 = 100120252, $7 = "USPS", $8 = "DHL", $9 = "2024-07-01",
--   $10 = "2025-06-30", $11 = 1, $12 = "active", $13 = "duplicate", $14 = "zeropayclose", $15 = "ode"
select cast(date_trunc('quarter', fact.pickup_date) as date) as QUARTER, sum(fact.net_amount_usd) as SPEND,
  cast(sum(fact.no_of_pkgs) as bigint) as PKGS, sum(case when fact.no_of_pkgs > $1 then coalesce(fact.bill_weight_pounds,
  cast($2 as decimal(14, 6))) else cast($2 as decimal(14, 6)) end) as LBS,
  sum(fact.net_other_accessorial_amount_usd) as ACCESSORIAL,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $1 then $1 else round((sum(fact.net_amount_usd) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as DIV,
  case when sum(case when fact.no_of_pkgs > $1 then coalesce(fact.bill_weight_pounds,
  cast($2 as decimal(14, 6))) else cast($2 as decimal(14, 6)) end) = $1 then $1 else round((sum(fact.net_amount_usd) / nullif(sum(case when fact.no_of_pkgs > $1 then coalesce(fact.bill_weight_pounds,
  cast($2 as decimal(14, 6))) else cast($2 as decimal(14, 6)) end), 0)) * 1.0000000000000004e0, 2) end as DIVLBS,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $1 then $1 else round((sum(case when fact.no_of_pkgs > $1 then coalesce(fact.bill_weight_pounds,
  cast($2 as decimal(14, 6))) else cast($2 as decimal(14, 6)) end) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as DIVPKG
from package_level_info as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $3
  and fact.client_id = $4
  and fact.pickup_date_partition between $5 and $6
  and fact.carrier_name <> $7
  and not (starts_with(fact.carrier_name, $8))
  and fact.net_amount_usd <> $1
  and fact.pickup_date between cast($9 as date) and cast($10 as date)
  and fact.carrier_id in ($11)
  and case when account.active = false then 'inactive' else 'active' end = $12
  and (fact.invoice_status is null or fact.invoice_status not in ($13, $14, $15))
group by cast(date_trunc('quarter', fact.pickup_date) as date)
order by QUARTER asc nulls last;

-- 71, Monthly Grid, by month
-- $1 = 0, $2 = "0", $3 = 5, $4 = 1001, $5 = 100120243, $6 = 100120252, $7 = "USPS", $8 = "DHL", $9 = "2024-07-01",
--   $10 = "2025-06-30", $11 = 1, $12 = "active", $13 = "duplicate", $14 = "zeropayclose", $15 = "ode"
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH, sum(fact.net_amount_usd) as SPEND,
  cast(sum(fact.no_of_pkgs) as bigint) as PKGS, sum(case when fact.no_of_pkgs > $1 then coalesce(fact.bill_weight_pounds,
  cast($2 as decimal(14, 6))) else cast($2 as decimal(14, 6)) end) as LBS,
  sum(fact.net_other_accessorial_amount_usd) as ACCESSORIAL,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $1 then $1 else round((sum(fact.net_amount_usd) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as DIV,
  case when sum(case when fact.no_of_pkgs > $1 then coalesce(fact.bill_weight_pounds,
  cast($2 as decimal(14, 6))) else cast($2 as decimal(14, 6)) end) = $1 then $1 else round((sum(fact.net_amount_usd) / nullif(sum(case when fact.no_of_pkgs > $1 then coalesce(fact.bill_weight_pounds,
  cast($2 as decimal(14, 6))) else cast($2 as decimal(14, 6)) end), 0)) * 1.0000000000000004e0, 2) end as DIVLBS,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $1 then $1 else round((sum(case when fact.no_of_pkgs > $1 then coalesce(fact.bill_weight_pounds,
  cast($2 as decimal(14, 6))) else cast($2 as decimal(14, 6)) end) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as DIVPKG
from package_level_info as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $3
  and fact.client_id = $4
  and fact.pickup_date_partition between $5 and $6
  and fact.carrier_name <> $7
  and not (starts_with(fact.carrier_name, $8))
  and fact.net_amount_usd <> $1
  and fact.pickup_date between cast($9 as date) and cast($10 as date)
  and fact.carrier_id in ($11)
  and case when account.active = false then 'inactive' else 'active' end = $12
  and (fact.invoice_status is null or fact.invoice_status not in ($13, $14, $15))
group by cast(date_trunc('month', fact.pickup_date) as date)
order by MONTH asc nulls last;

-- 72, Service Summary, by month
-- $1 = 7, $2 = 365, $3 = 0, $4 = "0", $5 = "2", $6 = "3", $7 = "4", $8 = "5", $9 = "6", $10 = "7", $11 = "8", $12 = 2,
--   $13 = 3, $14 = 4, $15 = 5, $16 = 6, $17 = 8, $18 = 1001, $19 = 100120243, $20 = 100120252, $21 = "USPS",
--   $22 = "DHL", $23 = "2024-07-01", $24 = "2025-06-30", $25 = 1, $26 = "active", $27 = "duplicate",
--   $28 = "zeropayclose", $29 = "ode"
select fact.service as SERVICE,
  round(((cast(cast(sum(fact.no_of_pkgs) as bigint) as decimal(38, 0)) * $1) / nullif($2, 0)) * 1.0000000000000004e0, 2) as WEEKLYVOLUME,
  round(((cast(sum(fact.net_amount_usd) as decimal(38, 2)) * $1) / nullif($2, 0)) * 1.0000000000000004e0, 2) as WEEKLYCOST,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $3 then $3 else round((sum(fact.net_transportation_amount_usd) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as UNITCOST,
  sum(fact.net_amount_usd - fact.net_transportation_amount_usd) as SHIPMENTSASSOCIATEDCOST,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $3 then $3 else round((sum(fact.net_amount_usd) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as AVGCOSTPERPKG,
  case when cast(sum(case when fact.bill_weight_pounds is not null then fact.no_of_pkgs else $3 end) as bigint) = $3 then $3 else round((sum(case when fact.no_of_pkgs > $3 then coalesce(fact.bill_weight_pounds,
  cast($4 as decimal(14, 6))) else cast($4 as decimal(14, 6)) end) / nullif(cast(sum(case when fact.bill_weight_pounds is not null then fact.no_of_pkgs else $3 end) as bigint), 0)) * 1.0000000000000004e0, 2) end as AVGWEIGHT,
  case when cast(sum(case when case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end in ($5, $6, $7, $8, $9, $10, $11) then fact.no_of_pkgs else $3 end) as bigint) = $3 then $3 else round((cast(sum(cast((case when case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end = $5 then $12 when case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end = $6 then $13 when case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end = $7 then $14 when case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end = $8 then $15 when case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end = $9 then $16 when case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end = $10 then $1 when case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end = $11 then $17 else $3 end) as bigint) * fact.no_of_pkgs) as decimal(38, 0)) / nullif(cast(sum(case when case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end in ($5, $6, $7, $8, $9, $10, $11) then fact.no_of_pkgs else $3 end) as bigint), 0)) * 1.0000000000000004e0, 2) end as AVGZONE,
  case when cast(sum(case when fact.no_of_pkgs > $3 and fact.delivery_date is not null and cast(fact.delivery_date as date) >= fact.pickup_date then fact.no_of_pkgs else $3 end) as bigint) = $3 then $3 else round((cast(sum(case when fact.no_of_pkgs > $3 and fact.delivery_date is not null and cast(fact.delivery_date as date) >= fact.pickup_date then date_diff('day',
  fact.pickup_date,
  cast(fact.delivery_date as date)) else $3 end) as bigint) / nullif(cast(sum(case when fact.no_of_pkgs > $3 and fact.delivery_date is not null and cast(fact.delivery_date as date) >= fact.pickup_date then fact.no_of_pkgs else $3 end) as bigint), 0)) * 1.0000000000000004e0, 2) end as PICKUPTODELIVERY,
  case when cast(sum(case when fact.no_of_pkgs > $3 and fact.delivery_date is not null and cast(fact.delivery_date as date) >= fact.pickup_date then fact.no_of_pkgs else $3 end) as bigint) = $3 then $3 else round((cast(sum(case when fact.no_of_pkgs > $3 and fact.delivery_date is not null and cast(fact.delivery_date as date) >= fact.pickup_date then cast((cast((cast($15 as bigint) * (date_diff('day',
  (cast(date_trunc('week', (fact.pickup_date + interval 1 day)) as date) - 1), (cast(date_trunc('week',
  (cast(fact.delivery_date as date) + interval 1 day)) as date) - 1)) // 7)) as bigint) + least(date_diff('day',
  (cast(date_trunc('week', (cast(fact.delivery_date as date) + interval 1 day)) as date) - 1),
  cast(fact.delivery_date as date)), $15)) as bigint) - least(date_diff('day', (cast(date_trunc('week',
  (fact.pickup_date + interval 1 day)) as date) - 1), fact.pickup_date), $15) else $3 end) as decimal(38, 0)) / nullif(cast(sum(case when fact.no_of_pkgs > $3 and fact.delivery_date is not null and cast(fact.delivery_date as date) >= fact.pickup_date then fact.no_of_pkgs else $3 end) as bigint), 0)) * 1.0000000000000004e0, 2) end as BUSPICKUPTODELIVERY
from package_level_info as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $15
  and fact.client_id = $18
  and fact.pickup_date_partition between $19 and $20
  and fact.carrier_name <> $21
  and not (starts_with(fact.carrier_name, $22))
  and fact.net_amount_usd <> $3
  and fact.pickup_date between cast($23 as date) and cast($24 as date)
  and fact.carrier_id in ($25)
  and case when account.active = false then 'inactive' else 'active' end = $26
  and (fact.invoice_status is null or fact.invoice_status not in ($27, $28, $29))
group by fact.service
order by WEEKLYVOLUME desc nulls last, SERVICE asc nulls last;

-- 73, Accessorials by Quarter, by month
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120243, $5 = 100120252, $6 = "2024-07-01", $7 = "2025-06-30", $8 = 1,
--   $9 = "active", $10 = "duplicate", $11 = "zeropayclose", $12 = "ode"
select fact.accessorial_group as ACCESSORIAL, sum(fact.net_other_accessorial_amount_usd) as SPEND,
  count(distinct fact.tracking_number) as PKGS,
  case when count(distinct fact.tracking_number) = $1 then $1 else round((sum(fact.net_other_accessorial_amount_usd) / nullif(count(distinct fact.tracking_number), 0)) * 1.0000000000000004e0, 2) end as AVERAGE
from charge_level_info as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.pickup_date_partition between $4 and $5
  and fact.net_other_accessorial_amount_usd <> $1
  and fact.pickup_date between cast($6 as date) and cast($7 as date)
  and fact.carrier_id in ($8)
  and case when account.active = false then 'inactive' else 'active' end = $9
  and (fact.invoice_status is null or fact.invoice_status not in ($10, $11, $12))
group by fact.accessorial_group
order by SPEND desc nulls last, ACCESSORIAL asc nulls last;

-- 74, Accessorials by Month, by month
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120243, $5 = 100120252, $6 = "2024-07-01", $7 = "2025-06-30", $8 = 1,
--   $9 = "active", $10 = "duplicate", $11 = "zeropayclose", $12 = "ode"
select fact.accessorial_group as ACCESSORIAL, sum(fact.net_other_accessorial_amount_usd) as SPEND,
  count(distinct fact.tracking_number) as PKGS,
  case when count(distinct fact.tracking_number) = $1 then $1 else round((sum(fact.net_other_accessorial_amount_usd) / nullif(count(distinct fact.tracking_number), 0)) * 1.0000000000000004e0, 2) end as AVERAGE
from charge_level_info as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.pickup_date_partition between $4 and $5
  and fact.net_other_accessorial_amount_usd <> $1
  and fact.pickup_date between cast($6 as date) and cast($7 as date)
  and fact.carrier_id in ($8)
  and case when account.active = false then 'inactive' else 'active' end = $9
  and (fact.invoice_status is null or fact.invoice_status not in ($10, $11, $12))
group by fact.accessorial_group
order by SPEND desc nulls last, ACCESSORIAL asc nulls last;

-- 75, Weight and Zone, by month
-- $1 = 0, $2 = 5, $3 = "1-5", $4 = 10, $5 = "6-10", $6 = 20, $7 = "11-20", $8 = 30, $9 = "21-30", $10 = 50,
--   $11 = "31-50", $12 = 150, $13 = "51-150", $14 = "Other", $15 = "2", $16 = "3", $17 = "4", $18 = "5", $19 = "6",
--   $20 = "7", $21 = "8", $22 = "International", $23 = 1001, $24 = 100120243, $25 = 100120252, $26 = "USPS",
--   $27 = "DHL", $28 = "2024-07-01", $29 = "2025-06-30", $30 = 1, $31 = "active", $32 = "duplicate",
--   $33 = "zeropayclose", $34 = "ode"
select case when fact.bill_weight_pounds > $1 and fact.bill_weight_pounds <= $2 then $3 when fact.bill_weight_pounds > $2 and fact.bill_weight_pounds <= $4 then $5 when fact.bill_weight_pounds > $4 and fact.bill_weight_pounds <= $6 then $7 when fact.bill_weight_pounds > $6 and fact.bill_weight_pounds <= $8 then $9 when fact.bill_weight_pounds > $8 and fact.bill_weight_pounds <= $10 then $11 when fact.bill_weight_pounds > $10 and fact.bill_weight_pounds <= $12 then $13 else $14 end as WEIGHT_BREAK,
  case when case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end in ($15, $16, $17, $18, $19, $20, $21, $22) then case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end else $14 end as ZONE_GROUP,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES, sum(fact.net_amount_usd) as AMOUNT,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $1 then $1 else round((sum(fact.net_amount_usd) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as COSTPERPACKAGE
from package_level_info as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $2
  and fact.client_id = $23
  and fact.pickup_date_partition between $24 and $25
  and fact.carrier_name <> $26
  and not (starts_with(fact.carrier_name, $27))
  and fact.net_amount_usd <> $1
  and fact.no_of_pkgs > $1
  and fact.pickup_date between cast($28 as date) and cast($29 as date)
  and fact.carrier_id in ($30)
  and case when account.active = false then 'inactive' else 'active' end = $31
  and (fact.invoice_status is null or fact.invoice_status not in ($32, $33, $34))
group by case when fact.bill_weight_pounds > $1 and fact.bill_weight_pounds <= $2 then $3 when fact.bill_weight_pounds > $2 and fact.bill_weight_pounds <= $4 then $5 when fact.bill_weight_pounds > $4 and fact.bill_weight_pounds <= $6 then $7 when fact.bill_weight_pounds > $6 and fact.bill_weight_pounds <= $8 then $9 when fact.bill_weight_pounds > $8 and fact.bill_weight_pounds <= $10 then $11 when fact.bill_weight_pounds > $10 and fact.bill_weight_pounds <= $12 then $13 else $14 end,
  case when case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end in ($15, $16, $17, $18, $19, $20, $21, $22) then case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end else $14 end
order by WEIGHT_BREAK asc nulls last, ZONE_GROUP asc nulls last;

-- 76, Rate Card, by month
-- $1 = 0, $2 = 5, $3 = "1-5", $4 = 10, $5 = "6-10", $6 = 20, $7 = "11-20", $8 = 30, $9 = "21-30", $10 = 50,
--   $11 = "31-50", $12 = 150, $13 = "51-150", $14 = "Other", $15 = "2", $16 = "3", $17 = "4", $18 = "5", $19 = "6",
--   $20 = "7", $21 = "8", $22 = "International", $23 = 1001, $24 = 100120243, $25 = 100120252, $26 = "USPS",
--   $27 = "DHL", $28 = "2024-07-01", $29 = "2025-06-30", $30 = 1, $31 = "active", $32 = "duplicate",
--   $33 = "zeropayclose", $34 = "ode"
select case when fact.bill_weight_pounds > $1 and fact.bill_weight_pounds <= $2 then $3 when fact.bill_weight_pounds > $2 and fact.bill_weight_pounds <= $4 then $5 when fact.bill_weight_pounds > $4 and fact.bill_weight_pounds <= $6 then $7 when fact.bill_weight_pounds > $6 and fact.bill_weight_pounds <= $8 then $9 when fact.bill_weight_pounds > $8 and fact.bill_weight_pounds <= $10 then $11 when fact.bill_weight_pounds > $10 and fact.bill_weight_pounds <= $12 then $13 else $14 end as WEIGHT_BREAK,
  case when case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end in ($15, $16, $17, $18, $19, $20, $21, $22) then case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end else $14 end as ZONE_GROUP,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $1 then $1 else round((sum(fact.net_amount_usd) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as NET_PER_PACKAGE,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $1 then $1 else round((sum(fact.net_transportation_amount_usd) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as TRANSPORTATION_PER_PACKAGE,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES, sum(fact.net_amount_usd) as AMOUNT
from package_level_info as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $2
  and fact.client_id = $23
  and fact.pickup_date_partition between $24 and $25
  and fact.carrier_name <> $26
  and not (starts_with(fact.carrier_name, $27))
  and fact.net_amount_usd <> $1
  and fact.no_of_pkgs > $1
  and fact.pickup_date between cast($28 as date) and cast($29 as date)
  and fact.carrier_id in ($30)
  and case when account.active = false then 'inactive' else 'active' end = $31
  and (fact.invoice_status is null or fact.invoice_status not in ($32, $33, $34))
group by case when fact.bill_weight_pounds > $1 and fact.bill_weight_pounds <= $2 then $3 when fact.bill_weight_pounds > $2 and fact.bill_weight_pounds <= $4 then $5 when fact.bill_weight_pounds > $4 and fact.bill_weight_pounds <= $6 then $7 when fact.bill_weight_pounds > $6 and fact.bill_weight_pounds <= $8 then $9 when fact.bill_weight_pounds > $8 and fact.bill_weight_pounds <= $10 then $11 when fact.bill_weight_pounds > $10 and fact.bill_weight_pounds <= $12 then $13 else $14 end,
  case when case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end in ($15, $16, $17, $18, $19, $20, $21, $22) then case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end else $14 end
order by WEIGHT_BREAK asc nulls last, ZONE_GROUP asc nulls last;

-- 77, Carrier Scoring, by month
-- $1 = "On Time", $2 = 0, $3 = "Late", $4 = "Exception", $5 = "Pending Late", $6 = "0.00000001", $7 = 100, $8 = 5,
--   $9 = 1001, $10 = 100120243, $11 = 100120252, $12 = "2024-07-01", $13 = "2025-06-30", $14 = 1, $15 = "active",
--   $16 = "duplicate", $17 = "zeropayclose", $18 = "ode"
select fact.carrier_name as CARRIER, cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES,
  cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint) as ON_TIME,
  cast(sum(case when fact.tracking_status = $3 then fact.no_of_pkgs else $2 end) as bigint) as LATES,
  cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint) as EXCEPTIONS,
  cast(sum(case when fact.tracking_status = $5 then fact.no_of_pkgs else $2 end) as bigint) as PENDING,
  case when cast(abs(cast(sum(case when fact.tracking_status is not null then fact.no_of_pkgs else $2 end) as bigint)) as decimal(38, 8)) <= cast($6 as decimal(8, 8)) then $2 else round(((cast($7 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(case when fact.tracking_status is not null then fact.no_of_pkgs else $2 end) as bigint), 0)) * 1.0000000000000004e0, 2) end as ON_TIME_PERCENT
from package_level_info as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $8
  and fact.client_id = $9
  and fact.pickup_date_partition between $10 and $11
  and fact.no_of_pkgs > $2
  and fact.pickup_date between cast($12 as date) and cast($13 as date)
  and fact.carrier_id in ($14)
  and case when account.active = false then 'inactive' else 'active' end = $15
  and (fact.invoice_status is null or fact.invoice_status not in ($16, $17, $18))
group by fact.carrier_name
order by PACKAGES desc nulls last, CARRIER asc nulls last;

-- 78, Audit Summary, by month
-- $1 = "0.00000001", $2 = 0, $3 = 100, $4 = 5, $5 = 1001, $6 = 100120243, $7 = 100120252, $8 = "USPS", $9 = "DHL",
--   $10 = "2024-07-01", $11 = "2025-06-30", $12 = 1, $13 = "active", $14 = "duplicate", $15 = "zeropayclose",
--   $16 = "ode"
select fact.carrier_name as CARRIER_NAME, sum(fact.net_amount_usd) as TOTAL_SPEND,
  min(fact.bill_date) as FROM_INVOICE_DATE, max(fact.bill_date) as TO_INVOICE_DATE,
  sum(fact.audit_refund_amount_usd) as RECOVERED, sum(fact.client_refund_amount_usd) as CLIENT_REFUND,
  case when cast(abs(sum(fact.net_amount_usd)) as decimal(38, 8)) <= cast($1 as decimal(8, 8)) then $2 else round(((cast($3 as decimal(38, 0)) * sum(fact.audit_refund_amount_usd)) / nullif(sum(fact.net_amount_usd), 0)) * 1.0000000000000004e0, 2) end as RECOVERED_PERCENT
from charge_level_info as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $4
  and fact.client_id = $5
  and fact.pickup_date_partition between $6 and $7
  and fact.carrier_name <> $8
  and not (starts_with(fact.carrier_name, $9))
  and fact.pickup_date between cast($10 as date) and cast($11 as date)
  and fact.carrier_id in ($12)
  and case when account.active = false then 'inactive' else 'active' end = $13
  and (fact.invoice_status is null or fact.invoice_status not in ($14, $15, $16))
group by fact.carrier_name
order by TOTAL_SPEND desc nulls last, CARRIER_NAME asc nulls last;

-- 80, Billed and Expected, by month
-- $1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   $2 = 5, $3 = 1001, $4 = 100120243, $5 = 100120252, $6 = "2024-07-01", $7 = "2025-06-30", $8 = 1, $9 = "active",
--   $10 = "duplicate", $11 = "zeropayclose", $12 = "ode"
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH, sum(fact.net_amount_usd) as NET,
  sum(cast(fact.net_amount_usd - coalesce(finding.overcharged_amount, 0) as decimal(18, 2))) as EXPECTED_SPEND,
  sum(coalesce(finding.overcharged_amount, 0)) as OVERCHARGED,
  sum(coalesce(finding.recoverable_amount, 0)) as RECOVERABLE
from package_level_info as fact
left join account on account.account_id = fact.account_id
left join (
    select each.row as found_row, each.rule as finding_rule,
      each.confidence as finding_confidence, each.findings as finding_count,
  cast(cast(each.overcharged as double) / 100e0 as decimal(18, 2)) as overcharged_amount,
  cast(cast(each.recoverable as double) / 100e0 as decimal(18, 2)) as recoverable_amount,
  cast(cast(each.unproven as double) / 100e0 as decimal(18, 2)) as unproven_amount
    from (select unnest(from_json($1, '[{row:BIGINT,rule:VARCHAR,confidence:VARCHAR,findings:INTEGER,overcharged:BIGINT,recoverable:BIGINT,unproven:BIGINT}]'), recursive := true)) as each
  ) as finding on finding.found_row = fact.tracking_id
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.pickup_date_partition between $4 and $5
  and fact.pickup_date between cast($6 as date) and cast($7 as date)
  and fact.carrier_id in ($8)
  and case when account.active = false then 'inactive' else 'active' end = $9
  and (fact.invoice_status is null or fact.invoice_status not in ($10, $11, $12))
group by cast(date_trunc('month', fact.pickup_date) as date)
order by MONTH asc nulls last;

-- 81, Findings by Rule, by month
-- $1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   $2 = 5, $3 = 1001, $4 = 100120243, $5 = 100120252, $6 = "", $7 = "2024-07-01", $8 = "2025-06-30", $9 = 1,
--   $10 = "active", $11 = "duplicate", $12 = "zeropayclose", $13 = "ode"
select finding.finding_rule as FINDING_RULE, sum(coalesce(finding.recoverable_amount, 0)) as RECOVERABLE,
  sum(coalesce(finding.overcharged_amount, 0)) as OVERCHARGED, sum(coalesce(finding.unproven_amount, 0)) as UNPROVEN,
  cast(sum(coalesce(finding.finding_count, 0)) as bigint) as FINDINGS
from package_level_info as fact
left join account on account.account_id = fact.account_id
left join (
    select each.row as found_row, each.rule as finding_rule,
      each.confidence as finding_confidence, each.findings as finding_count,
  cast(cast(each.overcharged as double) / 100e0 as decimal(18, 2)) as overcharged_amount,
  cast(cast(each.recoverable as double) / 100e0 as decimal(18, 2)) as recoverable_amount,
  cast(cast(each.unproven as double) / 100e0 as decimal(18, 2)) as unproven_amount
    from (select unnest(from_json($1, '[{row:BIGINT,rule:VARCHAR,confidence:VARCHAR,findings:INTEGER,overcharged:BIGINT,recoverable:BIGINT,unproven:BIGINT}]'), recursive := true)) as each
  ) as finding on finding.found_row = fact.tracking_id
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.pickup_date_partition between $4 and $5
  and finding.finding_rule <> $6
  and fact.pickup_date between cast($7 as date) and cast($8 as date)
  and fact.carrier_id in ($9)
  and case when account.active = false then 'inactive' else 'active' end = $10
  and (fact.invoice_status is null or fact.invoice_status not in ($11, $12, $13))
group by finding.finding_rule
order by RECOVERABLE desc nulls last, FINDING_RULE asc nulls last;

-- 82, Findings by Confidence, by month
-- $1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   $2 = 5, $3 = 1001, $4 = 100120243, $5 = 100120252, $6 = "", $7 = "2024-07-01", $8 = "2025-06-30", $9 = 1,
--   $10 = "active", $11 = "duplicate", $12 = "zeropayclose", $13 = "ode"
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH, finding.finding_confidence as FINDING_CONFIDENCE,
  sum(coalesce(finding.recoverable_amount, 0)) as RECOVERABLE, sum(coalesce(finding.unproven_amount, 0)) as UNPROVEN,
  cast(sum(coalesce(finding.finding_count, 0)) as bigint) as FINDINGS
from package_level_info as fact
left join account on account.account_id = fact.account_id
left join (
    select each.row as found_row, each.rule as finding_rule,
      each.confidence as finding_confidence, each.findings as finding_count,
  cast(cast(each.overcharged as double) / 100e0 as decimal(18, 2)) as overcharged_amount,
  cast(cast(each.recoverable as double) / 100e0 as decimal(18, 2)) as recoverable_amount,
  cast(cast(each.unproven as double) / 100e0 as decimal(18, 2)) as unproven_amount
    from (select unnest(from_json($1, '[{row:BIGINT,rule:VARCHAR,confidence:VARCHAR,findings:INTEGER,overcharged:BIGINT,recoverable:BIGINT,unproven:BIGINT}]'), recursive := true)) as each
  ) as finding on finding.found_row = fact.tracking_id
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.pickup_date_partition between $4 and $5
  and finding.finding_confidence <> $6
  and fact.pickup_date between cast($7 as date) and cast($8 as date)
  and fact.carrier_id in ($9)
  and case when account.active = false then 'inactive' else 'active' end = $10
  and (fact.invoice_status is null or fact.invoice_status not in ($11, $12, $13))
group by cast(date_trunc('month', fact.pickup_date) as date), finding.finding_confidence
order by MONTH asc nulls last, FINDING_CONFIDENCE asc nulls last;

-- 559, Spend by Service, by month
-- $1 = 5, $2 = 1001, $3 = 100120243, $4 = 100120252, $5 = "USPS", $6 = "DHL", $7 = 0, $8 = 100220243, $9 = 100220244,
--   $10 = 100220251, $11 = 100220252, $12 = "2024-07-01", $13 = "2025-06-30", $14 = 1, $15 = "active",
--   $16 = "duplicate", $17 = "zeropayclose", $18 = "ode"
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH, fact.service as SERVICE1,
  sum(fact.net_amount_usd) as AMOUNT, cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES
from package_level_info as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.pickup_date_partition between $3 and $4
  and fact.carrier_name <> $5
  and not (starts_with(fact.carrier_name, $6))
  and fact.net_amount_usd <> $7
  and fact.pickup_date_partition in ($8, $9, $10, $11)
  and fact.pickup_date between cast($12 as date) and cast($13 as date)
  and fact.carrier_id in ($14)
  and case when account.active = false then 'inactive' else 'active' end = $15
  and (fact.invoice_status is null or fact.invoice_status not in ($16, $17, $18))
group by cast(date_trunc('month', fact.pickup_date) as date), fact.service
order by MONTH asc nulls last, SERVICE1 asc nulls last;

-- 560, Spend by Zone, by month
-- $1 = 5, $2 = 1001, $3 = 100120243, $4 = 100120252, $5 = "USPS", $6 = "DHL", $7 = 100220243, $8 = 100220244,
--   $9 = 100220251, $10 = 100220252, $11 = "2024-07-01", $12 = "2025-06-30", $13 = 1, $14 = "active"
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH,
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end as ZONE,
  sum(fact.net_amount_usd) as AMOUNT, cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES
from rollup_pickup_status as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.pickup_date_partition between $3 and $4
  and fact.carrier_name <> $5
  and not (starts_with(fact.carrier_name, $6))
  and fact.has_net_amount_usd
  and fact.pickup_date_partition in ($7, $8, $9, $10)
  and fact.pickup_date between cast($11 as date) and cast($12 as date)
  and fact.carrier_id in ($13)
  and case when account.active = false then 'inactive' else 'active' end = $14
  and fact.is_payable
group by cast(date_trunc('month', fact.pickup_date) as date),
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end
order by MONTH asc nulls last, ZONE asc nulls last;

-- 566, Delivery, by month
-- $1 = "On Time", $2 = 0, $3 = "Late", $4 = "Exception", $5 = "Pending Late", $6 = "0.00000001", $7 = 100, $8 = 5,
--   $9 = 1001, $10 = 100120243, $11 = 100120252, $12 = 100220243, $13 = 100220244, $14 = 100220251, $15 = 100220252,
--   $16 = "2024-07-01", $17 = "2025-06-30", $18 = 1, $19 = "active"
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH,
  cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint) as ON_TIME,
  cast(sum(case when fact.tracking_status = $3 then fact.no_of_pkgs else $2 end) as bigint) as LATES,
  cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint) as EXCEPTIONS,
  cast(sum(case when fact.tracking_status = $5 then fact.no_of_pkgs else $2 end) as bigint) as PENDING,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES,
  case when cast(abs(cast(sum(case when fact.tracking_status is not null then fact.no_of_pkgs else $2 end) as bigint)) as decimal(38, 8)) <= cast($6 as decimal(8, 8)) then $2 else round(((cast($7 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(case when fact.tracking_status is not null then fact.no_of_pkgs else $2 end) as bigint), 0)) * 1.0000000000000004e0, 2) end as ON_TIME_PERCENT
from rollup_pickup_status as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $8
  and fact.client_id = $9
  and fact.pickup_date_partition between $10 and $11
  and fact.pickup_date_partition in ($12, $13, $14, $15)
  and fact.pickup_date between cast($16 as date) and cast($17 as date)
  and fact.carrier_id in ($18)
  and case when account.active = false then 'inactive' else 'active' end = $19
  and fact.is_payable
group by cast(date_trunc('month', fact.pickup_date) as date)
order by MONTH asc nulls last;

-- 567, Delivery by Carrier, by month
-- $1 = "On Time", $2 = 0, $3 = "Late", $4 = "Exception", $5 = "Pending Late", $6 = "0.00000001", $7 = 100, $8 = 5,
--   $9 = 1001, $10 = 100120243, $11 = 100120252, $12 = 100220243, $13 = 100220244, $14 = 100220251, $15 = 100220252,
--   $16 = "2024-07-01", $17 = "2025-06-30", $18 = 1, $19 = "active"
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH, fact.carrier_name as CARRIER,
  cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint) as ON_TIME,
  cast(sum(case when fact.tracking_status = $3 then fact.no_of_pkgs else $2 end) as bigint) as LATES,
  cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint) as EXCEPTIONS,
  cast(sum(case when fact.tracking_status = $5 then fact.no_of_pkgs else $2 end) as bigint) as PENDING,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES,
  case when cast(abs(cast(sum(case when fact.tracking_status is not null then fact.no_of_pkgs else $2 end) as bigint)) as decimal(38, 8)) <= cast($6 as decimal(8, 8)) then $2 else round(((cast($7 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(case when fact.tracking_status is not null then fact.no_of_pkgs else $2 end) as bigint), 0)) * 1.0000000000000004e0, 2) end as ON_TIME_PERCENT
from rollup_pickup_status as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $8
  and fact.client_id = $9
  and fact.pickup_date_partition between $10 and $11
  and fact.pickup_date_partition in ($12, $13, $14, $15)
  and fact.pickup_date between cast($16 as date) and cast($17 as date)
  and fact.carrier_id in ($18)
  and case when account.active = false then 'inactive' else 'active' end = $19
  and fact.is_payable
group by cast(date_trunc('month', fact.pickup_date) as date), fact.carrier_name
order by MONTH asc nulls last, CARRIER asc nulls last;
