-- 60, Spend, by month
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120243, $5 = 100120252, $6 = "USPS", $7 = "DHL%", $8 = "2024-07-01",
--   $9 = "2025-06-30", $10 = 1
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH, sum(fact.net_amount_usd) as AMOUNT,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $1 then $1 else round((sum(fact.net_amount_usd) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as COSTPERPACKAGE
from rollup_pickup_service as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.pickup_date_partition between $4 and $5
  and fact.carrier_name <> $6
  and fact.carrier_name not like $7
  and fact.has_net_amount
  and fact.pickup_date between cast($8 as date) and cast($9 as date)
  and fact.carrier_id in ($10)
group by cast(date_trunc('month', fact.pickup_date) as date)
order by MONTH asc nulls last;

-- 61, Gross, Discount and Net, by month
-- $1 = 5, $2 = 1001, $3 = 100120243, $4 = 100120252, $5 = "USPS", $6 = "DHL%", $7 = "2024-07-01", $8 = "2025-06-30",
--   $9 = 1
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH,
  sum(fact.net_amount_usd + fact.incentive_amount_usd) as GROSS, sum(fact.incentive_amount_usd) as DISCOUNT,
  sum(fact.net_amount_usd) as NET
from rollup_pickup_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.pickup_date_partition between $3 and $4
  and fact.carrier_name <> $5
  and fact.carrier_name not like $6
  and fact.has_net_amount
  and fact.pickup_date between cast($7 as date) and cast($8 as date)
  and fact.carrier_id in ($9)
group by cast(date_trunc('month', fact.pickup_date) as date)
order by MONTH asc nulls last;

-- 62, Fuel Surcharge, by month
-- $1 = "0.00000001", $2 = 0, $3 = 100, $4 = 5, $5 = 1001, $6 = 100120243, $7 = 100120252, $8 = "USPS", $9 = "DHL%",
--   $10 = "2024-07-01", $11 = "2025-06-30", $12 = 1
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH,
  sum(round(fact.net_transportation_amount * fact.usd_rate, 2)) as FREIGHT_CHARGE,
  sum(round(fact.net_fuel_surcharge_amount * fact.usd_rate, 2)) as FUEL_SURCHARGE,
  case when abs(sum(round(fact.net_transportation_amount * fact.usd_rate, 2))) <= cast($1 as decimal(8, 8)) then $2 else round(((cast($3 as decimal(38, 0)) * sum(round(fact.net_fuel_surcharge_amount * fact.usd_rate, 2))) / nullif(sum(round(fact.net_transportation_amount * fact.usd_rate, 2)), 0)) * 1.0000000000000004e0, 2) end as FUEL_FREIGHT_SURCHARGE_PERCENT
from package_level_info as fact
where fact.load_id <= $4
  and fact.client_id = $5
  and fact.pickup_date_partition between $6 and $7
  and fact.carrier_name <> $8
  and fact.carrier_name not like $9
  and fact.net_amount <> $2
  and fact.pickup_date between cast($10 as date) and cast($11 as date)
  and fact.carrier_id in ($12)
group by cast(date_trunc('month', fact.pickup_date) as date)
order by MONTH asc nulls last;

-- 63, Spend by Carrier, by month
-- $1 = 5, $2 = 1001, $3 = 100120243, $4 = 100120252, $5 = "USPS", $6 = "DHL%", $7 = "2024-07-01", $8 = "2025-06-30",
--   $9 = 1
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH, fact.carrier_name as CARRIER,
  sum(fact.net_amount_usd) as AMOUNT, cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES
from rollup_pickup_account as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.pickup_date_partition between $3 and $4
  and fact.carrier_name <> $5
  and fact.carrier_name not like $6
  and fact.has_net_amount
  and fact.pickup_date between cast($7 as date) and cast($8 as date)
  and account.carrier_id in ($9)
group by cast(date_trunc('month', fact.pickup_date) as date), fact.carrier_name
order by MONTH asc nulls last, CARRIER asc nulls last;

-- 64, Spend by Account Group, by month
-- $1 = 5, $2 = 1001, $3 = 100120243, $4 = 100120252, $5 = "USPS", $6 = "DHL%", $7 = "2024-07-01", $8 = "2025-06-30",
--   $9 = 1
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH, account.account_group as ACCOUNT_GROUP,
  sum(fact.net_amount_usd) as AMOUNT, cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES
from rollup_pickup_account as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.pickup_date_partition between $3 and $4
  and fact.carrier_name <> $5
  and fact.carrier_name not like $6
  and fact.has_net_amount
  and fact.pickup_date between cast($7 as date) and cast($8 as date)
  and fact.carrier_id in ($9)
group by cast(date_trunc('month', fact.pickup_date) as date), account.account_group
order by MONTH asc nulls last, ACCOUNT_GROUP asc nulls last;

-- 65, Weight, by month
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120243, $5 = 100120252, $6 = "2024-07-01", $7 = "2025-06-30", $8 = 1
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH, sum(fact.bill_weight_pounds) as BILL_WEIGHT,
  sum(fact.actual_weight_pounds) as ACTUAL_WEIGHT,
  case when sum(fact.bill_weight_pounds) = $1 then $1 else round((sum(round(fact.net_amount * fact.usd_rate, 2)) / nullif(sum(fact.bill_weight_pounds), 0)) * 1.0000000000000004e0, 2) end as COSTPERPOUND
from package_level_info as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.pickup_date_partition between $4 and $5
  and fact.bill_weight_pounds >= $1
  and fact.no_of_pkgs > $1
  and fact.pickup_date between cast($6 as date) and cast($7 as date)
  and fact.carrier_id in ($8)
group by cast(date_trunc('month', fact.pickup_date) as date)
order by MONTH asc nulls last;

-- 66, Accessorials, by month
-- $1 = 5, $2 = 1001, $3 = 100120243, $4 = 100120252, $5 = "other_accessorial", $6 = "2024-07-01", $7 = "2025-06-30"
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH, fact.accessorial_group as ACCESSORIAL,
  sum(fact.net_amount_usd) as AMOUNT, cast(sum(fact.other_accessorial_count) as bigint) as PKGS
from rollup_pickup_accessorial as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.pickup_date_partition between $3 and $4
  and fact.charge_family = $5
  and fact.pickup_date between cast($6 as date) and cast($7 as date)
group by cast(date_trunc('month', fact.pickup_date) as date), fact.accessorial_group
order by MONTH asc nulls last, ACCESSORIAL asc nulls last;

-- 67, Spend since the Beginning, by month
-- $1 = 5, $2 = 1001, $3 = "USPS", $4 = "DHL%", $5 = 1
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH, sum(fact.net_amount_usd) as AMOUNT,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES
from rollup_pickup_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.carrier_name <> $3
  and fact.carrier_name not like $4
  and fact.has_net_amount
  and fact.carrier_id in ($5)
group by cast(date_trunc('month', fact.pickup_date) as date)
order by MONTH asc nulls last;

-- 559, Spend by Service, by month
-- $1 = 5, $2 = 1001, $3 = 100120243, $4 = 100120252, $5 = "USPS", $6 = "DHL%", $7 = 0, $8 = 100220243, $9 = 100220244,
--   $10 = 100220251, $11 = 100220252, $12 = "2024-07-01", $13 = "2025-06-30", $14 = 1
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH, fact.service as SERVICE1,
  sum(round(fact.net_amount * fact.usd_rate, 2)) as AMOUNT, cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.pickup_date_partition between $3 and $4
  and fact.carrier_name <> $5
  and fact.carrier_name not like $6
  and fact.net_amount <> $7
  and fact.pickup_date_partition in ($8, $9, $10, $11)
  and fact.pickup_date between cast($12 as date) and cast($13 as date)
  and fact.carrier_id in ($14)
group by cast(date_trunc('month', fact.pickup_date) as date), fact.service
order by MONTH asc nulls last, SERVICE1 asc nulls last;

-- 560, Spend by Zone, by month
-- $1 = 5, $2 = 1001, $3 = 100120243, $4 = 100120252, $5 = "USPS", $6 = "DHL%", $7 = 100220243, $8 = 100220244,
--   $9 = 100220251, $10 = 100220252, $11 = "2024-07-01", $12 = "2025-06-30", $13 = 1
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH, fact.zone as ZONE,
  sum(fact.net_amount_usd) as AMOUNT, cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES
from rollup_pickup_status as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.pickup_date_partition between $3 and $4
  and fact.carrier_name <> $5
  and fact.carrier_name not like $6
  and fact.has_net_amount
  and fact.pickup_date_partition in ($7, $8, $9, $10)
  and fact.pickup_date between cast($11 as date) and cast($12 as date)
  and fact.carrier_id in ($13)
group by cast(date_trunc('month', fact.pickup_date) as date), fact.zone
order by MONTH asc nulls last, ZONE asc nulls last;

-- 566, Delivery, by month
-- $1 = "On Time", $2 = 0, $3 = "Late", $4 = "Exception", $5 = "Pending Late", $6 = 5, $7 = 1001, $8 = 100120243,
--   $9 = 100120252, $10 = 100220243, $11 = 100220244, $12 = 100220251, $13 = 100220252, $14 = "2024-07-01",
--   $15 = "2025-06-30", $16 = 1
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH,
  cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint) as ON_TIME,
  cast(sum(case when fact.tracking_status = $3 then fact.no_of_pkgs else $2 end) as bigint) as LATES,
  cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint) as EXCEPTIONS,
  cast(sum(case when fact.tracking_status = $5 then fact.no_of_pkgs else $2 end) as bigint) as PENDING,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES
from rollup_pickup_status as fact
where fact.load_id <= $6
  and fact.client_id = $7
  and fact.pickup_date_partition between $8 and $9
  and fact.pickup_date_partition in ($10, $11, $12, $13)
  and fact.pickup_date between cast($14 as date) and cast($15 as date)
  and fact.carrier_id in ($16)
group by cast(date_trunc('month', fact.pickup_date) as date)
order by MONTH asc nulls last;

-- 567, Delivery by Carrier, by month
-- $1 = "On Time", $2 = 0, $3 = "Late", $4 = "Exception", $5 = "Pending Late", $6 = 5, $7 = 1001, $8 = 100120243,
--   $9 = 100120252, $10 = 100220243, $11 = 100220244, $12 = 100220251, $13 = 100220252, $14 = "2024-07-01",
--   $15 = "2025-06-30", $16 = 1
select cast(date_trunc('month', fact.pickup_date) as date) as MONTH, fact.carrier_name as CARRIER,
  cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint) as ON_TIME,
  cast(sum(case when fact.tracking_status = $3 then fact.no_of_pkgs else $2 end) as bigint) as LATES,
  cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint) as EXCEPTIONS,
  cast(sum(case when fact.tracking_status = $5 then fact.no_of_pkgs else $2 end) as bigint) as PENDING,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES
from rollup_pickup_status as fact
where fact.load_id <= $6
  and fact.client_id = $7
  and fact.pickup_date_partition between $8 and $9
  and fact.pickup_date_partition in ($10, $11, $12, $13)
  and fact.pickup_date between cast($14 as date) and cast($15 as date)
  and fact.carrier_id in ($16)
group by cast(date_trunc('month', fact.pickup_date) as date), fact.carrier_name
order by MONTH asc nulls last, CARRIER asc nulls last;
