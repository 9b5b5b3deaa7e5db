-- carrier_name
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = ""
select distinct fact.carrier_name as NAME, fact.carrier_name as VALUE
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition in ($3)
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name is not null
  and fact.carrier_name <> $6
  and not (trim(coalesce(fact.carrier_name, '')) = '')
order by NAME asc nulls last;

-- currency_code
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = ""
select distinct fact.currency_code as NAME, fact.currency_code as VALUE
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition in ($3)
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.currency_code is not null
  and fact.currency_code <> $6
  and not (trim(coalesce(fact.currency_code, '')) = '')
order by NAME asc nulls last;

-- service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = ""
select distinct fact.service_category as NAME, fact.service_category as VALUE
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition in ($3)
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.service_category is not null
  and fact.service_category <> $6
  and not (trim(coalesce(fact.service_category, '')) = '')
order by NAME asc nulls last;

-- account_division
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = ""
select distinct account.account_division as NAME, account.account_division as VALUE
from rollup_bill_account as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition in ($3)
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and account.account_division is not null
  and account.account_division <> $6
  and not (trim(coalesce(account.account_division, '')) = '')
  and account.active
order by NAME asc nulls last;

-- account_group
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = ""
select distinct account.account_group as NAME, account.account_group as VALUE
from rollup_bill_account as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition in ($3)
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and account.account_group is not null
  and account.account_group <> $6
  and not (trim(coalesce(account.account_group, '')) = '')
  and account.active
order by NAME asc nulls last;

-- account_number
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = ""
select distinct fact.account_number as NAME, fact.account_number as VALUE
from rollup_bill_account as fact
left join account on account.account_id = fact.account_id
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition in ($3)
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.account_number is not null
  and fact.account_number <> $6
  and not (trim(coalesce(fact.account_number, '')) = '')
  and account.active
order by NAME asc nulls last;

-- zone
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = ""
select distinct fact.zone as NAME, fact.zone as VALUE
from rollup_bill_status as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition in ($3)
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.zone is not null
  and fact.zone <> $6
  and not (trim(coalesce(fact.zone, '')) = '')
order by NAME asc nulls last;

-- bill_option
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = ""
select distinct fact.bill_option as NAME, fact.bill_option as VALUE
from rollup_bill_account as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition in ($3)
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.bill_option is not null
  and fact.bill_option <> $6
  and not (trim(coalesce(fact.bill_option, '')) = '')
order by NAME asc nulls last;

-- normalised_sender_country
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = ""
select distinct fact.normalised_sender_country as NAME, fact.normalised_sender_country as VALUE
from rollup_bill_sender as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition in ($3)
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.normalised_sender_country is not null
  and fact.normalised_sender_country <> $6
  and not (trim(coalesce(fact.normalised_sender_country, '')) = '')
order by NAME asc nulls last;

-- normalised_sender_state
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = ""
select distinct fact.normalised_sender_state as NAME, fact.normalised_sender_state as VALUE
from rollup_bill_sender as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition in ($3)
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.normalised_sender_state is not null
  and fact.normalised_sender_state <> $6
  and not (trim(coalesce(fact.normalised_sender_state, '')) = '')
order by NAME asc nulls last;

-- normalised_consignee_country
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = ""
select distinct fact.normalised_consignee_country as NAME, fact.normalised_consignee_country as VALUE
from rollup_bill_consignee as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition in ($3)
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.normalised_consignee_country is not null
  and fact.normalised_consignee_country <> $6
  and not (trim(coalesce(fact.normalised_consignee_country, '')) = '')
order by NAME asc nulls last;

-- normalised_consignee_state
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = ""
select distinct fact.normalised_consignee_state as NAME, fact.normalised_consignee_state as VALUE
from rollup_bill_consignee as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition in ($3)
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.normalised_consignee_state is not null
  and fact.normalised_consignee_state <> $6
  and not (trim(coalesce(fact.normalised_consignee_state, '')) = '')
order by NAME asc nulls last;

-- credit_type
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = ""
select distinct fact.credit_type as NAME, fact.credit_type as VALUE
from rollup_bill_credit_type as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition in ($3)
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.credit_type is not null
  and fact.credit_type <> $6
  and not (trim(coalesce(fact.credit_type, '')) = '')
order by NAME asc nulls last;

-- accessorial
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = ""
select distinct fact.accessorial_group as NAME, fact.accessorial_group as VALUE
from rollup_bill_accessorial as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition in ($3)
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.accessorial_group is not null
  and fact.accessorial_group <> $6
  and not (trim(coalesce(fact.accessorial_group, '')) = '')
order by NAME asc nulls last;
