-- amounts
-- p1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31"
select sum(CAST(coalesce(finding.recoverable_amount, 0), 'Nullable(Decimal(38, 2))')) as RECOVERABLE,
  CAST(sum(CAST(coalesce(finding.finding_count, 0), 'Nullable(Int64)')), 'Nullable(Int64)') as FINDINGCOUNT,
  sum(CAST(coalesce(finding.overcharged_amount, 0), 'Nullable(Decimal(38, 2))')) as OVERCHARGED,
  sum(CAST(coalesce(finding.unproven_amount, 0), 'Nullable(Decimal(38, 2))')) as UNPROVEN,
  sum(CAST(if(toTypeName(fact.net_amount_usd - coalesce(finding.overcharged_amount, 0)) like '%Float%',
  CAST(round(CAST(fact.net_amount_usd - coalesce(finding.overcharged_amount, 0),
  'Nullable(Float64)') * 100 + sign(CAST(fact.net_amount_usd - coalesce(finding.overcharged_amount, 0),
  'Nullable(Float64)')) * 1e-9), 'Nullable(Decimal(38, 2))') / 100,
  CAST(round(fact.net_amount_usd - coalesce(finding.overcharged_amount, 0), 2), 'Nullable(Decimal(38, 2))')),
  'Nullable(Decimal(38, 2))')) as EXPECTEDSPEND
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
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String});

-- trends monthly
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

-- trends monthly by service_category
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

-- breakdown by service_category
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

-- map consignee country
-- p1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = 0
select fact.normalised_consignee_country as NAME, sum(CAST(coalesce(finding.recoverable_amount, 0),
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
group by fact.normalised_consignee_country
order by VALUE desc nulls last, NAME asc nulls last;

-- grid, Default
-- p1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = 0
select fact.tracking_id as TRACKING_ID, fact.bill_date as BILL_DATE, fact.tracking_number as TRACKING_NUMBER,
  fact.carrier_name as CARRIER_NAME, fact.service as SERVICE, fact.net_amount_usd as NET_AMOUNT,
  finding.finding_rule as FINDING_RULE, finding.finding_confidence as FINDING_CONFIDENCE,
  coalesce(finding.finding_count, 0) as FINDING_COUNT,
  if(toTypeName(fact.net_amount_usd - coalesce(finding.overcharged_amount, 0)) like '%Float%',
  CAST(round(CAST(fact.net_amount_usd - coalesce(finding.overcharged_amount, 0),
  'Nullable(Float64)') * 100 + sign(CAST(fact.net_amount_usd - coalesce(finding.overcharged_amount, 0),
  'Nullable(Float64)')) * 1e-9), 'Nullable(Decimal(38, 2))') / 100,
  CAST(round(fact.net_amount_usd - coalesce(finding.overcharged_amount, 0), 2),
  'Nullable(Decimal(38, 2))')) as EXPECTED_AMOUNT, coalesce(finding.overcharged_amount, 0) as OVERCHARGED_AMOUNT,
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
where fact.tracking_id in (
select fact.tracking_id
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
order by fact.tracking_id asc nulls last
limit 100 offset 0
)
  and fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
order by fact.tracking_id asc nulls last;

-- grid, Default: lastRow
-- p1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = 0
select toInt64(count()) as LAST_ROW
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
  'Nullable(Decimal(38, 0))');

-- grid, Group by carrier
-- p1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = 0
select fact.carrier_name as CARRIER_NAME, CAST(sum(CAST(coalesce(finding.finding_count, 0), 'Nullable(Int64)')),
  'Nullable(Int64)') as FINDING_COUNT, sum(CAST(coalesce(finding.recoverable_amount, 0),
  'Nullable(Decimal(38, 2))')) as RECOVERABLE_AMOUNT
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
group by fact.carrier_name
order by CARRIER_NAME asc nulls last
limit 100 offset 0;

-- grid, Group by carrier: lastRow
-- p1 = "[{\"row\":3,\"rule\":\"Package billed twice\",\"confidence\":\"Likely\",\"findings\":1,\"overcharged\":30,\"recoverable\":21,\"unproven\":0}]",
--   p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = 0
select toInt64(count(distinct fact.carrier_name)) as LAST_ROW
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
  'Nullable(Decimal(38, 0))');
