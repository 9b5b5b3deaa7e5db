-- carrier_name
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = ""
select fact.carrier_name as NAME, fact.carrier_name as VALUE,
  cast(sum(case when fact.has_net_amount_usd then fact.row_count else $1 end) as bigint) as ROWS
from rollup_bill_service as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.carrier_name is not null
  and fact.carrier_name <> $7
  and not (trim(coalesce(fact.carrier_name, '')) = '')
group by fact.carrier_name
order by NAME asc nulls last;

-- currency_code
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = ""
select fact.currency_code as NAME, fact.currency_code as VALUE,
  cast(sum(case when fact.has_net_amount_usd then fact.row_count else $1 end) as bigint) as ROWS
from rollup_bill_service as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.currency_code is not null
  and fact.currency_code <> $7
  and not (trim(coalesce(fact.currency_code, '')) = '')
group by fact.currency_code
order by NAME asc nulls last;

-- service_category
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = ""
select fact.service_category as NAME, fact.service_category as VALUE,
  cast(sum(case when fact.has_net_amount_usd then fact.row_count else $1 end) as bigint) as ROWS
from rollup_bill_service as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.service_category is not null
  and fact.service_category <> $7
  and not (trim(coalesce(fact.service_category, '')) = '')
group by fact.service_category
order by NAME asc nulls last;

-- account_division
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = "active", $8 = "inactive",
--   $9 = ""
select account.account_division as NAME, account.account_division as VALUE, fact.client_id as CLIENT_ID,
  cast(sum(case when fact.has_net_amount_usd then fact.row_count else $1 end) as bigint) as ROWS
from rollup_bill_service as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and case when account.active = false then 'inactive' else 'active' end in ($7, $8)
  and account.account_division is not null
  and account.account_division <> $9
  and not (trim(coalesce(account.account_division, '')) = '')
group by account.account_division, fact.client_id
order by NAME asc nulls last, CLIENT_ID asc nulls last;

-- account_group
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = "active", $8 = "inactive",
--   $9 = ""
select account.account_group as NAME, account.account_group as VALUE, fact.client_id as CLIENT_ID,
  cast(sum(case when fact.has_net_amount_usd then fact.row_count else $1 end) as bigint) as ROWS
from rollup_bill_service as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and case when account.active = false then 'inactive' else 'active' end in ($7, $8)
  and account.account_group is not null
  and account.account_group <> $9
  and not (trim(coalesce(account.account_group, '')) = '')
group by account.account_group, fact.client_id
order by NAME asc nulls last, CLIENT_ID asc nulls last;

-- account_number
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = "active", $8 = "inactive",
--   $9 = ""
select fact.account_number as NAME, fact.account_number as VALUE, fact.client_id as CLIENT_ID,
  cast(sum(case when fact.has_net_amount_usd then fact.row_count else $1 end) as bigint) as ROWS
from rollup_bill_account as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and case when account.active = false then 'inactive' else 'active' end in ($7, $8)
  and fact.account_number is not null
  and fact.account_number <> $9
  and not (trim(coalesce(fact.account_number, '')) = '')
group by fact.account_number, fact.client_id
order by NAME asc nulls last, CLIENT_ID asc nulls last;

-- zone
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = ""
select case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end as NAME,
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end as VALUE,
  cast(sum(case when fact.has_net_amount_usd then fact.row_count else $1 end) as bigint) as ROWS
from rollup_bill_status as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end is not null
  and case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end <> $7
  and not (trim(coalesce(case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end, '')) = '')
group by case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(ltrim(fact.zone, '0'), ''), '0') end
order by NAME asc nulls last;

-- bill_option
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = ""
select fact.bill_option as NAME, fact.bill_option as VALUE,
  cast(sum(case when fact.has_net_amount_usd then fact.row_count else $1 end) as bigint) as ROWS
from rollup_bill_account as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.bill_option is not null
  and fact.bill_option <> $7
  and not (trim(coalesce(fact.bill_option, '')) = '')
group by fact.bill_option
order by NAME asc nulls last;

-- normalised_sender_country
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = ""
select fact.normalised_sender_country as NAME, fact.normalised_sender_country as VALUE,
  cast(sum(case when fact.has_net_amount_usd then fact.row_count else $1 end) as bigint) as ROWS
from rollup_bill_sender as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.normalised_sender_country is not null
  and fact.normalised_sender_country <> $7
  and not (trim(coalesce(fact.normalised_sender_country, '')) = '')
group by fact.normalised_sender_country
order by NAME asc nulls last;

-- normalised_sender_state
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = ""
select fact.normalised_sender_state as NAME, fact.normalised_sender_state as VALUE,
  cast(sum(case when fact.has_net_amount_usd then fact.row_count else $1 end) as bigint) as ROWS
from rollup_bill_sender as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.normalised_sender_state is not null
  and fact.normalised_sender_state <> $7
  and not (trim(coalesce(fact.normalised_sender_state, '')) = '')
group by fact.normalised_sender_state
order by NAME asc nulls last;

-- normalised_consignee_country
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = ""
select fact.normalised_consignee_country as NAME, fact.normalised_consignee_country as VALUE,
  cast(sum(case when fact.has_net_amount_usd then fact.row_count else $1 end) as bigint) as ROWS
from rollup_bill_consignee as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.normalised_consignee_country is not null
  and fact.normalised_consignee_country <> $7
  and not (trim(coalesce(fact.normalised_consignee_country, '')) = '')
group by fact.normalised_consignee_country
order by NAME asc nulls last;

-- normalised_consignee_state
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = ""
select fact.normalised_consignee_state as NAME, fact.normalised_consignee_state as VALUE,
  cast(sum(case when fact.has_net_amount_usd then fact.row_count else $1 end) as bigint) as ROWS
from rollup_bill_consignee as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.normalised_consignee_state is not null
  and fact.normalised_consignee_state <> $7
  and not (trim(coalesce(fact.normalised_consignee_state, '')) = '')
group by fact.normalised_consignee_state
order by NAME asc nulls last;

-- cost_centre
-- $1 = 0, $2 = 1, $3 = 5, $4 = 1001, $5 = 100120251, $6 = "2025-01-01", $7 = "2025-03-31", $8 = ""
select fact.cost_centre as NAME, fact.cost_centre as VALUE,
  cast(sum(case when fact.net_amount_usd <> $1 then $2 else $1 end) as bigint) as ROWS
from package_level_info as fact
where fact.load_id <= $3
  and fact.client_id = $4
  and fact.bill_date_partition between $5 and $5
  and fact.bill_date between cast($6 as date) and cast($7 as date)
  and fact.cost_centre is not null
  and fact.cost_centre <> $8
  and not (trim(coalesce(fact.cost_centre, '')) = '')
group by fact.cost_centre
order by NAME asc nulls last;

-- order_number
-- $1 = 0, $2 = 1, $3 = 5, $4 = 1001, $5 = 100120251, $6 = "2025-01-01", $7 = "2025-03-31", $8 = ""
select fact.order_number as NAME, fact.order_number as VALUE,
  cast(sum(case when fact.net_amount_usd <> $1 then $2 else $1 end) as bigint) as ROWS
from package_level_info as fact
where fact.load_id <= $3
  and fact.client_id = $4
  and fact.bill_date_partition between $5 and $5
  and fact.bill_date between cast($6 as date) and cast($7 as date)
  and fact.order_number is not null
  and fact.order_number <> $8
  and not (trim(coalesce(fact.order_number, '')) = '')
group by fact.order_number
order by NAME asc nulls last;

-- sku
-- $1 = 0, $2 = 1, $3 = 5, $4 = 1001, $5 = 100120251, $6 = "2025-01-01", $7 = "2025-03-31", $8 = ""
select fact.sku as NAME, fact.sku as VALUE,
  cast(sum(case when fact.net_amount_usd <> $1 then $2 else $1 end) as bigint) as ROWS
from package_level_info as fact
where fact.load_id <= $3
  and fact.client_id = $4
  and fact.bill_date_partition between $5 and $5
  and fact.bill_date between cast($6 as date) and cast($7 as date)
  and fact.sku is not null
  and fact.sku <> $8
  and not (trim(coalesce(fact.sku, '')) = '')
group by fact.sku
order by NAME asc nulls last;

-- carton
-- $1 = 0, $2 = 1, $3 = 5, $4 = 1001, $5 = 100120251, $6 = "2025-01-01", $7 = "2025-03-31", $8 = ""
select fact.carton as NAME, fact.carton as VALUE,
  cast(sum(case when fact.net_amount_usd <> $1 then $2 else $1 end) as bigint) as ROWS
from package_level_info as fact
where fact.load_id <= $3
  and fact.client_id = $4
  and fact.bill_date_partition between $5 and $5
  and fact.bill_date between cast($6 as date) and cast($7 as date)
  and fact.carton is not null
  and fact.carton <> $8
  and not (trim(coalesce(fact.carton, '')) = '')
group by fact.carton
order by NAME asc nulls last;

-- credit_type
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = ""
select fact.credit_type as NAME, fact.credit_type as VALUE,
  cast(sum(case when fact.has_total_refund_usd then fact.row_count else $1 end) as bigint) as ROWS
from rollup_bill_credit_type as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.credit_type is not null
  and fact.credit_type <> $7
  and not (trim(coalesce(fact.credit_type, '')) = '')
group by fact.credit_type
order by NAME asc nulls last;

-- accessorial
-- $1 = 0, $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = ""
select fact.accessorial_group as NAME, fact.accessorial_group as VALUE,
  cast(sum(case when fact.has_accessorial_usd then fact.row_count else $1 end) as bigint) as ROWS
from rollup_bill_accessorial as fact
where fact.load_id <= $2
  and fact.client_id = $3
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and fact.accessorial_group is not null
  and fact.accessorial_group <> $7
  and not (trim(coalesce(fact.accessorial_group, '')) = '')
group by fact.accessorial_group
order by NAME asc nulls last;

-- finding_rule
-- $1 = 0, $2 = 1,
--   $3 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   $4 = 5, $5 = 1001, $6 = 100120251, $7 = "2025-01-01", $8 = "2025-03-31", $9 = ""
select finding.finding_rule as NAME, finding.finding_rule as VALUE,
  cast(sum(case when coalesce(finding.recoverable_amount, 0) <> $1 then $2 else $1 end) as bigint) as ROWS
from package_level_info as fact
left join (
    select each.row as found_row, each.rule as finding_rule,
      each.confidence as finding_confidence, each.findings as finding_count,
  cast(cast(each.overcharged as double) / 100e0 as decimal(18, 2)) as overcharged_amount,
  cast(cast(each.recoverable as double) / 100e0 as decimal(18, 2)) as recoverable_amount,
  cast(cast(each.unproven as double) / 100e0 as decimal(18, 2)) as unproven_amount
    from (select unnest(from_json($3, '[{row:BIGINT,rule:VARCHAR,confidence:VARCHAR,findings:INTEGER,overcharged:BIGINT,recoverable:BIGINT,unproven:BIGINT}]'), recursive := true)) as each
  ) as finding on finding.found_row = fact.tracking_id
where fact.load_id <= $4
  and fact.client_id = $5
  and fact.bill_date_partition between $6 and $6
  and fact.bill_date between cast($7 as date) and cast($8 as date)
  and finding.finding_rule is not null
  and finding.finding_rule <> $9
  and not (trim(coalesce(finding.finding_rule, '')) = '')
group by finding.finding_rule
order by NAME asc nulls last;

-- finding_confidence
-- $1 = 0, $2 = 1,
--   $3 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   $4 = 5, $5 = 1001, $6 = 100120251, $7 = "2025-01-01", $8 = "2025-03-31", $9 = ""
select finding.finding_confidence as NAME, finding.finding_confidence as VALUE,
  cast(sum(case when coalesce(finding.recoverable_amount, 0) <> $1 then $2 else $1 end) as bigint) as ROWS
from package_level_info as fact
left join (
    select each.row as found_row, each.rule as finding_rule,
      each.confidence as finding_confidence, each.findings as finding_count,
  cast(cast(each.overcharged as double) / 100e0 as decimal(18, 2)) as overcharged_amount,
  cast(cast(each.recoverable as double) / 100e0 as decimal(18, 2)) as recoverable_amount,
  cast(cast(each.unproven as double) / 100e0 as decimal(18, 2)) as unproven_amount
    from (select unnest(from_json($3, '[{row:BIGINT,rule:VARCHAR,confidence:VARCHAR,findings:INTEGER,overcharged:BIGINT,recoverable:BIGINT,unproven:BIGINT}]'), recursive := true)) as each
  ) as finding on finding.found_row = fact.tracking_id
where fact.load_id <= $4
  and fact.client_id = $5
  and fact.bill_date_partition between $6 and $6
  and fact.bill_date between cast($7 as date) and cast($8 as date)
  and finding.finding_confidence is not null
  and finding.finding_confidence <> $9
  and not (trim(coalesce(finding.finding_confidence, '')) = '')
group by finding.finding_confidence
order by NAME asc nulls last;
