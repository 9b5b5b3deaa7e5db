-- amounts
-- $1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31"
select sum(coalesce(finding.recoverable_amount, 0)) as RECOVERABLE,
  cast(sum(coalesce(finding.finding_count, 0)) as bigint) as FINDINGCOUNT,
  sum(coalesce(finding.overcharged_amount, 0)) as OVERCHARGED, sum(coalesce(finding.unproven_amount, 0)) as UNPROVEN,
  sum(cast(fact.net_amount_usd - coalesce(finding.overcharged_amount, 0) as decimal(18, 2))) as EXPECTEDSPEND
from package_level_info as fact
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
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date);

-- trends monthly
-- $1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = 0
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD,
  sum(coalesce(finding.recoverable_amount, 0)) as VALUE
from package_level_info as fact
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
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and coalesce(finding.recoverable_amount, 0) <> $7
group by cast(date_trunc('month', fact.bill_date) as date)
order by PERIOD asc nulls last;

-- trends monthly by service_category
-- $1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = 0
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, fact.service_category as NAME,
  sum(coalesce(finding.recoverable_amount, 0)) as VALUE
from package_level_info as fact
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
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and coalesce(finding.recoverable_amount, 0) <> $7
group by cast(date_trunc('month', fact.bill_date) as date), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;

-- breakdown by service_category
-- $1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = 0
select fact.service_category as NAME, sum(coalesce(finding.recoverable_amount, 0)) as VALUE
from package_level_info as fact
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
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and coalesce(finding.recoverable_amount, 0) <> $7
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- map consignee country
-- $1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = 0
select fact.normalised_consignee_country as NAME, sum(coalesce(finding.recoverable_amount, 0)) as VALUE
from package_level_info as fact
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
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and coalesce(finding.recoverable_amount, 0) <> $7
group by fact.normalised_consignee_country
order by VALUE desc nulls last, NAME asc nulls last;

-- grid, Default
-- $1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = 0, $8 = 100
select fact.tracking_id as TRACKING_ID, fact.bill_date as BILL_DATE, fact.tracking_number as TRACKING_NUMBER,
  fact.carrier_name as CARRIER_NAME, fact.service as SERVICE, fact.net_amount_usd as NET_AMOUNT,
  finding.finding_rule as FINDING_RULE, finding.finding_confidence as FINDING_CONFIDENCE,
  coalesce(finding.finding_count, 0) as FINDING_COUNT,
  cast(fact.net_amount_usd - coalesce(finding.overcharged_amount, 0) as decimal(18, 2)) as EXPECTED_AMOUNT,
  coalesce(finding.overcharged_amount, 0) as OVERCHARGED_AMOUNT,
  coalesce(finding.recoverable_amount, 0) as RECOVERABLE_AMOUNT, coalesce(finding.unproven_amount, 0) as UNPROVEN_AMOUNT,
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
left join (
    select each.row as found_row, each.rule as finding_rule,
      each.confidence as finding_confidence, each.findings as finding_count,
  cast(cast(each.overcharged as double) / 100e0 as decimal(18, 2)) as overcharged_amount,
  cast(cast(each.recoverable as double) / 100e0 as decimal(18, 2)) as recoverable_amount,
  cast(cast(each.unproven as double) / 100e0 as decimal(18, 2)) as unproven_amount
    from (select unnest(from_json($1, '[{row:BIGINT,rule:VARCHAR,confidence:VARCHAR,findings:INTEGER,overcharged:BIGINT,recoverable:BIGINT,unproven:BIGINT}]'), recursive := true)) as each
  ) as finding on finding.found_row = fact.tracking_id
where fact.rowid in (
select fact.rowid
from package_level_info as fact
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
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and coalesce(finding.recoverable_amount, 0) <> $7
order by fact.tracking_id asc nulls last
limit $8 offset $7
)
  and fact.load_id <= $2
  and fact.client_id = $3
order by fact.tracking_id asc nulls last;

-- grid, Default: lastRow
-- $1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = 0
select count(*) as LAST_ROW
from package_level_info as fact
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
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and coalesce(finding.recoverable_amount, 0) <> $7;

-- grid, Group by carrier
-- $1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = 0, $8 = 100
select fact.carrier_name as CARRIER_NAME, cast(sum(coalesce(finding.finding_count, 0)) as bigint) as FINDING_COUNT,
  sum(coalesce(finding.recoverable_amount, 0)) as RECOVERABLE_AMOUNT
from package_level_info as fact
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
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and coalesce(finding.recoverable_amount, 0) <> $7
group by fact.carrier_name
order by CARRIER_NAME asc nulls last
limit $8 offset $7;

-- grid, Group by carrier: lastRow
-- $1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   $2 = 5, $3 = 1001, $4 = 100120251, $5 = "2025-01-01", $6 = "2025-03-31", $7 = 0
select count(distinct fact.carrier_name) as LAST_ROW
from package_level_info as fact
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
  and fact.bill_date_partition between $4 and $4
  and fact.bill_date between cast($5 as date) and cast($6 as date)
  and coalesce(finding.recoverable_amount, 0) <> $7;
