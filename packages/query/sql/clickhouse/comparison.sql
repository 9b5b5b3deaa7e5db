-- comparisonSpend, comparisonBreakdown by service_category
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "USPS", p7 = "DHL"
select fact.service_category as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name <> {p6:String}
  and not (startsWith(fact.carrier_name, {p7:String}))
  and fact.has_net_amount_usd
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- comparisonSpend, comparisonTrends monthly
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "USPS", p7 = "DHL"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name <> {p6:String}
  and not (startsWith(fact.carrier_name, {p7:String}))
  and fact.has_net_amount_usd
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by PERIOD asc nulls last;

-- comparisonSpend, comparisonTrends monthly by service_category
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "USPS", p7 = "DHL"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  fact.service_category as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name <> {p6:String}
  and not (startsWith(fact.carrier_name, {p7:String}))
  and fact.has_net_amount_usd
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)'), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;

-- comparisonCarrierScore, comparisonBreakdown by service_category
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select fact.service_category as NAME, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as VALUE
from rollup_bill_status as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.tracking_status is not null
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- comparisonCarrierScore, comparisonTrends monthly
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as VALUE
from rollup_bill_status as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.tracking_status is not null
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by PERIOD asc nulls last;

-- comparisonCarrierScore, comparisonTrends monthly by service_category
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  fact.service_category as NAME, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as VALUE
from rollup_bill_status as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.tracking_status is not null
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)'), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;

-- comparisonRefund, comparisonBreakdown by service_category
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select fact.service_category as NAME, sum(CAST(fact.total_refund_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_credit_type as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.has_total_refund_usd
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- comparisonRefund, comparisonTrends monthly
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  sum(CAST(fact.total_refund_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_credit_type as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.has_total_refund_usd
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by PERIOD asc nulls last;

-- comparisonRefund, comparisonTrends monthly by service_category
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  fact.service_category as NAME, sum(CAST(fact.total_refund_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_credit_type as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.has_total_refund_usd
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)'), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;

-- comparisonAccessorial, comparisonBreakdown by service_category
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select fact.service_category as NAME, sum(CAST(fact.net_other_accessorial_amount_usd,
  'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_accessorial as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.has_accessorial_usd
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- comparisonAccessorial, comparisonTrends monthly
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  sum(CAST(fact.net_other_accessorial_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_accessorial as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.has_accessorial_usd
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by PERIOD asc nulls last;

-- comparisonAccessorial, comparisonTrends monthly by service_category
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  fact.service_category as NAME, sum(CAST(fact.net_other_accessorial_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_accessorial as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.has_accessorial_usd
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)'), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;

-- comparisonWeight, comparisonBreakdown by service_category
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select fact.service_category as NAME, sum(CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))')) as VALUE
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.has_bill_weight
  and fact.weight_counts
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- comparisonWeight, comparisonTrends monthly
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  sum(CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))')) as VALUE
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.has_bill_weight
  and fact.weight_counts
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by PERIOD asc nulls last;

-- comparisonWeight, comparisonTrends monthly by service_category
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  fact.service_category as NAME, sum(CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))')) as VALUE
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.has_bill_weight
  and fact.weight_counts
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)'), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;

-- comparisonFindings, comparisonBreakdown by service_category
-- p1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = 0
select fact.service_category as NAME, sum(CAST(coalesce(finding.recoverable_amount, 0),
  'Nullable(Decimal(38, 2))')) as VALUE
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
  tupleElement(json_row, 'unproven') as unproven from (select arrayJoin(JSONExtract({p1:String},
  'Array(Tuple(row Nullable(Int64), rule Nullable(String), confidence Nullable(String), findings Nullable(Int32),
  overcharged Nullable(Int64), recoverable Nullable(Int64),
  unproven Nullable(Int64)))')) as json_row) as json_rows) as each
  ) as finding on finding.found_row = fact.tracking_id
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and CAST(coalesce(finding.recoverable_amount, 0), 'Nullable(Decimal(38, 2))') <> CAST({p7:Int32},
  'Nullable(Decimal(38, 0))')
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- comparisonFindings, comparisonTrends monthly
-- p1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = 0
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  sum(CAST(coalesce(finding.recoverable_amount, 0), 'Nullable(Decimal(38, 2))')) as VALUE
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
  tupleElement(json_row, 'unproven') as unproven from (select arrayJoin(JSONExtract({p1:String},
  'Array(Tuple(row Nullable(Int64), rule Nullable(String), confidence Nullable(String), findings Nullable(Int32),
  overcharged Nullable(Int64), recoverable Nullable(Int64),
  unproven Nullable(Int64)))')) as json_row) as json_rows) as each
  ) as finding on finding.found_row = fact.tracking_id
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and CAST(coalesce(finding.recoverable_amount, 0), 'Nullable(Decimal(38, 2))') <> CAST({p7:Int32},
  'Nullable(Decimal(38, 0))')
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by PERIOD asc nulls last;

-- comparisonFindings, comparisonTrends monthly by service_category
-- p1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = 0
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  fact.service_category as NAME, sum(CAST(coalesce(finding.recoverable_amount, 0), 'Nullable(Decimal(38, 2))')) as VALUE
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
  tupleElement(json_row, 'unproven') as unproven from (select arrayJoin(JSONExtract({p1:String},
  'Array(Tuple(row Nullable(Int64), rule Nullable(String), confidence Nullable(String), findings Nullable(Int32),
  overcharged Nullable(Int64), recoverable Nullable(Int64),
  unproven Nullable(Int64)))')) as json_row) as json_rows) as each
  ) as finding on finding.found_row = fact.tracking_id
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and CAST(coalesce(finding.recoverable_amount, 0), 'Nullable(Decimal(38, 2))') <> CAST({p7:Int32},
  'Nullable(Decimal(38, 0))')
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)'), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;
