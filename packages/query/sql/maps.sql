-- consignee country
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "USPS", $7 = "DHL"
select fact.normalised_consignee_country as NAME, sum(fact.net_amount_usd) as VALUE
from rollup_bill_consignee as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name <> $6
  and not (starts_with(fact.carrier_name, $7))
  and fact.has_net_amount
group by fact.normalised_consignee_country
order by VALUE desc nulls last, NAME asc nulls last;

-- consignee state
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "USPS", $7 = "DHL", $8 = "US"
select fact.normalised_consignee_state as NAME, sum(fact.net_amount_usd) as VALUE
from rollup_bill_consignee as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name <> $6
  and not (starts_with(fact.carrier_name, $7))
  and fact.has_net_amount
  and fact.normalised_consignee_country = $8
group by fact.normalised_consignee_state
order by VALUE desc nulls last, NAME asc nulls last;

-- consignee county
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "USPS", $7 = "DHL", $8 = 0, $9 = "US"
select fact.consignee_county as NAME, sum(round(fact.net_amount * fact.usd_rate, 2)) as VALUE
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name <> $6
  and not (starts_with(fact.carrier_name, $7))
  and fact.net_amount <> $8
  and fact.normalised_consignee_country = $9
  and fact.consignee_county is not null
group by fact.consignee_county
order by VALUE desc nulls last, NAME asc nulls last;

-- sender country
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "USPS", $7 = "DHL"
select fact.normalised_sender_country as NAME, sum(fact.net_amount_usd) as VALUE
from rollup_bill_sender as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name <> $6
  and not (starts_with(fact.carrier_name, $7))
  and fact.has_net_amount
group by fact.normalised_sender_country
order by VALUE desc nulls last, NAME asc nulls last;

-- sender state
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "USPS", $7 = "DHL", $8 = "US"
select fact.normalised_sender_state as NAME, sum(fact.net_amount_usd) as VALUE
from rollup_bill_sender as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name <> $6
  and not (starts_with(fact.carrier_name, $7))
  and fact.has_net_amount
  and fact.normalised_sender_country = $8
group by fact.normalised_sender_state
order by VALUE desc nulls last, NAME asc nulls last;

-- sender county
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "USPS", $7 = "DHL", $8 = 0, $9 = "US"
select fact.sender_county as NAME, sum(round(fact.net_amount * fact.usd_rate, 2)) as VALUE
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name <> $6
  and not (starts_with(fact.carrier_name, $7))
  and fact.net_amount <> $8
  and fact.normalised_sender_country = $9
  and fact.sender_county is not null
group by fact.sender_county
order by VALUE desc nulls last, NAME asc nulls last;

-- parcels, consignee country
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

-- freight, consignee country
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "freight", $7 = "TFGHT", $8 = "FGHT",
--   $9 = "TDSC", $10 = "DSC", $11 = "zeropayclose", $12 = "ode", $13 = "duplicate"
select fact.normalised_consignee_country as NAME, sum(round(fact.net_amount * fact.usd_rate, 2)) as SPEND
from charge_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.bucket_name = $6
  and (fact.accessorial_code is null or fact.accessorial_code not in ($7, $8, $9, $10))
  and (fact.invoice_status is null or fact.invoice_status not in ($11, $12, $13))
group by fact.normalised_consignee_country
order by SPEND desc nulls last, NAME asc nulls last;

-- parcels, consignee state
-- $1 = "Late", $2 = 0, $3 = 100, $4 = "Exception", $5 = 5, $6 = 1001, $7 = 100120251, $8 = "2025-01-01",
--   $9 = "2025-03-31", $10 = "parcel", $11 = "US"
select fact.normalised_consignee_state as NAME, sum(fact.net_amount_usd) as SPEND,
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
  and fact.normalised_consignee_country = $11
group by fact.normalised_consignee_state
order by SPEND desc nulls last, NAME asc nulls last;

-- freight, consignee state
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "freight", $7 = "TFGHT", $8 = "FGHT",
--   $9 = "TDSC", $10 = "DSC", $11 = "zeropayclose", $12 = "ode", $13 = "duplicate", $14 = "US"
select fact.normalised_consignee_state as NAME, sum(round(fact.net_amount * fact.usd_rate, 2)) as SPEND
from charge_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.bucket_name = $6
  and (fact.accessorial_code is null or fact.accessorial_code not in ($7, $8, $9, $10))
  and (fact.invoice_status is null or fact.invoice_status not in ($11, $12, $13))
  and fact.normalised_consignee_country = $14
group by fact.normalised_consignee_state
order by SPEND desc nulls last, NAME asc nulls last;

-- parcels, consignee county
-- $1 = "Late", $2 = 0, $3 = 100, $4 = "Exception", $5 = 5, $6 = 1001, $7 = 100120251, $8 = "2025-01-01",
--   $9 = "2025-03-31", $10 = "parcel", $11 = "US"
select fact.consignee_county as NAME, sum(round(fact.net_amount * fact.usd_rate, 2)) as SPEND,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES,
  cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint) as LATE,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as LATE_PERCENTAGE,
  cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint) as EXCEPTIONS,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as EXCEPTION_PERCENTAGE
from package_level_info as fact
where fact.load_id <= $5
  and fact.client_id = $6
  and fact.bill_date_partition between $7 and $7
  and fact.bill_date between cast($8 as date) and cast($9 as date)
  and fact.bucket_name = $10
  and fact.normalised_consignee_country = $11
  and fact.consignee_county is not null
group by fact.consignee_county
order by SPEND desc nulls last, NAME asc nulls last;

-- freight, consignee county
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "freight", $7 = "TFGHT", $8 = "FGHT",
--   $9 = "TDSC", $10 = "DSC", $11 = "zeropayclose", $12 = "ode", $13 = "duplicate", $14 = "US"
select fact.consignee_county as NAME, sum(round(fact.net_amount * fact.usd_rate, 2)) as SPEND
from charge_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.bucket_name = $6
  and (fact.accessorial_code is null or fact.accessorial_code not in ($7, $8, $9, $10))
  and (fact.invoice_status is null or fact.invoice_status not in ($11, $12, $13))
  and fact.normalised_consignee_country = $14
  and fact.consignee_county is not null
group by fact.consignee_county
order by SPEND desc nulls last, NAME asc nulls last;

-- parcels, sender country
-- $1 = "Late", $2 = 0, $3 = 100, $4 = "Exception", $5 = 5, $6 = 1001, $7 = 100120251, $8 = "2025-01-01",
--   $9 = "2025-03-31", $10 = "parcel"
select fact.normalised_sender_country as NAME, sum(round(fact.net_amount * fact.usd_rate, 2)) as SPEND,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES,
  cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint) as LATE,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as LATE_PERCENTAGE,
  cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint) as EXCEPTIONS,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as EXCEPTION_PERCENTAGE
from package_level_info as fact
where fact.load_id <= $5
  and fact.client_id = $6
  and fact.bill_date_partition between $7 and $7
  and fact.bill_date between cast($8 as date) and cast($9 as date)
  and fact.bucket_name = $10
group by fact.normalised_sender_country
order by SPEND desc nulls last, NAME asc nulls last;

-- freight, sender country
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "freight", $7 = "TFGHT", $8 = "FGHT",
--   $9 = "TDSC", $10 = "DSC", $11 = "zeropayclose", $12 = "ode", $13 = "duplicate"
select fact.normalised_sender_country as NAME, sum(round(fact.net_amount * fact.usd_rate, 2)) as SPEND
from charge_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.bucket_name = $6
  and (fact.accessorial_code is null or fact.accessorial_code not in ($7, $8, $9, $10))
  and (fact.invoice_status is null or fact.invoice_status not in ($11, $12, $13))
group by fact.normalised_sender_country
order by SPEND desc nulls last, NAME asc nulls last;

-- parcels, sender state
-- $1 = "Late", $2 = 0, $3 = 100, $4 = "Exception", $5 = 5, $6 = 1001, $7 = 100120251, $8 = "2025-01-01",
--   $9 = "2025-03-31", $10 = "parcel", $11 = "US"
select fact.normalised_sender_state as NAME, sum(round(fact.net_amount * fact.usd_rate, 2)) as SPEND,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES,
  cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint) as LATE,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as LATE_PERCENTAGE,
  cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint) as EXCEPTIONS,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as EXCEPTION_PERCENTAGE
from package_level_info as fact
where fact.load_id <= $5
  and fact.client_id = $6
  and fact.bill_date_partition between $7 and $7
  and fact.bill_date between cast($8 as date) and cast($9 as date)
  and fact.bucket_name = $10
  and fact.normalised_sender_country = $11
group by fact.normalised_sender_state
order by SPEND desc nulls last, NAME asc nulls last;

-- freight, sender state
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "freight", $7 = "TFGHT", $8 = "FGHT",
--   $9 = "TDSC", $10 = "DSC", $11 = "zeropayclose", $12 = "ode", $13 = "duplicate", $14 = "US"
select fact.normalised_sender_state as NAME, sum(round(fact.net_amount * fact.usd_rate, 2)) as SPEND
from charge_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.bucket_name = $6
  and (fact.accessorial_code is null or fact.accessorial_code not in ($7, $8, $9, $10))
  and (fact.invoice_status is null or fact.invoice_status not in ($11, $12, $13))
  and fact.normalised_sender_country = $14
group by fact.normalised_sender_state
order by SPEND desc nulls last, NAME asc nulls last;

-- parcels, sender county
-- $1 = "Late", $2 = 0, $3 = 100, $4 = "Exception", $5 = 5, $6 = 1001, $7 = 100120251, $8 = "2025-01-01",
--   $9 = "2025-03-31", $10 = "parcel", $11 = "US"
select fact.sender_county as NAME, sum(round(fact.net_amount * fact.usd_rate, 2)) as SPEND,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES,
  cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint) as LATE,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as LATE_PERCENTAGE,
  cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint) as EXCEPTIONS,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as EXCEPTION_PERCENTAGE
from package_level_info as fact
where fact.load_id <= $5
  and fact.client_id = $6
  and fact.bill_date_partition between $7 and $7
  and fact.bill_date between cast($8 as date) and cast($9 as date)
  and fact.bucket_name = $10
  and fact.normalised_sender_country = $11
  and fact.sender_county is not null
group by fact.sender_county
order by SPEND desc nulls last, NAME asc nulls last;

-- freight, sender county
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "freight", $7 = "TFGHT", $8 = "FGHT",
--   $9 = "TDSC", $10 = "DSC", $11 = "zeropayclose", $12 = "ode", $13 = "duplicate", $14 = "US"
select fact.sender_county as NAME, sum(round(fact.net_amount * fact.usd_rate, 2)) as SPEND
from charge_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.bucket_name = $6
  and (fact.accessorial_code is null or fact.accessorial_code not in ($7, $8, $9, $10))
  and (fact.invoice_status is null or fact.invoice_status not in ($11, $12, $13))
  and fact.normalised_sender_country = $14
  and fact.sender_county is not null
group by fact.sender_county
order by SPEND desc nulls last, NAME asc nulls last;
