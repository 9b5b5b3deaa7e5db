-- comparisonSpend, comparisonBreakdown by service_category
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

-- comparisonSpend, comparisonTrends monthly
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

-- comparisonSpend, comparisonTrends monthly by service_category
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

-- comparisonCarrierScore, comparisonBreakdown by service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select fact.service_category as NAME, cast(sum(fact.no_of_pkgs) as bigint) as VALUE
from rollup_bill_status as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.tracking_status is not null
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- comparisonCarrierScore, comparisonTrends monthly
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, cast(sum(fact.no_of_pkgs) as bigint) as VALUE
from rollup_bill_status as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.tracking_status is not null
group by cast(date_trunc('month', fact.bill_date) as date)
order by PERIOD asc nulls last;

-- comparisonCarrierScore, comparisonTrends monthly by service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, fact.service_category as NAME,
  cast(sum(fact.no_of_pkgs) as bigint) as VALUE
from rollup_bill_status as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.tracking_status is not null
group by cast(date_trunc('month', fact.bill_date) as date), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;

-- comparisonRefund, comparisonBreakdown by service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select fact.service_category as NAME, sum(fact.total_refund_amount_usd) as VALUE
from rollup_bill_credit_type as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_total_refund_usd
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- comparisonRefund, comparisonTrends monthly
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, sum(fact.total_refund_amount_usd) as VALUE
from rollup_bill_credit_type as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_total_refund_usd
group by cast(date_trunc('month', fact.bill_date) as date)
order by PERIOD asc nulls last;

-- comparisonRefund, comparisonTrends monthly by service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, fact.service_category as NAME,
  sum(fact.total_refund_amount_usd) as VALUE
from rollup_bill_credit_type as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_total_refund_usd
group by cast(date_trunc('month', fact.bill_date) as date), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;

-- comparisonAccessorial, comparisonBreakdown by service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select fact.service_category as NAME, sum(fact.net_other_accessorial_amount_usd) as VALUE
from rollup_bill_accessorial as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_accessorial_usd
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- comparisonAccessorial, comparisonTrends monthly
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, sum(fact.net_other_accessorial_amount_usd) as VALUE
from rollup_bill_accessorial as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_accessorial_usd
group by cast(date_trunc('month', fact.bill_date) as date)
order by PERIOD asc nulls last;

-- comparisonAccessorial, comparisonTrends monthly by service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, fact.service_category as NAME,
  sum(fact.net_other_accessorial_amount_usd) as VALUE
from rollup_bill_accessorial as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_accessorial_usd
group by cast(date_trunc('month', fact.bill_date) as date), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;

-- comparisonWeight, comparisonBreakdown by service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select fact.service_category as NAME, sum(fact.bill_weight_pounds) as VALUE
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_bill_weight
  and fact.weight_counts
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- comparisonWeight, comparisonTrends monthly
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, sum(fact.bill_weight_pounds) as VALUE
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_bill_weight
  and fact.weight_counts
group by cast(date_trunc('month', fact.bill_date) as date)
order by PERIOD asc nulls last;

-- comparisonWeight, comparisonTrends monthly by service_category
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31"
select cast(date_trunc('month', fact.bill_date) as date) as PERIOD, fact.service_category as NAME,
  sum(fact.bill_weight_pounds) as VALUE
from rollup_bill_service as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.has_bill_weight
  and fact.weight_counts
group by cast(date_trunc('month', fact.bill_date) as date), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;

-- comparisonFindings, comparisonBreakdown by service_category
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

-- comparisonFindings, comparisonTrends monthly
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

-- comparisonFindings, comparisonTrends monthly by service_category
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
