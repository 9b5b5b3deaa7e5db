-- 60, Spend, by month
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120243, p5 = 100120252, p6 = "USPS", p7 = "DHL", p8 = "2024-07-01",
--   p9 = "2025-06-30", p10 = 1, p11 = "active"
select CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)') as MONTH,
  sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as AMOUNT, CAST(sum(CAST(fact.no_of_pkgs,
  'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES, case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') = {p1:Int32} then CAST({p1:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST(sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')),
  'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2), 'Nullable(Float64)') end as COSTPERPACKAGE
from rollup_pickup_service as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.pickup_date_partition between {p4:Int32} and {p5:Int32}
  and fact.carrier_name <> {p6:String}
  and not (startsWith(fact.carrier_name, {p7:String}))
  and fact.has_net_amount_usd
  and fact.pickup_date between toDate32({p8:String}) and toDate32({p9:String})
  and fact.carrier_id in ({p10:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p11:String}
  and fact.is_payable
group by CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by MONTH asc nulls last;

-- 61, Gross, Discount and Net, by month
-- p1 = 5, p2 = 1001, p3 = 100120243, p4 = 100120252, p5 = "USPS", p6 = "DHL", p7 = "2024-07-01", p8 = "2025-06-30",
--   p9 = 1, p10 = "active"
select CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)') as MONTH,
  sum(CAST(CAST(fact.net_amount_usd, 'Nullable(Decimal(18, 2))') + CAST(fact.incentive_amount_usd,
  'Nullable(Decimal(18, 2))'), 'Nullable(Decimal(38, 2))')) as GROSS, sum(CAST(fact.incentive_amount_usd,
  'Nullable(Decimal(38, 2))')) as DISCOUNT, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as NET
from rollup_pickup_service as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.pickup_date_partition between {p3:Int32} and {p4:Int32}
  and fact.carrier_name <> {p5:String}
  and not (startsWith(fact.carrier_name, {p6:String}))
  and fact.has_net_amount_usd
  and fact.pickup_date between toDate32({p7:String}) and toDate32({p8:String})
  and fact.carrier_id in ({p9:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p10:String}
  and fact.is_payable
group by CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by MONTH asc nulls last;

-- 62, Fuel Surcharge, by month
-- p1 = "0.00000001", p2 = 0, p3 = 100, p4 = 5, p5 = 1001, p6 = 100120243, p7 = 100120252, p8 = "USPS", p9 = "DHL",
--   p10 = "2024-07-01", p11 = "2025-06-30", p12 = 1, p13 = "active", p14 = "duplicate", p15 = "zeropayclose",
--   p16 = "ode"
select CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)') as MONTH,
  case when CAST(CAST(abs(sum(CAST(fact.net_transportation_amount_usd, 'Nullable(Decimal(38, 2))'))),
  'Nullable(Decimal(38, 2))'), 'Nullable(Decimal(38, 2))') <= CAST(CAST({p1:String}, 'Decimal(18, 8)'),
  'Nullable(Decimal(38, 8))') then CAST({p2:Int32}, 'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p3:Int32},
  'Nullable(Decimal(38, 0))') * CAST(sum(CAST(fact.net_fuel_surcharge_amount_usd, 'Nullable(Decimal(38, 2))')),
  'Nullable(Decimal(38, 2))')), 'Nullable(Float64)') / nullif(CAST(sum(CAST(fact.net_transportation_amount_usd,
  'Nullable(Decimal(38, 2))')), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as FUEL_FREIGHT_SURCHARGE_PERCENT, sum(CAST(fact.net_fuel_surcharge_amount_usd,
  'Nullable(Decimal(38, 2))')) as FUEL_SURCHARGE, sum(CAST(fact.net_transportation_amount_usd,
  'Nullable(Decimal(38, 2))')) as FREIGHT_CHARGE
from package_level_info as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p4:Int32} and fact.until_load > {p4:Int32}
  and fact.client_id = {p5:Int32}
  and fact.pickup_date_partition between {p6:Int32} and {p7:Int32}
  and fact.carrier_name <> {p8:String}
  and not (startsWith(fact.carrier_name, {p9:String}))
  and CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))') <> CAST({p2:Int32}, 'Nullable(Decimal(38, 0))')
  and fact.pickup_date between toDate32({p10:String}) and toDate32({p11:String})
  and fact.carrier_id in ({p12:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p13:String}
  and (fact.invoice_status is null or if(isNull(fact.invoice_status), null,
  fact.invoice_status not in ({p14:String}, {p15:String}, {p16:String})))
group by CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by MONTH asc nulls last;

-- 63, Spend by Carrier, by month
-- p1 = 5, p2 = 1001, p3 = 100120243, p4 = 100120252, p5 = "USPS", p6 = "DHL", p7 = "2024-07-01", p8 = "2025-06-30",
--   p9 = 1, p10 = "active"
select CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)') as MONTH,
  fact.carrier_name as CARRIER, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as AMOUNT,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES
from rollup_pickup_service as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.pickup_date_partition between {p3:Int32} and {p4:Int32}
  and fact.carrier_name <> {p5:String}
  and not (startsWith(fact.carrier_name, {p6:String}))
  and fact.has_net_amount_usd
  and fact.pickup_date between toDate32({p7:String}) and toDate32({p8:String})
  and if(isNull(account.carrier_id), null, account.carrier_id in ({p9:Int32}))
  and case when account.active = false then 'inactive' else 'active' end = {p10:String}
  and fact.is_payable
group by CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)'), fact.carrier_name
order by MONTH asc nulls last, CARRIER asc nulls last;

-- 64, Spend by Account Group, by month
-- p1 = 5, p2 = 1001, p3 = 100120243, p4 = 100120252, p5 = "USPS", p6 = "DHL", p7 = "2024-07-01", p8 = "2025-06-30",
--   p9 = 1, p10 = "active"
select CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)') as MONTH,
  account.account_group as ACCOUNT_GROUP, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as AMOUNT,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES
from rollup_pickup_service as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.pickup_date_partition between {p3:Int32} and {p4:Int32}
  and fact.carrier_name <> {p5:String}
  and not (startsWith(fact.carrier_name, {p6:String}))
  and fact.has_net_amount_usd
  and fact.pickup_date between toDate32({p7:String}) and toDate32({p8:String})
  and fact.carrier_id in ({p9:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p10:String}
  and fact.is_payable
group by CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)'), account.account_group
order by MONTH asc nulls last, ACCOUNT_GROUP asc nulls last;

-- 65, Weight, by month
-- p1 = "0", p2 = 0, p3 = 5, p4 = 1001, p5 = 100120243, p6 = 100120252, p7 = "2024-07-01", p8 = "2025-06-30", p9 = 1,
--   p10 = "active"
select CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)') as MONTH,
  sum(CAST(case when fact.has_bill_weight then CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(18, 6))') else CAST(CAST({p1:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))') end,
  'Nullable(Decimal(38, 6))')) as BILL_WEIGHT,
  sum(CAST(case when fact.has_actual_weight then CAST(fact.actual_weight_pounds,
  'Nullable(Decimal(18, 6))') else CAST(CAST({p1:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))') end,
  'Nullable(Decimal(38, 6))')) as ACTUAL_WEIGHT, case when CAST(sum(CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))')), 'Nullable(Decimal(38, 6))') = CAST({p2:Int32},
  'Nullable(Decimal(38, 0))') then CAST({p2:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST(sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')),
  'Nullable(Float64)') / nullif(CAST(sum(CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))')),
  'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2), 'Nullable(Float64)') end as COSTPERPOUND
from rollup_pickup_service as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p3:Int32} and fact.until_load > {p3:Int32}
  and fact.client_id = {p4:Int32}
  and fact.pickup_date_partition between {p5:Int32} and {p6:Int32}
  and fact.weight_counts
  and fact.pickup_date between toDate32({p7:String}) and toDate32({p8:String})
  and fact.carrier_id in ({p9:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p10:String}
  and fact.is_payable
group by CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by MONTH asc nulls last;

-- 66, Accessorials, by month
-- p1 = 5, p2 = 1001, p3 = 100120243, p4 = 100120252, p5 = "other_accessorial", p6 = "2024-07-01", p7 = "2025-06-30",
--   p8 = "active"
select CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)') as MONTH,
  fact.accessorial_group as ACCESSORIAL, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as AMOUNT,
  CAST(sum(CAST(fact.other_accessorial_count, 'Nullable(Int64)')), 'Nullable(Int64)') as PKGS
from rollup_pickup_accessorial as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.pickup_date_partition between {p3:Int32} and {p4:Int32}
  and fact.charge_family = {p5:String}
  and fact.pickup_date between toDate32({p6:String}) and toDate32({p7:String})
  and case when account.active = false then 'inactive' else 'active' end = {p8:String}
  and fact.is_payable
group by CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)'),
  fact.accessorial_group
order by MONTH asc nulls last, ACCESSORIAL asc nulls last;

-- 67, Spend since the Beginning, by month
-- p1 = 5, p2 = 1001, p3 = "USPS", p4 = "DHL", p5 = 1, p6 = "active"
select CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)') as MONTH,
  sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as AMOUNT, CAST(sum(CAST(fact.no_of_pkgs,
  'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES
from rollup_pickup_service as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.carrier_name <> {p3:String}
  and not (startsWith(fact.carrier_name, {p4:String}))
  and fact.has_net_amount_usd
  and fact.carrier_id in ({p5:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p6:String}
  and fact.is_payable
group by CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by MONTH asc nulls last;

-- 68, Spend by Service Category, by month
-- p1 = 5, p2 = 1001, p3 = 100120243, p4 = 100120252, p5 = "USPS", p6 = "DHL", p7 = "2024-07-01", p8 = "2025-06-30",
--   p9 = 1, p10 = "active"
select CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)') as MONTH,
  fact.service_category as SERVICE_CATEGORY, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as AMOUNT,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES
from rollup_pickup_service as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.pickup_date_partition between {p3:Int32} and {p4:Int32}
  and fact.carrier_name <> {p5:String}
  and not (startsWith(fact.carrier_name, {p6:String}))
  and fact.has_net_amount_usd
  and fact.pickup_date between toDate32({p7:String}) and toDate32({p8:String})
  and fact.carrier_id in ({p9:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p10:String}
  and fact.is_payable
group by CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)'), fact.service_category
order by MONTH asc nulls last, SERVICE_CATEGORY asc nulls last;

-- 70, Quarterly Grid, by month
-- p1 = 0, p2 = "0", p3 = 5, p4 = 1001, p5 = 100120243, p6 = 100120252, p7 = "USPS", p8 = "DHL", p9 = "2024-07-01",
--   p10 = "2025-06-30", p11 = 1, p12 = "active", p13 = "duplicate", p14 = "zeropayclose", p15 = "ode"
select CAST(dateTrunc('quarter', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)') as QUARTER,
  sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as SPEND, CAST(sum(CAST(fact.no_of_pkgs,
  'Nullable(Int64)')), 'Nullable(Int64)') as PKGS,
  sum(CAST(case when fact.no_of_pkgs > {p1:Int32} then CAST(coalesce(CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(18, 6))'), CAST(CAST({p2:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))')),
  'Nullable(Decimal(18, 6))') else CAST(CAST({p2:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))') end,
  'Nullable(Decimal(38, 6))')) as LBS, sum(CAST(fact.net_other_accessorial_amount_usd,
  'Nullable(Decimal(38, 2))')) as ACCESSORIAL, case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') = {p1:Int32} then CAST({p1:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST(sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')),
  'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2), 'Nullable(Float64)') end as DIV,
  case when CAST(sum(CAST(case when fact.no_of_pkgs > {p1:Int32} then CAST(coalesce(CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(18, 6))'), CAST(CAST({p2:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))')),
  'Nullable(Decimal(18, 6))') else CAST(CAST({p2:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))') end,
  'Nullable(Decimal(38, 6))')), 'Nullable(Decimal(38, 6))') = CAST({p1:Int32},
  'Nullable(Decimal(38, 0))') then CAST({p1:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST(sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')),
  'Nullable(Float64)') / nullif(CAST(sum(CAST(case when fact.no_of_pkgs > {p1:Int32} then CAST(coalesce(CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(18, 6))'), CAST(CAST({p2:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))')),
  'Nullable(Decimal(18, 6))') else CAST(CAST({p2:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))') end,
  'Nullable(Decimal(38, 6))')), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as DIVLBS, case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') = {p1:Int32} then CAST({p1:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST(sum(CAST(case when fact.no_of_pkgs > {p1:Int32} then CAST(coalesce(CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(18, 6))'), CAST(CAST({p2:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))')),
  'Nullable(Decimal(18, 6))') else CAST(CAST({p2:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))') end,
  'Nullable(Decimal(38, 6))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as DIVPKG
from package_level_info as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p3:Int32} and fact.until_load > {p3:Int32}
  and fact.client_id = {p4:Int32}
  and fact.pickup_date_partition between {p5:Int32} and {p6:Int32}
  and fact.carrier_name <> {p7:String}
  and not (startsWith(fact.carrier_name, {p8:String}))
  and CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))') <> CAST({p1:Int32}, 'Nullable(Decimal(38, 0))')
  and fact.pickup_date between toDate32({p9:String}) and toDate32({p10:String})
  and fact.carrier_id in ({p11:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p12:String}
  and (fact.invoice_status is null or if(isNull(fact.invoice_status), null,
  fact.invoice_status not in ({p13:String}, {p14:String}, {p15:String})))
group by CAST(dateTrunc('quarter', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by QUARTER asc nulls last;

-- 71, Monthly Grid, by month
-- p1 = 0, p2 = "0", p3 = 5, p4 = 1001, p5 = 100120243, p6 = 100120252, p7 = "USPS", p8 = "DHL", p9 = "2024-07-01",
--   p10 = "2025-06-30", p11 = 1, p12 = "active", p13 = "duplicate", p14 = "zeropayclose", p15 = "ode"
select CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)') as MONTH,
  sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as SPEND, CAST(sum(CAST(fact.no_of_pkgs,
  'Nullable(Int64)')), 'Nullable(Int64)') as PKGS,
  sum(CAST(case when fact.no_of_pkgs > {p1:Int32} then CAST(coalesce(CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(18, 6))'), CAST(CAST({p2:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))')),
  'Nullable(Decimal(18, 6))') else CAST(CAST({p2:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))') end,
  'Nullable(Decimal(38, 6))')) as LBS, sum(CAST(fact.net_other_accessorial_amount_usd,
  'Nullable(Decimal(38, 2))')) as ACCESSORIAL, case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') = {p1:Int32} then CAST({p1:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST(sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')),
  'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2), 'Nullable(Float64)') end as DIV,
  case when CAST(sum(CAST(case when fact.no_of_pkgs > {p1:Int32} then CAST(coalesce(CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(18, 6))'), CAST(CAST({p2:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))')),
  'Nullable(Decimal(18, 6))') else CAST(CAST({p2:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))') end,
  'Nullable(Decimal(38, 6))')), 'Nullable(Decimal(38, 6))') = CAST({p1:Int32},
  'Nullable(Decimal(38, 0))') then CAST({p1:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST(sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')),
  'Nullable(Float64)') / nullif(CAST(sum(CAST(case when fact.no_of_pkgs > {p1:Int32} then CAST(coalesce(CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(18, 6))'), CAST(CAST({p2:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))')),
  'Nullable(Decimal(18, 6))') else CAST(CAST({p2:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))') end,
  'Nullable(Decimal(38, 6))')), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as DIVLBS, case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') = {p1:Int32} then CAST({p1:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST(sum(CAST(case when fact.no_of_pkgs > {p1:Int32} then CAST(coalesce(CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(18, 6))'), CAST(CAST({p2:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))')),
  'Nullable(Decimal(18, 6))') else CAST(CAST({p2:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))') end,
  'Nullable(Decimal(38, 6))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as DIVPKG
from package_level_info as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p3:Int32} and fact.until_load > {p3:Int32}
  and fact.client_id = {p4:Int32}
  and fact.pickup_date_partition between {p5:Int32} and {p6:Int32}
  and fact.carrier_name <> {p7:String}
  and not (startsWith(fact.carrier_name, {p8:String}))
  and CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))') <> CAST({p1:Int32}, 'Nullable(Decimal(38, 0))')
  and fact.pickup_date between toDate32({p9:String}) and toDate32({p10:String})
  and fact.carrier_id in ({p11:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p12:String}
  and (fact.invoice_status is null or if(isNull(fact.invoice_status), null,
  fact.invoice_status not in ({p13:String}, {p14:String}, {p15:String})))
group by CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by MONTH asc nulls last;

-- 72, Service Summary, by month
-- p1 = 7, p2 = 365, p3 = 0, p4 = "0", p5 = "2", p6 = "3", p7 = "4", p8 = "5", p9 = "6", p10 = "7", p11 = "8", p12 = 2,
--   p13 = 3, p14 = 4, p15 = 5, p16 = 6, p17 = 8, p18 = 1001, p19 = 100120243, p20 = 100120252, p21 = "USPS",
--   p22 = "DHL", p23 = "2024-07-01", p24 = "2025-06-30", p25 = 1, p26 = "active", p27 = "duplicate",
--   p28 = "zeropayclose", p29 = "ode"
select fact.service as SERVICE, round(CAST(CAST((CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Decimal(38, 0))') * CAST({p1:Int32}, 'Nullable(Int64)')),
  'Nullable(Float64)') / nullif(CAST({p2:Int32}, 'Nullable(Float64)'), 0),
  'Nullable(Float64)') * 1.0000000000000004e0, 2) as WEEKLYVOLUME, round(CAST(CAST((CAST(sum(CAST(fact.net_amount_usd,
  'Nullable(Decimal(38, 2))')), 'Nullable(Decimal(38, 2))') * CAST({p1:Int32}, 'Nullable(Int64)')),
  'Nullable(Float64)') / nullif(CAST({p2:Int32}, 'Nullable(Float64)'), 0),
  'Nullable(Float64)') * 1.0000000000000004e0, 2) as WEEKLYCOST, case when CAST(sum(CAST(fact.no_of_pkgs,
  'Nullable(Int64)')), 'Nullable(Int64)') = {p3:Int32} then CAST({p3:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST(sum(CAST(fact.net_transportation_amount_usd,
  'Nullable(Decimal(38, 2))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as UNITCOST, sum(CAST(CAST(fact.net_amount_usd,
  'Nullable(Decimal(18, 2))') - CAST(fact.net_transportation_amount_usd, 'Nullable(Decimal(18, 2))'),
  'Nullable(Decimal(38, 2))')) as SHIPMENTSASSOCIATEDCOST, case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') = {p3:Int32} then CAST({p3:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST(sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')),
  'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2), 'Nullable(Float64)') end as AVGCOSTPERPKG,
  case when CAST(sum(CAST(case when fact.bill_weight_pounds is not null then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p3:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')),
  'Nullable(Int64)') = {p3:Int32} then CAST({p3:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST(sum(CAST(case when fact.no_of_pkgs > {p3:Int32} then CAST(coalesce(CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(18, 6))'), CAST(CAST({p4:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))')),
  'Nullable(Decimal(18, 6))') else CAST(CAST({p4:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))') end,
  'Nullable(Decimal(38, 6))')),
  'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(case when fact.bill_weight_pounds is not null then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p3:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2), 'Nullable(Float64)') end as AVGWEIGHT,
  case when CAST(sum(CAST(case when if(isNull(case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end),
  null,
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end in ({p5:String}, {p6:String}, {p7:String}, {p8:String}, {p9:String}, {p10:String}, {p11:String})) then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p3:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')),
  'Nullable(Int64)') = {p3:Int32} then CAST({p3:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST(sum(CAST(CAST((case when case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end = {p5:String} then CAST({p12:Int32},
  'Nullable(Int64)') when case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end = {p6:String} then CAST({p13:Int32},
  'Nullable(Int64)') when case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end = {p7:String} then CAST({p14:Int32},
  'Nullable(Int64)') when case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end = {p8:String} then CAST({p15:Int32},
  'Nullable(Int64)') when case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end = {p9:String} then CAST({p16:Int32},
  'Nullable(Int64)') when case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end = {p10:String} then CAST({p1:Int32},
  'Nullable(Int64)') when case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end = {p11:String} then CAST({p17:Int32},
  'Nullable(Int64)') else CAST({p3:Int32}, 'Nullable(Int64)') end), 'Nullable(Int64)') * CAST(fact.no_of_pkgs,
  'Nullable(Int64)'), 'Nullable(Decimal(38, 0))')),
  'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(case when if(isNull(case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end),
  null,
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end in ({p5:String}, {p6:String}, {p7:String}, {p8:String}, {p9:String}, {p10:String}, {p11:String})) then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p3:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2), 'Nullable(Float64)') end as AVGZONE,
  case when CAST(sum(CAST(case when fact.no_of_pkgs > {p3:Int32} and fact.delivery_date is not null and CAST(fact.delivery_date,
  'Nullable(Date32)') >= fact.pickup_date then CAST(fact.no_of_pkgs, 'Nullable(Int64)') else CAST({p3:Int32},
  'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') = {p3:Int32} then CAST({p3:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST(CAST(sum(CAST(case when fact.no_of_pkgs > {p3:Int32} and fact.delivery_date is not null and CAST(fact.delivery_date,
  'Nullable(Date32)') >= fact.pickup_date then CAST(CAST(dateDiff('day', CAST(fact.pickup_date, 'Nullable(Date32)'),
  CAST(CAST(fact.delivery_date, 'Nullable(Date32)'), 'Nullable(Date32)')), 'Nullable(Int64)'),
  'Nullable(Int64)') else CAST({p3:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(case when fact.no_of_pkgs > {p3:Int32} and fact.delivery_date is not null and CAST(fact.delivery_date,
  'Nullable(Date32)') >= fact.pickup_date then CAST(fact.no_of_pkgs, 'Nullable(Int64)') else CAST({p3:Int32},
  'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'), 'Nullable(Float64)'), 0),
  'Nullable(Float64)') * 1.0000000000000004e0, 2), 'Nullable(Float64)') end as PICKUPTODELIVERY,
  case when CAST(sum(CAST(case when fact.no_of_pkgs > {p3:Int32} and fact.delivery_date is not null and CAST(fact.delivery_date,
  'Nullable(Date32)') >= fact.pickup_date then CAST(fact.no_of_pkgs, 'Nullable(Int64)') else CAST({p3:Int32},
  'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') = {p3:Int32} then CAST({p3:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST(sum(CAST(case when fact.no_of_pkgs > {p3:Int32} and fact.delivery_date is not null and CAST(fact.delivery_date,
  'Nullable(Date32)') >= fact.pickup_date then CAST(CAST((CAST((CAST({p15:Int32},
  'Nullable(Int64)') * CAST(CAST(intDiv(dateDiff('day', CAST(addDays(CAST(dateTrunc('week',
  addDays(CAST(fact.pickup_date, 'Nullable(Date32)'), 1)), 'Nullable(Date32)'), -1), 'Nullable(Date32)'),
  CAST(addDays(CAST(dateTrunc('week', addDays(CAST(CAST(fact.delivery_date, 'Nullable(Date32)'),
  'Nullable(Date32)'), 1)), 'Nullable(Date32)'), -1), 'Nullable(Date32)')), 7), 'Nullable(Int64)'), 'Nullable(Int64)')),
  'Nullable(Int64)') + CAST(least(CAST(CAST(dateDiff('day', CAST(CAST(addDays(CAST(dateTrunc('week',
  addDays(CAST(CAST(fact.delivery_date, 'Nullable(Date32)'), 'Nullable(Date32)'), 1)), 'Nullable(Date32)'), -1),
  'Nullable(Date32)'), 'Nullable(Date32)'), CAST(CAST(fact.delivery_date, 'Nullable(Date32)'), 'Nullable(Date32)')),
  'Nullable(Int64)'), 'Nullable(Int64)'), CAST({p15:Int32}, 'Nullable(Int64)')), 'Nullable(Int64)')),
  'Nullable(Int64)') - CAST(least(CAST(CAST(dateDiff('day', CAST(CAST(addDays(CAST(dateTrunc('week',
  addDays(CAST(fact.pickup_date, 'Nullable(Date32)'), 1)), 'Nullable(Date32)'), -1), 'Nullable(Date32)'),
  'Nullable(Date32)'), CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Int64)'), 'Nullable(Int64)'),
  CAST({p15:Int32}, 'Nullable(Int64)')), 'Nullable(Int64)'), 'Nullable(Int64)') else CAST({p3:Int32},
  'Nullable(Int64)') end, 'Nullable(Decimal(38, 0))')),
  'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(case when fact.no_of_pkgs > {p3:Int32} and fact.delivery_date is not null and CAST(fact.delivery_date,
  'Nullable(Date32)') >= fact.pickup_date then CAST(fact.no_of_pkgs, 'Nullable(Int64)') else CAST({p3:Int32},
  'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'), 'Nullable(Float64)'), 0),
  'Nullable(Float64)') * 1.0000000000000004e0, 2), 'Nullable(Float64)') end as BUSPICKUPTODELIVERY
from package_level_info as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p15:Int32} and fact.until_load > {p15:Int32}
  and fact.client_id = {p18:Int32}
  and fact.pickup_date_partition between {p19:Int32} and {p20:Int32}
  and fact.carrier_name <> {p21:String}
  and not (startsWith(fact.carrier_name, {p22:String}))
  and CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))') <> CAST({p3:Int32}, 'Nullable(Decimal(38, 0))')
  and fact.pickup_date between toDate32({p23:String}) and toDate32({p24:String})
  and fact.carrier_id in ({p25:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p26:String}
  and (fact.invoice_status is null or if(isNull(fact.invoice_status), null,
  fact.invoice_status not in ({p27:String}, {p28:String}, {p29:String})))
group by fact.service
order by WEEKLYVOLUME desc nulls last, SERVICE asc nulls last;

-- 73, Accessorials by Quarter, by month
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120243, p5 = 100120252, p6 = "2024-07-01", p7 = "2025-06-30", p8 = 1,
--   p9 = "active", p10 = "duplicate", p11 = "zeropayclose", p12 = "ode"
select fact.accessorial_group as ACCESSORIAL, sum(CAST(fact.net_other_accessorial_amount_usd,
  'Nullable(Decimal(38, 2))')) as SPEND, toInt64(count(distinct fact.tracking_number)) as PKGS,
  case when toInt64(count(distinct fact.tracking_number)) = {p1:Int32} then CAST({p1:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST(sum(CAST(fact.net_other_accessorial_amount_usd,
  'Nullable(Decimal(38, 2))')), 'Nullable(Float64)') / nullif(CAST(toInt64(count(distinct fact.tracking_number)),
  'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2), 'Nullable(Float64)') end as AVERAGE
from charge_level_info as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.pickup_date_partition between {p4:Int32} and {p5:Int32}
  and CAST(fact.net_other_accessorial_amount_usd, 'Nullable(Decimal(38, 2))') <> CAST({p1:Int32},
  'Nullable(Decimal(38, 0))')
  and fact.pickup_date between toDate32({p6:String}) and toDate32({p7:String})
  and fact.carrier_id in ({p8:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p9:String}
  and (fact.invoice_status is null or if(isNull(fact.invoice_status), null,
  fact.invoice_status not in ({p10:String}, {p11:String}, {p12:String})))
group by fact.accessorial_group
order by SPEND desc nulls last, ACCESSORIAL asc nulls last;

-- 74, Accessorials by Month, by month
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120243, p5 = 100120252, p6 = "2024-07-01", p7 = "2025-06-30", p8 = 1,
--   p9 = "active", p10 = "duplicate", p11 = "zeropayclose", p12 = "ode"
select fact.accessorial_group as ACCESSORIAL, sum(CAST(fact.net_other_accessorial_amount_usd,
  'Nullable(Decimal(38, 2))')) as SPEND, toInt64(count(distinct fact.tracking_number)) as PKGS,
  case when toInt64(count(distinct fact.tracking_number)) = {p1:Int32} then CAST({p1:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST(sum(CAST(fact.net_other_accessorial_amount_usd,
  'Nullable(Decimal(38, 2))')), 'Nullable(Float64)') / nullif(CAST(toInt64(count(distinct fact.tracking_number)),
  'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2), 'Nullable(Float64)') end as AVERAGE
from charge_level_info as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.pickup_date_partition between {p4:Int32} and {p5:Int32}
  and CAST(fact.net_other_accessorial_amount_usd, 'Nullable(Decimal(38, 2))') <> CAST({p1:Int32},
  'Nullable(Decimal(38, 0))')
  and fact.pickup_date between toDate32({p6:String}) and toDate32({p7:String})
  and fact.carrier_id in ({p8:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p9:String}
  and (fact.invoice_status is null or if(isNull(fact.invoice_status), null,
  fact.invoice_status not in ({p10:String}, {p11:String}, {p12:String})))
group by fact.accessorial_group
order by SPEND desc nulls last, ACCESSORIAL asc nulls last;

-- 75, Weight and Zone, by month
-- p1 = 0, p2 = 5, p3 = "1-5", p4 = 10, p5 = "6-10", p6 = 20, p7 = "11-20", p8 = 30, p9 = "21-30", p10 = 50,
--   p11 = "31-50", p12 = 150, p13 = "51-150", p14 = "Other", p15 = "2", p16 = "3", p17 = "4", p18 = "5", p19 = "6",
--   p20 = "7", p21 = "8", p22 = "International", p23 = 1001, p24 = 100120243, p25 = 100120252, p26 = "USPS",
--   p27 = "DHL", p28 = "2024-07-01", p29 = "2025-06-30", p30 = 1, p31 = "active", p32 = "duplicate",
--   p33 = "zeropayclose", p34 = "ode"
select case when CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') > CAST({p1:Int32},
  'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') <= CAST({p2:Int32},
  'Nullable(Decimal(38, 0))') then {p3:String} when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') > CAST({p2:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') <= CAST({p4:Int32},
  'Nullable(Decimal(38, 0))') then {p5:String} when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') > CAST({p4:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') <= CAST({p6:Int32},
  'Nullable(Decimal(38, 0))') then {p7:String} when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') > CAST({p6:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') <= CAST({p8:Int32},
  'Nullable(Decimal(38, 0))') then {p9:String} when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') > CAST({p8:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') <= CAST({p10:Int32},
  'Nullable(Decimal(38, 0))') then {p11:String} when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') > CAST({p10:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') <= CAST({p12:Int32},
  'Nullable(Decimal(38, 0))') then {p13:String} else {p14:String} end as WEIGHT_BREAK,
  case when if(isNull(case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end),
  null,
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end in ({p15:String}, {p16:String}, {p17:String}, {p18:String}, {p19:String}, {p20:String}, {p21:String}, {p22:String})) then case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end else {p14:String} end as ZONE_GROUP,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES, sum(CAST(fact.net_amount_usd,
  'Nullable(Decimal(38, 2))')) as AMOUNT, case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') = {p1:Int32} then CAST({p1:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST(sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')),
  'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2), 'Nullable(Float64)') end as COSTPERPACKAGE
from package_level_info as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p23:Int32}
  and fact.pickup_date_partition between {p24:Int32} and {p25:Int32}
  and fact.carrier_name <> {p26:String}
  and not (startsWith(fact.carrier_name, {p27:String}))
  and CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))') <> CAST({p1:Int32}, 'Nullable(Decimal(38, 0))')
  and fact.no_of_pkgs > {p1:Int32}
  and fact.pickup_date between toDate32({p28:String}) and toDate32({p29:String})
  and fact.carrier_id in ({p30:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p31:String}
  and (fact.invoice_status is null or if(isNull(fact.invoice_status), null,
  fact.invoice_status not in ({p32:String}, {p33:String}, {p34:String})))
group by case when CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') > CAST({p1:Int32},
  'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') <= CAST({p2:Int32},
  'Nullable(Decimal(38, 0))') then {p3:String} when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') > CAST({p2:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') <= CAST({p4:Int32},
  'Nullable(Decimal(38, 0))') then {p5:String} when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') > CAST({p4:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') <= CAST({p6:Int32},
  'Nullable(Decimal(38, 0))') then {p7:String} when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') > CAST({p6:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') <= CAST({p8:Int32},
  'Nullable(Decimal(38, 0))') then {p9:String} when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') > CAST({p8:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') <= CAST({p10:Int32},
  'Nullable(Decimal(38, 0))') then {p11:String} when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') > CAST({p10:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') <= CAST({p12:Int32}, 'Nullable(Decimal(38, 0))') then {p13:String} else {p14:String} end,
  case when if(isNull(case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end),
  null,
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end in ({p15:String}, {p16:String}, {p17:String}, {p18:String}, {p19:String}, {p20:String}, {p21:String}, {p22:String})) then case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end else {p14:String} end
order by WEIGHT_BREAK asc nulls last, ZONE_GROUP asc nulls last;

-- 76, Rate Card, by month
-- p1 = 0, p2 = 5, p3 = "1-5", p4 = 10, p5 = "6-10", p6 = 20, p7 = "11-20", p8 = 30, p9 = "21-30", p10 = 50,
--   p11 = "31-50", p12 = 150, p13 = "51-150", p14 = "Other", p15 = "2", p16 = "3", p17 = "4", p18 = "5", p19 = "6",
--   p20 = "7", p21 = "8", p22 = "International", p23 = 1001, p24 = 100120243, p25 = 100120252, p26 = "USPS",
--   p27 = "DHL", p28 = "2024-07-01", p29 = "2025-06-30", p30 = 1, p31 = "active", p32 = "duplicate",
--   p33 = "zeropayclose", p34 = "ode"
select case when CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') > CAST({p1:Int32},
  'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') <= CAST({p2:Int32},
  'Nullable(Decimal(38, 0))') then {p3:String} when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') > CAST({p2:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') <= CAST({p4:Int32},
  'Nullable(Decimal(38, 0))') then {p5:String} when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') > CAST({p4:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') <= CAST({p6:Int32},
  'Nullable(Decimal(38, 0))') then {p7:String} when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') > CAST({p6:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') <= CAST({p8:Int32},
  'Nullable(Decimal(38, 0))') then {p9:String} when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') > CAST({p8:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') <= CAST({p10:Int32},
  'Nullable(Decimal(38, 0))') then {p11:String} when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') > CAST({p10:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') <= CAST({p12:Int32},
  'Nullable(Decimal(38, 0))') then {p13:String} else {p14:String} end as WEIGHT_BREAK,
  case when if(isNull(case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end),
  null,
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end in ({p15:String}, {p16:String}, {p17:String}, {p18:String}, {p19:String}, {p20:String}, {p21:String}, {p22:String})) then case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end else {p14:String} end as ZONE_GROUP,
  case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') = {p1:Int32} then CAST({p1:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST(sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')),
  'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2), 'Nullable(Float64)') end as NET_PER_PACKAGE,
  case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') = {p1:Int32} then CAST({p1:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST(sum(CAST(fact.net_transportation_amount_usd,
  'Nullable(Decimal(38, 2))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as TRANSPORTATION_PER_PACKAGE, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') as PACKAGES, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as AMOUNT
from package_level_info as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p23:Int32}
  and fact.pickup_date_partition between {p24:Int32} and {p25:Int32}
  and fact.carrier_name <> {p26:String}
  and not (startsWith(fact.carrier_name, {p27:String}))
  and CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))') <> CAST({p1:Int32}, 'Nullable(Decimal(38, 0))')
  and fact.no_of_pkgs > {p1:Int32}
  and fact.pickup_date between toDate32({p28:String}) and toDate32({p29:String})
  and fact.carrier_id in ({p30:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p31:String}
  and (fact.invoice_status is null or if(isNull(fact.invoice_status), null,
  fact.invoice_status not in ({p32:String}, {p33:String}, {p34:String})))
group by case when CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') > CAST({p1:Int32},
  'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') <= CAST({p2:Int32},
  'Nullable(Decimal(38, 0))') then {p3:String} when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') > CAST({p2:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') <= CAST({p4:Int32},
  'Nullable(Decimal(38, 0))') then {p5:String} when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') > CAST({p4:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') <= CAST({p6:Int32},
  'Nullable(Decimal(38, 0))') then {p7:String} when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') > CAST({p6:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') <= CAST({p8:Int32},
  'Nullable(Decimal(38, 0))') then {p9:String} when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') > CAST({p8:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') <= CAST({p10:Int32},
  'Nullable(Decimal(38, 0))') then {p11:String} when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') > CAST({p10:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') <= CAST({p12:Int32}, 'Nullable(Decimal(38, 0))') then {p13:String} else {p14:String} end,
  case when if(isNull(case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end),
  null,
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end in ({p15:String}, {p16:String}, {p17:String}, {p18:String}, {p19:String}, {p20:String}, {p21:String}, {p22:String})) then case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end else {p14:String} end
order by WEIGHT_BREAK asc nulls last, ZONE_GROUP asc nulls last;

-- 77, Carrier Scoring, by month
-- p1 = "On Time", p2 = 0, p3 = "Late", p4 = "Exception", p5 = "Pending Late", p6 = "0.00000001", p7 = 100, p8 = 5,
--   p9 = 1001, p10 = 100120243, p11 = 100120252, p12 = "2024-07-01", p13 = "2025-06-30", p14 = 1, p15 = "active",
--   p16 = "duplicate", p17 = "zeropayclose", p18 = "ode"
select fact.carrier_name as CARRIER, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES,
  CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ON_TIME,
  CAST(sum(CAST(case when fact.tracking_status = {p3:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as LATES,
  CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as EXCEPTIONS,
  CAST(sum(CAST(case when fact.tracking_status = {p5:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as PENDING,
  case when CAST(CAST(abs(CAST(sum(CAST(case when fact.tracking_status is not null then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)')),
  'Nullable(Decimal(38, 0))'), 'Nullable(Decimal(38, 0))') <= CAST(CAST({p6:String}, 'Decimal(18, 8)'),
  'Nullable(Decimal(38, 8))') then CAST({p2:Int32}, 'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p7:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')),
  'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(case when fact.tracking_status is not null then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2), 'Nullable(Float64)') end as ON_TIME_PERCENT
from package_level_info as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p8:Int32} and fact.until_load > {p8:Int32}
  and fact.client_id = {p9:Int32}
  and fact.pickup_date_partition between {p10:Int32} and {p11:Int32}
  and fact.no_of_pkgs > {p2:Int32}
  and fact.pickup_date between toDate32({p12:String}) and toDate32({p13:String})
  and fact.carrier_id in ({p14:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p15:String}
  and (fact.invoice_status is null or if(isNull(fact.invoice_status), null,
  fact.invoice_status not in ({p16:String}, {p17:String}, {p18:String})))
group by fact.carrier_name
order by PACKAGES desc nulls last, CARRIER asc nulls last;

-- 78, Audit Summary, by month
-- p1 = "0.00000001", p2 = 0, p3 = 100, p4 = 5, p5 = 1001, p6 = 100120243, p7 = 100120252, p8 = "USPS", p9 = "DHL",
--   p10 = "2024-07-01", p11 = "2025-06-30", p12 = 1, p13 = "active", p14 = "duplicate", p15 = "zeropayclose",
--   p16 = "ode"
select fact.carrier_name as CARRIER_NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as TOTAL_SPEND,
  min(fact.bill_date) as FROM_INVOICE_DATE, max(fact.bill_date) as TO_INVOICE_DATE,
  sum(CAST(fact.audit_refund_amount_usd, 'Nullable(Decimal(38, 2))')) as RECOVERED,
  sum(CAST(fact.client_refund_amount_usd, 'Nullable(Decimal(38, 2))')) as CLIENT_REFUND,
  case when CAST(CAST(abs(sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))'))), 'Nullable(Decimal(38, 2))'),
  'Nullable(Decimal(38, 2))') <= CAST(CAST({p1:String}, 'Decimal(18, 8)'),
  'Nullable(Decimal(38, 8))') then CAST({p2:Int32}, 'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p3:Int32},
  'Nullable(Decimal(38, 0))') * CAST(sum(CAST(fact.audit_refund_amount_usd, 'Nullable(Decimal(38, 2))')),
  'Nullable(Decimal(38, 2))')), 'Nullable(Float64)') / nullif(CAST(sum(CAST(fact.net_amount_usd,
  'Nullable(Decimal(38, 2))')), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as RECOVERED_PERCENT
from charge_level_info as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p4:Int32} and fact.until_load > {p4:Int32}
  and fact.client_id = {p5:Int32}
  and fact.pickup_date_partition between {p6:Int32} and {p7:Int32}
  and fact.carrier_name <> {p8:String}
  and not (startsWith(fact.carrier_name, {p9:String}))
  and fact.pickup_date between toDate32({p10:String}) and toDate32({p11:String})
  and fact.carrier_id in ({p12:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p13:String}
  and (fact.invoice_status is null or if(isNull(fact.invoice_status), null,
  fact.invoice_status not in ({p14:String}, {p15:String}, {p16:String})))
group by fact.carrier_name
order by TOTAL_SPEND desc nulls last, CARRIER_NAME asc nulls last;

-- 80, Billed and Expected, by month
-- p1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   p2 = 5, p3 = 1001, p4 = 100120243, p5 = 100120252, p6 = "2024-07-01", p7 = "2025-06-30", p8 = 1, p9 = "active",
--   p10 = "duplicate", p11 = "zeropayclose", p12 = "ode"
select CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)') as MONTH,
  sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as NET,
  sum(CAST(if(toTypeName(fact.net_amount_usd - coalesce(finding.overcharged_amount, 0)) like '%Float%',
  CAST(round(CAST(fact.net_amount_usd - coalesce(finding.overcharged_amount, 0),
  'Nullable(Float64)') * 100 + sign(CAST(fact.net_amount_usd - coalesce(finding.overcharged_amount, 0),
  'Nullable(Float64)')) * 1e-9), 'Nullable(Decimal(38, 2))') / 100,
  CAST(round(fact.net_amount_usd - coalesce(finding.overcharged_amount, 0), 2), 'Nullable(Decimal(38, 2))')),
  'Nullable(Decimal(38, 2))')) as EXPECTED_SPEND, sum(CAST(coalesce(finding.overcharged_amount, 0),
  'Nullable(Decimal(38, 2))')) as OVERCHARGED, sum(CAST(coalesce(finding.recoverable_amount, 0),
  'Nullable(Decimal(38, 2))')) as RECOVERABLE
from package_level_info as fact
left join account on account.account_id = fact.account_id
left join (
    select each.row as found_row, each.rule as finding_rule,
      each.confidence as finding_confidence, each.findings as finding_count,
  if(toTypeName(cast(each.overcharged as double) / 100e0) like '%Float%',
  CAST(round(CAST(cast(each.overcharged as double) / 100e0,
  'Nullable(Float64)') * 100 + sign(CAST(cast(each.overcharged as double) / 100e0, 'Nullable(Float64)')) * 1e-9),
  'Nullable(Decimal(38, 2))') / 100, CAST(round(cast(each.overcharged as double) / 100e0, 2),
  'Nullable(Decimal(38, 2))')) as overcharged_amount,
  if(toTypeName(cast(each.recoverable as double) / 100e0) like '%Float%',
  CAST(round(CAST(cast(each.recoverable as double) / 100e0,
  'Nullable(Float64)') * 100 + sign(CAST(cast(each.recoverable as double) / 100e0, 'Nullable(Float64)')) * 1e-9),
  'Nullable(Decimal(38, 2))') / 100, CAST(round(cast(each.recoverable as double) / 100e0, 2),
  'Nullable(Decimal(38, 2))')) as recoverable_amount,
  if(toTypeName(cast(each.unproven as double) / 100e0) like '%Float%',
  CAST(round(CAST(cast(each.unproven as double) / 100e0,
  'Nullable(Float64)') * 100 + sign(CAST(cast(each.unproven as double) / 100e0, 'Nullable(Float64)')) * 1e-9),
  'Nullable(Decimal(38, 2))') / 100, CAST(round(cast(each.unproven as double) / 100e0, 2),
  'Nullable(Decimal(38, 2))')) as unproven_amount
    from (select tupleElement(json_row, 'row') as row, tupleElement(json_row, 'rule') as rule,
  tupleElement(json_row, 'confidence') as confidence, tupleElement(json_row, 'findings') as findings,
  tupleElement(json_row, 'overcharged') as overcharged, tupleElement(json_row, 'recoverable') as recoverable,
  tupleElement(json_row, 'unproven') as unproven from (select arrayJoin(JSONExtract({p1:String},
  'Array(Tuple(row Nullable(Int64), rule Nullable(String), confidence Nullable(String), findings Nullable(Int32),
  overcharged Nullable(Int64), recoverable Nullable(Int64),
  unproven Nullable(Int64)))')) as json_row) as json_rows) as each
  ) as finding on finding.found_row = fact.tracking_id
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.pickup_date_partition between {p4:Int32} and {p5:Int32}
  and fact.pickup_date between toDate32({p6:String}) and toDate32({p7:String})
  and fact.carrier_id in ({p8:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p9:String}
  and (fact.invoice_status is null or if(isNull(fact.invoice_status), null,
  fact.invoice_status not in ({p10:String}, {p11:String}, {p12:String})))
group by CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by MONTH asc nulls last;

-- 81, Findings by Rule, by month
-- p1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   p2 = 5, p3 = 1001, p4 = 100120243, p5 = 100120252, p6 = "", p7 = "2024-07-01", p8 = "2025-06-30", p9 = 1,
--   p10 = "active", p11 = "duplicate", p12 = "zeropayclose", p13 = "ode"
select finding.finding_rule as FINDING_RULE, sum(CAST(coalesce(finding.recoverable_amount, 0),
  'Nullable(Decimal(38, 2))')) as RECOVERABLE, sum(CAST(coalesce(finding.overcharged_amount, 0),
  'Nullable(Decimal(38, 2))')) as OVERCHARGED, sum(CAST(coalesce(finding.unproven_amount, 0),
  'Nullable(Decimal(38, 2))')) as UNPROVEN, CAST(sum(CAST(coalesce(finding.finding_count, 0), 'Nullable(Int64)')),
  'Nullable(Int64)') as FINDINGS
from package_level_info as fact
left join account on account.account_id = fact.account_id
left join (
    select each.row as found_row, each.rule as finding_rule,
      each.confidence as finding_confidence, each.findings as finding_count,
  if(toTypeName(cast(each.overcharged as double) / 100e0) like '%Float%',
  CAST(round(CAST(cast(each.overcharged as double) / 100e0,
  'Nullable(Float64)') * 100 + sign(CAST(cast(each.overcharged as double) / 100e0, 'Nullable(Float64)')) * 1e-9),
  'Nullable(Decimal(38, 2))') / 100, CAST(round(cast(each.overcharged as double) / 100e0, 2),
  'Nullable(Decimal(38, 2))')) as overcharged_amount,
  if(toTypeName(cast(each.recoverable as double) / 100e0) like '%Float%',
  CAST(round(CAST(cast(each.recoverable as double) / 100e0,
  'Nullable(Float64)') * 100 + sign(CAST(cast(each.recoverable as double) / 100e0, 'Nullable(Float64)')) * 1e-9),
  'Nullable(Decimal(38, 2))') / 100, CAST(round(cast(each.recoverable as double) / 100e0, 2),
  'Nullable(Decimal(38, 2))')) as recoverable_amount,
  if(toTypeName(cast(each.unproven as double) / 100e0) like '%Float%',
  CAST(round(CAST(cast(each.unproven as double) / 100e0,
  'Nullable(Float64)') * 100 + sign(CAST(cast(each.unproven as double) / 100e0, 'Nullable(Float64)')) * 1e-9),
  'Nullable(Decimal(38, 2))') / 100, CAST(round(cast(each.unproven as double) / 100e0, 2),
  'Nullable(Decimal(38, 2))')) as unproven_amount
    from (select tupleElement(json_row, 'row') as row, tupleElement(json_row, 'rule') as rule,
  tupleElement(json_row, 'confidence') as confidence, tupleElement(json_row, 'findings') as findings,
  tupleElement(json_row, 'overcharged') as overcharged, tupleElement(json_row, 'recoverable') as recoverable,
  tupleElement(json_row, 'unproven') as unproven from (select arrayJoin(JSONExtract({p1:String},
  'Array(Tuple(row Nullable(Int64), rule Nullable(String), confidence Nullable(String), findings Nullable(Int32),
  overcharged Nullable(Int64), recoverable Nullable(Int64),
  unproven Nullable(Int64)))')) as json_row) as json_rows) as each
  ) as finding on finding.found_row = fact.tracking_id
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.pickup_date_partition between {p4:Int32} and {p5:Int32}
  and finding.finding_rule <> {p6:String}
  and fact.pickup_date between toDate32({p7:String}) and toDate32({p8:String})
  and fact.carrier_id in ({p9:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p10:String}
  and (fact.invoice_status is null or if(isNull(fact.invoice_status), null,
  fact.invoice_status not in ({p11:String}, {p12:String}, {p13:String})))
group by finding.finding_rule
order by RECOVERABLE desc nulls last, FINDING_RULE asc nulls last;

-- 82, Findings by Confidence, by month
-- p1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   p2 = 5, p3 = 1001, p4 = 100120243, p5 = 100120252, p6 = "", p7 = "2024-07-01", p8 = "2025-06-30", p9 = 1,
--   p10 = "active", p11 = "duplicate", p12 = "zeropayclose", p13 = "ode"
select CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)') as MONTH,
  finding.finding_confidence as FINDING_CONFIDENCE, sum(CAST(coalesce(finding.recoverable_amount, 0),
  'Nullable(Decimal(38, 2))')) as RECOVERABLE, sum(CAST(coalesce(finding.unproven_amount, 0),
  'Nullable(Decimal(38, 2))')) as UNPROVEN, CAST(sum(CAST(coalesce(finding.finding_count, 0), 'Nullable(Int64)')),
  'Nullable(Int64)') as FINDINGS
from package_level_info as fact
left join account on account.account_id = fact.account_id
left join (
    select each.row as found_row, each.rule as finding_rule,
      each.confidence as finding_confidence, each.findings as finding_count,
  if(toTypeName(cast(each.overcharged as double) / 100e0) like '%Float%',
  CAST(round(CAST(cast(each.overcharged as double) / 100e0,
  'Nullable(Float64)') * 100 + sign(CAST(cast(each.overcharged as double) / 100e0, 'Nullable(Float64)')) * 1e-9),
  'Nullable(Decimal(38, 2))') / 100, CAST(round(cast(each.overcharged as double) / 100e0, 2),
  'Nullable(Decimal(38, 2))')) as overcharged_amount,
  if(toTypeName(cast(each.recoverable as double) / 100e0) like '%Float%',
  CAST(round(CAST(cast(each.recoverable as double) / 100e0,
  'Nullable(Float64)') * 100 + sign(CAST(cast(each.recoverable as double) / 100e0, 'Nullable(Float64)')) * 1e-9),
  'Nullable(Decimal(38, 2))') / 100, CAST(round(cast(each.recoverable as double) / 100e0, 2),
  'Nullable(Decimal(38, 2))')) as recoverable_amount,
  if(toTypeName(cast(each.unproven as double) / 100e0) like '%Float%',
  CAST(round(CAST(cast(each.unproven as double) / 100e0,
  'Nullable(Float64)') * 100 + sign(CAST(cast(each.unproven as double) / 100e0, 'Nullable(Float64)')) * 1e-9),
  'Nullable(Decimal(38, 2))') / 100, CAST(round(cast(each.unproven as double) / 100e0, 2),
  'Nullable(Decimal(38, 2))')) as unproven_amount
    from (select tupleElement(json_row, 'row') as row, tupleElement(json_row, 'rule') as rule,
  tupleElement(json_row, 'confidence') as confidence, tupleElement(json_row, 'findings') as findings,
  tupleElement(json_row, 'overcharged') as overcharged, tupleElement(json_row, 'recoverable') as recoverable,
  tupleElement(json_row, 'unproven') as unproven from (select arrayJoin(JSONExtract({p1:String},
  'Array(Tuple(row Nullable(Int64), rule Nullable(String), confidence Nullable(String), findings Nullable(Int32),
  overcharged Nullable(Int64), recoverable Nullable(Int64),
  unproven Nullable(Int64)))')) as json_row) as json_rows) as each
  ) as finding on finding.found_row = fact.tracking_id
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.pickup_date_partition between {p4:Int32} and {p5:Int32}
  and finding.finding_confidence <> {p6:String}
  and fact.pickup_date between toDate32({p7:String}) and toDate32({p8:String})
  and fact.carrier_id in ({p9:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p10:String}
  and (fact.invoice_status is null or if(isNull(fact.invoice_status), null,
  fact.invoice_status not in ({p11:String}, {p12:String}, {p13:String})))
group by CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)'),
  finding.finding_confidence
order by MONTH asc nulls last, FINDING_CONFIDENCE asc nulls last;

-- 559, Spend by Service, by month
-- p1 = 5, p2 = 1001, p3 = 100120243, p4 = 100120252, p5 = "USPS", p6 = "DHL", p7 = 0, p8 = 100220243, p9 = 100220244,
--   p10 = 100220251, p11 = 100220252, p12 = "2024-07-01", p13 = "2025-06-30", p14 = 1, p15 = "active",
--   p16 = "duplicate", p17 = "zeropayclose", p18 = "ode"
select CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)') as MONTH,
  fact.service as SERVICE1, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as AMOUNT,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES
from package_level_info as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.pickup_date_partition between {p3:Int32} and {p4:Int32}
  and fact.carrier_name <> {p5:String}
  and not (startsWith(fact.carrier_name, {p6:String}))
  and CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))') <> CAST({p7:Int32}, 'Nullable(Decimal(38, 0))')
  and fact.pickup_date_partition in ({p8:Int32}, {p9:Int32}, {p10:Int32}, {p11:Int32})
  and fact.pickup_date between toDate32({p12:String}) and toDate32({p13:String})
  and fact.carrier_id in ({p14:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p15:String}
  and (fact.invoice_status is null or if(isNull(fact.invoice_status), null,
  fact.invoice_status not in ({p16:String}, {p17:String}, {p18:String})))
group by CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)'), fact.service
order by MONTH asc nulls last, SERVICE1 asc nulls last;

-- 560, Spend by Zone, by month
-- p1 = 5, p2 = 1001, p3 = 100120243, p4 = 100120252, p5 = "USPS", p6 = "DHL", p7 = 100220243, p8 = 100220244,
--   p9 = 100220251, p10 = 100220252, p11 = "2024-07-01", p12 = "2025-06-30", p13 = 1, p14 = "active"
select CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)') as MONTH,
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end as ZONE,
  sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as AMOUNT, CAST(sum(CAST(fact.no_of_pkgs,
  'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES
from rollup_pickup_status as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.pickup_date_partition between {p3:Int32} and {p4:Int32}
  and fact.carrier_name <> {p5:String}
  and not (startsWith(fact.carrier_name, {p6:String}))
  and fact.has_net_amount_usd
  and fact.pickup_date_partition in ({p7:Int32}, {p8:Int32}, {p9:Int32}, {p10:Int32})
  and fact.pickup_date between toDate32({p11:String}) and toDate32({p12:String})
  and fact.carrier_id in ({p13:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p14:String}
  and fact.is_payable
group by CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)'),
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end
order by MONTH asc nulls last, ZONE asc nulls last;

-- 566, Delivery, by month
-- p1 = "On Time", p2 = 0, p3 = "Late", p4 = "Exception", p5 = "Pending Late", p6 = "0.00000001", p7 = 100, p8 = 5,
--   p9 = 1001, p10 = 100120243, p11 = 100120252, p12 = 100220243, p13 = 100220244, p14 = 100220251, p15 = 100220252,
--   p16 = "2024-07-01", p17 = "2025-06-30", p18 = 1, p19 = "active"
select CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)') as MONTH,
  CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ON_TIME,
  CAST(sum(CAST(case when fact.tracking_status = {p3:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as LATES,
  CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as EXCEPTIONS,
  CAST(sum(CAST(case when fact.tracking_status = {p5:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as PENDING,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES,
  case when CAST(CAST(abs(CAST(sum(CAST(case when fact.tracking_status is not null then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)')),
  'Nullable(Decimal(38, 0))'), 'Nullable(Decimal(38, 0))') <= CAST(CAST({p6:String}, 'Decimal(18, 8)'),
  'Nullable(Decimal(38, 8))') then CAST({p2:Int32}, 'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p7:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')),
  'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(case when fact.tracking_status is not null then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2), 'Nullable(Float64)') end as ON_TIME_PERCENT
from rollup_pickup_status as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p8:Int32} and fact.until_load > {p8:Int32}
  and fact.client_id = {p9:Int32}
  and fact.pickup_date_partition between {p10:Int32} and {p11:Int32}
  and fact.pickup_date_partition in ({p12:Int32}, {p13:Int32}, {p14:Int32}, {p15:Int32})
  and fact.pickup_date between toDate32({p16:String}) and toDate32({p17:String})
  and fact.carrier_id in ({p18:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p19:String}
  and fact.is_payable
group by CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by MONTH asc nulls last;

-- 567, Delivery by Carrier, by month
-- p1 = "On Time", p2 = 0, p3 = "Late", p4 = "Exception", p5 = "Pending Late", p6 = "0.00000001", p7 = 100, p8 = 5,
--   p9 = 1001, p10 = 100120243, p11 = 100120252, p12 = 100220243, p13 = 100220244, p14 = 100220251, p15 = 100220252,
--   p16 = "2024-07-01", p17 = "2025-06-30", p18 = 1, p19 = "active"
select CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)') as MONTH,
  fact.carrier_name as CARRIER, CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ON_TIME,
  CAST(sum(CAST(case when fact.tracking_status = {p3:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as LATES,
  CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as EXCEPTIONS,
  CAST(sum(CAST(case when fact.tracking_status = {p5:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as PENDING,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES,
  case when CAST(CAST(abs(CAST(sum(CAST(case when fact.tracking_status is not null then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)')),
  'Nullable(Decimal(38, 0))'), 'Nullable(Decimal(38, 0))') <= CAST(CAST({p6:String}, 'Decimal(18, 8)'),
  'Nullable(Decimal(38, 8))') then CAST({p2:Int32}, 'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p7:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')),
  'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(case when fact.tracking_status is not null then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2), 'Nullable(Float64)') end as ON_TIME_PERCENT
from rollup_pickup_status as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p8:Int32} and fact.until_load > {p8:Int32}
  and fact.client_id = {p9:Int32}
  and fact.pickup_date_partition between {p10:Int32} and {p11:Int32}
  and fact.pickup_date_partition in ({p12:Int32}, {p13:Int32}, {p14:Int32}, {p15:Int32})
  and fact.pickup_date between toDate32({p16:String}) and toDate32({p17:String})
  and fact.carrier_id in ({p18:Int32})
  and case when account.active = false then 'inactive' else 'active' end = {p19:String}
  and fact.is_payable
group by CAST(dateTrunc('month', CAST(fact.pickup_date, 'Nullable(Date32)')), 'Nullable(Date32)'), fact.carrier_name
order by MONTH asc nulls last, CARRIER asc nulls last;
