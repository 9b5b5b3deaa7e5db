-- carrier_name
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = ""
select fact.carrier_name as NAME, fact.carrier_name as VALUE,
  CAST(sum(CAST(case when fact.has_net_amount_usd then CAST(fact.row_count, 'Nullable(Int64)') else CAST({p1:Int32},
  'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ROWS
from rollup_bill_service as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.carrier_name is not null
  and fact.carrier_name <> {p7:String}
  and not (trimBoth(coalesce(fact.carrier_name, '')) = '')
group by fact.carrier_name
order by NAME asc nulls last;

-- currency_code
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = ""
select fact.currency_code as NAME, fact.currency_code as VALUE,
  CAST(sum(CAST(case when fact.has_net_amount_usd then CAST(fact.row_count, 'Nullable(Int64)') else CAST({p1:Int32},
  'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ROWS
from rollup_bill_service as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.currency_code is not null
  and fact.currency_code <> {p7:String}
  and not (trimBoth(coalesce(fact.currency_code, '')) = '')
group by fact.currency_code
order by NAME asc nulls last;

-- service_category
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = ""
select fact.service_category as NAME, fact.service_category as VALUE,
  CAST(sum(CAST(case when fact.has_net_amount_usd then CAST(fact.row_count, 'Nullable(Int64)') else CAST({p1:Int32},
  'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ROWS
from rollup_bill_service as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.service_category is not null
  and fact.service_category <> {p7:String}
  and not (trimBoth(coalesce(fact.service_category, '')) = '')
group by fact.service_category
order by NAME asc nulls last;

-- account_division
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = "active", p8 = "inactive",
--   p9 = ""
select account.account_division as NAME, account.account_division as VALUE, fact.client_id as CLIENT_ID,
  CAST(sum(CAST(case when fact.has_net_amount_usd then CAST(fact.row_count, 'Nullable(Int64)') else CAST({p1:Int32},
  'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ROWS
from rollup_bill_service as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and if(isNull(case when account.active = false then 'inactive' else 'active' end), null,
  case when account.active = false then 'inactive' else 'active' end in ({p7:String}, {p8:String}))
  and account.account_division is not null
  and account.account_division <> {p9:String}
  and not (trimBoth(coalesce(account.account_division, '')) = '')
group by account.account_division, fact.client_id
order by NAME asc nulls last, CLIENT_ID asc nulls last;

-- account_group
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = "active", p8 = "inactive",
--   p9 = ""
select account.account_group as NAME, account.account_group as VALUE, fact.client_id as CLIENT_ID,
  CAST(sum(CAST(case when fact.has_net_amount_usd then CAST(fact.row_count, 'Nullable(Int64)') else CAST({p1:Int32},
  'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ROWS
from rollup_bill_service as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and if(isNull(case when account.active = false then 'inactive' else 'active' end), null,
  case when account.active = false then 'inactive' else 'active' end in ({p7:String}, {p8:String}))
  and account.account_group is not null
  and account.account_group <> {p9:String}
  and not (trimBoth(coalesce(account.account_group, '')) = '')
group by account.account_group, fact.client_id
order by NAME asc nulls last, CLIENT_ID asc nulls last;

-- account_number
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = "active", p8 = "inactive",
--   p9 = ""
select fact.account_number as NAME, fact.account_number as VALUE, fact.client_id as CLIENT_ID,
  CAST(sum(CAST(case when fact.has_net_amount_usd then CAST(fact.row_count, 'Nullable(Int64)') else CAST({p1:Int32},
  'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ROWS
from rollup_bill_account as fact
left join account on account.account_id = fact.account_id
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and if(isNull(case when account.active = false then 'inactive' else 'active' end), null,
  case when account.active = false then 'inactive' else 'active' end in ({p7:String}, {p8:String}))
  and fact.account_number is not null
  and fact.account_number <> {p9:String}
  and not (trimBoth(coalesce(fact.account_number, '')) = '')
group by fact.account_number, fact.client_id
order by NAME asc nulls last, CLIENT_ID asc nulls last;

-- zone
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = ""
select case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end as NAME,
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end as VALUE,
  CAST(sum(CAST(case when fact.has_net_amount_usd then CAST(fact.row_count, 'Nullable(Int64)') else CAST({p1:Int32},
  'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ROWS
from rollup_bill_status as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end is not null
  and case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end <> {p7:String}
  and not (trimBoth(coalesce(case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end, '')) = '')
group by case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end
order by NAME asc nulls last;

-- bill_option
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = ""
select fact.bill_option as NAME, fact.bill_option as VALUE,
  CAST(sum(CAST(case when fact.has_net_amount_usd then CAST(fact.row_count, 'Nullable(Int64)') else CAST({p1:Int32},
  'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ROWS
from rollup_bill_account as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.bill_option is not null
  and fact.bill_option <> {p7:String}
  and not (trimBoth(coalesce(fact.bill_option, '')) = '')
group by fact.bill_option
order by NAME asc nulls last;

-- normalised_sender_country
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = ""
select fact.normalised_sender_country as NAME, fact.normalised_sender_country as VALUE,
  CAST(sum(CAST(case when fact.has_net_amount_usd then CAST(fact.row_count, 'Nullable(Int64)') else CAST({p1:Int32},
  'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ROWS
from rollup_bill_sender as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.normalised_sender_country is not null
  and fact.normalised_sender_country <> {p7:String}
  and not (trimBoth(coalesce(fact.normalised_sender_country, '')) = '')
group by fact.normalised_sender_country
order by NAME asc nulls last;

-- normalised_sender_state
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = ""
select fact.normalised_sender_state as NAME, fact.normalised_sender_state as VALUE,
  CAST(sum(CAST(case when fact.has_net_amount_usd then CAST(fact.row_count, 'Nullable(Int64)') else CAST({p1:Int32},
  'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ROWS
from rollup_bill_sender as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.normalised_sender_state is not null
  and fact.normalised_sender_state <> {p7:String}
  and not (trimBoth(coalesce(fact.normalised_sender_state, '')) = '')
group by fact.normalised_sender_state
order by NAME asc nulls last;

-- normalised_consignee_country
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = ""
select fact.normalised_consignee_country as NAME, fact.normalised_consignee_country as VALUE,
  CAST(sum(CAST(case when fact.has_net_amount_usd then CAST(fact.row_count, 'Nullable(Int64)') else CAST({p1:Int32},
  'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ROWS
from rollup_bill_consignee as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.normalised_consignee_country is not null
  and fact.normalised_consignee_country <> {p7:String}
  and not (trimBoth(coalesce(fact.normalised_consignee_country, '')) = '')
group by fact.normalised_consignee_country
order by NAME asc nulls last;

-- normalised_consignee_state
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = ""
select fact.normalised_consignee_state as NAME, fact.normalised_consignee_state as VALUE,
  CAST(sum(CAST(case when fact.has_net_amount_usd then CAST(fact.row_count, 'Nullable(Int64)') else CAST({p1:Int32},
  'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ROWS
from rollup_bill_consignee as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.normalised_consignee_state is not null
  and fact.normalised_consignee_state <> {p7:String}
  and not (trimBoth(coalesce(fact.normalised_consignee_state, '')) = '')
group by fact.normalised_consignee_state
order by NAME asc nulls last;

-- cost_centre
-- p1 = 0, p2 = 1, p3 = 5, p4 = 1001, p5 = 100120251, p6 = "2025-01-01", p7 = "2025-03-31", p8 = ""
select fact.cost_centre as NAME, fact.cost_centre as VALUE, CAST(sum(CAST(case when CAST(fact.net_amount_usd,
  'Nullable(Decimal(38, 2))') <> CAST({p1:Int32}, 'Nullable(Decimal(38, 0))') then CAST({p2:Int32},
  'Nullable(Int64)') else CAST({p1:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ROWS
from package_level_info as fact
where fact.since_load <= {p3:Int32} and fact.until_load > {p3:Int32}
  and fact.client_id = {p4:Int32}
  and fact.bill_date_partition between {p5:Int32} and {p5:Int32}
  and fact.bill_date between toDate32({p6:String}) and toDate32({p7:String})
  and fact.cost_centre is not null
  and fact.cost_centre <> {p8:String}
  and not (trimBoth(coalesce(fact.cost_centre, '')) = '')
group by fact.cost_centre
order by NAME asc nulls last;

-- order_number
-- p1 = 0, p2 = 1, p3 = 5, p4 = 1001, p5 = 100120251, p6 = "2025-01-01", p7 = "2025-03-31", p8 = ""
select fact.order_number as NAME, fact.order_number as VALUE, CAST(sum(CAST(case when CAST(fact.net_amount_usd,
  'Nullable(Decimal(38, 2))') <> CAST({p1:Int32}, 'Nullable(Decimal(38, 0))') then CAST({p2:Int32},
  'Nullable(Int64)') else CAST({p1:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ROWS
from package_level_info as fact
where fact.since_load <= {p3:Int32} and fact.until_load > {p3:Int32}
  and fact.client_id = {p4:Int32}
  and fact.bill_date_partition between {p5:Int32} and {p5:Int32}
  and fact.bill_date between toDate32({p6:String}) and toDate32({p7:String})
  and fact.order_number is not null
  and fact.order_number <> {p8:String}
  and not (trimBoth(coalesce(fact.order_number, '')) = '')
group by fact.order_number
order by NAME asc nulls last;

-- sku
-- p1 = 0, p2 = 1, p3 = 5, p4 = 1001, p5 = 100120251, p6 = "2025-01-01", p7 = "2025-03-31", p8 = ""
select fact.sku as NAME, fact.sku as VALUE, CAST(sum(CAST(case when CAST(fact.net_amount_usd,
  'Nullable(Decimal(38, 2))') <> CAST({p1:Int32}, 'Nullable(Decimal(38, 0))') then CAST({p2:Int32},
  'Nullable(Int64)') else CAST({p1:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ROWS
from package_level_info as fact
where fact.since_load <= {p3:Int32} and fact.until_load > {p3:Int32}
  and fact.client_id = {p4:Int32}
  and fact.bill_date_partition between {p5:Int32} and {p5:Int32}
  and fact.bill_date between toDate32({p6:String}) and toDate32({p7:String})
  and fact.sku is not null
  and fact.sku <> {p8:String}
  and not (trimBoth(coalesce(fact.sku, '')) = '')
group by fact.sku
order by NAME asc nulls last;

-- carton
-- p1 = 0, p2 = 1, p3 = 5, p4 = 1001, p5 = 100120251, p6 = "2025-01-01", p7 = "2025-03-31", p8 = ""
select fact.carton as NAME, fact.carton as VALUE, CAST(sum(CAST(case when CAST(fact.net_amount_usd,
  'Nullable(Decimal(38, 2))') <> CAST({p1:Int32}, 'Nullable(Decimal(38, 0))') then CAST({p2:Int32},
  'Nullable(Int64)') else CAST({p1:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ROWS
from package_level_info as fact
where fact.since_load <= {p3:Int32} and fact.until_load > {p3:Int32}
  and fact.client_id = {p4:Int32}
  and fact.bill_date_partition between {p5:Int32} and {p5:Int32}
  and fact.bill_date between toDate32({p6:String}) and toDate32({p7:String})
  and fact.carton is not null
  and fact.carton <> {p8:String}
  and not (trimBoth(coalesce(fact.carton, '')) = '')
group by fact.carton
order by NAME asc nulls last;

-- credit_type
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = ""
select fact.credit_type as NAME, fact.credit_type as VALUE,
  CAST(sum(CAST(case when fact.has_total_refund_usd then CAST(fact.row_count, 'Nullable(Int64)') else CAST({p1:Int32},
  'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ROWS
from rollup_bill_credit_type as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.credit_type is not null
  and fact.credit_type <> {p7:String}
  and not (trimBoth(coalesce(fact.credit_type, '')) = '')
group by fact.credit_type
order by NAME asc nulls last;

-- accessorial
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = ""
select fact.accessorial_group as NAME, fact.accessorial_group as VALUE,
  CAST(sum(CAST(case when fact.has_accessorial_usd then CAST(fact.row_count, 'Nullable(Int64)') else CAST({p1:Int32},
  'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as ROWS
from rollup_bill_accessorial as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.accessorial_group is not null
  and fact.accessorial_group <> {p7:String}
  and not (trimBoth(coalesce(fact.accessorial_group, '')) = '')
group by fact.accessorial_group
order by NAME asc nulls last;

-- finding_rule
-- p1 = 0, p2 = 1,
--   p3 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   p4 = 5, p5 = 1001, p6 = 100120251, p7 = "2025-01-01", p8 = "2025-03-31", p9 = ""
select finding.finding_rule as NAME, finding.finding_rule as VALUE,
  CAST(sum(CAST(case when CAST(coalesce(finding.recoverable_amount, 0), 'Nullable(Decimal(38, 2))') <> CAST({p1:Int32},
  'Nullable(Decimal(38, 0))') then CAST({p2:Int32}, 'Nullable(Int64)') else CAST({p1:Int32}, 'Nullable(Int64)') end,
  'Nullable(Int64)')), 'Nullable(Int64)') as ROWS
from package_level_info as fact
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
  tupleElement(json_row, 'unproven') as unproven from (select arrayJoin(JSONExtract({p3:String},
  'Array(Tuple(row Nullable(Int64), rule Nullable(String), confidence Nullable(String), findings Nullable(Int32),
  overcharged Nullable(Int64), recoverable Nullable(Int64),
  unproven Nullable(Int64)))')) as json_row) as json_rows) as each
  ) as finding on finding.found_row = fact.tracking_id
where fact.since_load <= {p4:Int32} and fact.until_load > {p4:Int32}
  and fact.client_id = {p5:Int32}
  and fact.bill_date_partition between {p6:Int32} and {p6:Int32}
  and fact.bill_date between toDate32({p7:String}) and toDate32({p8:String})
  and finding.finding_rule is not null
  and finding.finding_rule <> {p9:String}
  and not (trimBoth(coalesce(finding.finding_rule, '')) = '')
group by finding.finding_rule
order by NAME asc nulls last;

-- finding_confidence
-- p1 = 0, p2 = 1,
--   p3 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   p4 = 5, p5 = 1001, p6 = 100120251, p7 = "2025-01-01", p8 = "2025-03-31", p9 = ""
select finding.finding_confidence as NAME, finding.finding_confidence as VALUE,
  CAST(sum(CAST(case when CAST(coalesce(finding.recoverable_amount, 0), 'Nullable(Decimal(38, 2))') <> CAST({p1:Int32},
  'Nullable(Decimal(38, 0))') then CAST({p2:Int32}, 'Nullable(Int64)') else CAST({p1:Int32}, 'Nullable(Int64)') end,
  'Nullable(Int64)')), 'Nullable(Int64)') as ROWS
from package_level_info as fact
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
  tupleElement(json_row, 'unproven') as unproven from (select arrayJoin(JSONExtract({p3:String},
  'Array(Tuple(row Nullable(Int64), rule Nullable(String), confidence Nullable(String), findings Nullable(Int32),
  overcharged Nullable(Int64), recoverable Nullable(Int64),
  unproven Nullable(Int64)))')) as json_row) as json_rows) as each
  ) as finding on finding.found_row = fact.tracking_id
where fact.since_load <= {p4:Int32} and fact.until_load > {p4:Int32}
  and fact.client_id = {p5:Int32}
  and fact.bill_date_partition between {p6:Int32} and {p6:Int32}
  and fact.bill_date between toDate32({p7:String}) and toDate32({p8:String})
  and finding.finding_confidence is not null
  and finding.finding_confidence <> {p9:String}
  and not (trimBoth(coalesce(finding.finding_confidence, '')) = '')
group by finding.finding_confidence
order by NAME asc nulls last;
