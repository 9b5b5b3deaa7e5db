-- costAvoidanceSummary, amounts
-- p1 = "USPS", p2 = "DHL", p3 = "0", p4 = "late ", p5 = " late ", p6 = "payment processing", p7 = 0, p8 = 1, p9 = 5,
--   p10 = 1001, p11 = 100120251, p12 = "2025-01-01", p13 = "2025-03-31"
select sum(CAST(case when fact.carrier_name <> {p1:String} and not (startsWith(fact.carrier_name, {p2:String})) then CAST(fact.net_amount_usd,
  'Nullable(Decimal(18, 2))') else CAST(CAST({p3:String}, 'Decimal(18, 2)'), 'Nullable(Decimal(18, 2))') end,
  'Nullable(Decimal(38, 2))')) as TOTALSPEND, sum(CAST(fact.address_correction_amt_usd,
  'Nullable(Decimal(38, 2))')) as ADDRESSCORRECTION, sum(CAST(fact.chargeback_amt_usd,
  'Nullable(Decimal(38, 2))')) as CHARGEBACK, sum(CAST(fact.declared_amt_usd,
  'Nullable(Decimal(38, 2))')) as DECLAREDVALUE, sum(CAST(fact.scc_audit_fee_amt_usd,
  'Nullable(Decimal(38, 2))')) as SCCAUDITFEE, sum(CAST(fact.net_amount_usd,
  'Nullable(Decimal(38, 2))')) as NETOFALLCARRIERS,
  sum(CAST(case when fact.carrier_name = {p1:String} or startsWith(fact.carrier_name, {p2:String}) then CAST(fact.net_amount_usd,
  'Nullable(Decimal(18, 2))') else CAST(CAST({p3:String}, 'Decimal(18, 2)'), 'Nullable(Decimal(18, 2))') end,
  'Nullable(Decimal(38, 2))')) as EXCLUDEDSPEND, sum(CAST(fact.shipping_charge_correction_amt_usd,
  'Nullable(Decimal(38, 2))')) as SHIPPINGCHARGECORRECTION,
  sum(CAST(case when startsWith(lowerUTF8(fact.charge_description),
  lowerUTF8({p4:String})) or (position(lowerUTF8(fact.charge_description),
  lowerUTF8({p5:String})) > 0) then CAST(fact.net_fee_amount_usd, 'Nullable(Decimal(18, 2))') else CAST(CAST({p3:String},
  'Decimal(18, 2)'), 'Nullable(Decimal(18, 2))') end, 'Nullable(Decimal(38, 2))')) as LATEPAYMENTFEES,
  sum(CAST(case when (position(lowerUTF8(fact.charge_description),
  lowerUTF8({p6:String})) > 0) then CAST(fact.net_fee_amount_usd, 'Nullable(Decimal(18, 2))') else CAST(CAST({p3:String},
  'Decimal(18, 2)'), 'Nullable(Decimal(18, 2))') end, 'Nullable(Decimal(38, 2))')) as PAYMENTPROCESSINGFEES,
  sum(CAST(case when CAST(fact.actual_weight_pounds, 'Nullable(Decimal(38, 6))') > CAST({p7:Int32},
  'Nullable(Decimal(38, 0))') and fact.bill_weight_pounds >= (CAST(fact.actual_weight_pounds,
  'Nullable(Decimal(18, 6))') + CAST({p8:Int32}, 'Nullable(Int64)')) then CAST(fact.net_transportation_amount_usd,
  'Nullable(Decimal(18, 2))') else CAST(CAST({p3:String}, 'Decimal(18, 2)'), 'Nullable(Decimal(18, 2))') end,
  'Nullable(Decimal(38, 2))')) as DIMENSIONALTRANSPORTATION
from package_level_info as fact
where fact.since_load <= {p9:Int32} and fact.until_load > {p9:Int32}
  and fact.client_id = {p10:Int32}
  and fact.bill_date_partition between {p11:Int32} and {p11:Int32}
  and fact.bill_date between toDate32({p12:String}) and toDate32({p13:String});

-- costAvoidanceSummary, trends monthly
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

-- costAvoidanceSummary, trends monthly by service_category
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

-- costAvoidanceSummary, breakdown by service_category
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

-- costAvoidanceSummary, breakdown Ground instead
-- p1 = 0, p2 = "freight", p3 = 500, p4 = 1000, p5 = 2000, p6 = 5000, p7 = 10000, p8 = 20000, p9 = 1, p10 = 16, p11 = 5,
--   p12 = 1001, p13 = 100120251, p14 = "2025-01-01", p15 = "2025-03-31", p16 = "parcel", p17 = "Ground",
--   p18 = "Next Day", p19 = "2 Day", p20 = "3 Day", p21 = "2", p22 = "3", p23 = "4", p24 = "5", p25 = "6", p26 = "7",
--   p27 = "8"
select fact.carrier_id as CARRIER, fact.service_category as SERVICE,
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end as ZONE,
  case when fact.no_of_pkgs = {p1:Int32} or fact.bill_weight_pounds is null then CAST({p1:Int32},
  'Nullable(Float64)') when fact.bucket_name = {p2:String} then CAST(case when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') < CAST({p3:Int32}, 'Nullable(Decimal(38, 0))') then CAST({p1:Int32},
  'Nullable(Int64)') when CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') < CAST({p4:Int32},
  'Nullable(Decimal(38, 0))') then CAST({p3:Int32}, 'Nullable(Int64)') when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') < CAST({p5:Int32}, 'Nullable(Decimal(38, 0))') then CAST({p4:Int32},
  'Nullable(Int64)') when CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') < CAST({p6:Int32},
  'Nullable(Decimal(38, 0))') then CAST({p5:Int32}, 'Nullable(Int64)') when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') < CAST({p7:Int32}, 'Nullable(Decimal(38, 0))') then CAST({p6:Int32},
  'Nullable(Int64)') when CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') < CAST({p8:Int32},
  'Nullable(Decimal(38, 0))') then CAST({p7:Int32}, 'Nullable(Int64)') else CAST({p8:Int32}, 'Nullable(Int64)') end,
  'Nullable(Float64)') when CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') < CAST({p9:Int32},
  'Nullable(Decimal(38, 0))') then CAST(CAST(CAST(ceiling(CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(18, 6))') * CAST({p10:Int32}, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Float64)') / nullif(CAST({p10:Int32}, 'Nullable(Float64)'), 0),
  'Nullable(Float64)') else CAST(CAST(ceiling(fact.bill_weight_pounds), 'Nullable(Int64)'),
  'Nullable(Float64)') end as WEIGHT_CLASS, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') as PACKAGES, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as COST,
  sum(CAST(CAST(fact.net_transportation_amount_usd,
  'Nullable(Decimal(18, 2))') + CAST(fact.net_fuel_surcharge_amount_usd, 'Nullable(Decimal(18, 2))'),
  'Nullable(Decimal(38, 2))')) as PRICE, CAST(sum(CAST(case when fact.delivery_date is not null then CAST({p9:Int32},
  'Nullable(Int64)') else CAST({p1:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as DELIVERED,
  CAST(sum(CAST(case when fact.delivery_date is not null then CAST(CAST(dateDiff('day', CAST(fact.pickup_date,
  'Nullable(Date32)'), CAST(fact.delivery_date, 'Nullable(Date32)')), 'Nullable(Int64)'),
  'Nullable(Int64)') else CAST({p1:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as DAYS
from package_level_info as fact
where fact.since_load <= {p11:Int32} and fact.until_load > {p11:Int32}
  and fact.client_id = {p12:Int32}
  and fact.bill_date_partition between {p13:Int32} and {p13:Int32}
  and fact.bill_date between toDate32({p14:String}) and toDate32({p15:String})
  and fact.no_of_pkgs > {p1:Int32}
  and fact.bucket_name = {p16:String}
  and fact.service_category in ({p17:String}, {p18:String}, {p19:String}, {p20:String})
  and if(isNull(case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end),
  null,
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end in ({p21:String}, {p22:String}, {p23:String}, {p24:String}, {p25:String}, {p26:String}, {p27:String}))
  and CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') > CAST({p1:Int32}, 'Nullable(Decimal(38, 0))')
group by fact.carrier_id, fact.service_category,
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end,
  case when fact.no_of_pkgs = {p1:Int32} or fact.bill_weight_pounds is null then CAST({p1:Int32},
  'Nullable(Float64)') when fact.bucket_name = {p2:String} then CAST(case when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') < CAST({p3:Int32}, 'Nullable(Decimal(38, 0))') then CAST({p1:Int32},
  'Nullable(Int64)') when CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') < CAST({p4:Int32},
  'Nullable(Decimal(38, 0))') then CAST({p3:Int32}, 'Nullable(Int64)') when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') < CAST({p5:Int32}, 'Nullable(Decimal(38, 0))') then CAST({p4:Int32},
  'Nullable(Int64)') when CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') < CAST({p6:Int32},
  'Nullable(Decimal(38, 0))') then CAST({p5:Int32}, 'Nullable(Int64)') when CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(38, 6))') < CAST({p7:Int32}, 'Nullable(Decimal(38, 0))') then CAST({p6:Int32},
  'Nullable(Int64)') when CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') < CAST({p8:Int32},
  'Nullable(Decimal(38, 0))') then CAST({p7:Int32}, 'Nullable(Int64)') else CAST({p8:Int32}, 'Nullable(Int64)') end,
  'Nullable(Float64)') when CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') < CAST({p9:Int32},
  'Nullable(Decimal(38, 0))') then CAST(CAST(CAST(ceiling(CAST(fact.bill_weight_pounds,
  'Nullable(Decimal(18, 6))') * CAST({p10:Int32}, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Float64)') / nullif(CAST({p10:Int32}, 'Nullable(Float64)'), 0),
  'Nullable(Float64)') else CAST(CAST(ceiling(fact.bill_weight_pounds), 'Nullable(Int64)'), 'Nullable(Float64)') end
order by CARRIER asc nulls last, SERVICE asc nulls last, ZONE asc nulls last, WEIGHT_CLASS asc nulls last;

-- costAvoidanceSummary, breakdown corrections of corrected addresses
-- p1 = " ", p2 = "", p3 = 5, p4 = 1001, p5 = 100120251, p6 = "2025-01-01", p7 = "2025-03-31", p8 = 0, p9 = 1
with inner_1 as (
select concat('', ifNull(upperUTF8(trimBoth(fact.consignee_address)), ''), ifNull({p1:String}, ''),
  ifNull(upperUTF8(coalesce(fact.consignee_city, {p2:String})), ''), ifNull({p1:String}, ''),
  ifNull(coalesce(fact.consignee_postal_code, {p2:String}), '')) as PLACE, sum(CAST(fact.address_correction_amt_usd,
  'Nullable(Decimal(38, 2))')) as COST, toInt64(count()) as CORRECTIONS
from package_level_info as fact
where fact.since_load <= {p3:Int32} and fact.until_load > {p3:Int32}
  and fact.client_id = {p4:Int32}
  and fact.bill_date_partition between {p5:Int32} and {p5:Int32}
  and fact.bill_date between toDate32({p6:String}) and toDate32({p7:String})
  and CAST(fact.address_correction_amt_usd, 'Nullable(Decimal(38, 2))') > CAST({p8:Int32}, 'Nullable(Decimal(38, 0))')
  and (fact.consignee_address is not null and trimBoth(fact.consignee_address) <> {p2:String})
group by concat('', ifNull(upperUTF8(trimBoth(fact.consignee_address)), ''), ifNull({p1:String}, ''),
  ifNull(upperUTF8(coalesce(fact.consignee_city, {p2:String})), ''), ifNull({p1:String}, ''),
  ifNull(coalesce(fact.consignee_postal_code, {p2:String}), ''))
)
select sum(CAST(CAST(inner_1.COST, 'Nullable(Float64)') - CAST((CAST(inner_1.COST,
  'Nullable(Float64)') / nullif(CAST(inner_1.CORRECTIONS, 'Nullable(Float64)'), 0)), 'Nullable(Float64)'),
  'Nullable(Float64)')) as SAVING, sum(CAST(CAST(inner_1.CORRECTIONS, 'Nullable(Int64)') - CAST({p9:Int32},
  'Nullable(Int64)'), 'Nullable(Decimal(38, 0))')) as PACKAGES, toInt64(count()) as PLACES
from inner_1
where inner_1.CORRECTIONS > {p9:Int32};

-- costAvoidanceSummary, breakdown residential at companies
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "Residential", p7 = 0, p8 = " ",
--   p9 = "", p10 = 3, p11 = 4
with inner_1 as (
select fact.tracking_id as CHARGED_ROW, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as CHARGED
from charge_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.accessorial_group = {p6:String}
  and CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))') > CAST({p7:Int32}, 'Nullable(Decimal(38, 0))')
group by fact.tracking_id
),
inner_2 as (
select concat('', ifNull(upperUTF8(trimBoth(fact.consignee_address)), ''), ifNull({p8:String}, ''),
  ifNull(upperUTF8(coalesce(fact.consignee_city, {p9:String})), ''), ifNull({p8:String}, ''),
  ifNull(coalesce(fact.consignee_postal_code, {p9:String}), '')) as HOME, sum(CAST(inner_1.CHARGED,
  'Nullable(Decimal(38, 2))')) as COST, toInt64(count()) as BILLED
from package_level_info as fact
cross join inner_1
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and (fact.consignee_address is not null and trimBoth(fact.consignee_address) <> {p9:String})
  and fact.tracking_id = inner_1.CHARGED_ROW
group by concat('', ifNull(upperUTF8(trimBoth(fact.consignee_address)), ''), ifNull({p8:String}, ''),
  ifNull(upperUTF8(coalesce(fact.consignee_city, {p9:String})), ''), ifNull({p8:String}, ''),
  ifNull(coalesce(fact.consignee_postal_code, {p9:String}), ''))
),
inner_3 as (
select concat('', ifNull(upperUTF8(trimBoth(fact.consignee_address)), ''), ifNull({p8:String}, ''),
  ifNull(upperUTF8(coalesce(fact.consignee_city, {p9:String})), ''), ifNull({p8:String}, ''),
  ifNull(coalesce(fact.consignee_postal_code, {p9:String}), '')) as PLACE, CAST(sum(CAST(fact.no_of_pkgs,
  'Nullable(Int64)')), 'Nullable(Int64)') as SHIPPED
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and (fact.consignee_address is not null and trimBoth(fact.consignee_address) <> {p9:String})
group by concat('', ifNull(upperUTF8(trimBoth(fact.consignee_address)), ''), ifNull({p8:String}, ''),
  ifNull(upperUTF8(coalesce(fact.consignee_city, {p9:String})), ''), ifNull({p8:String}, ''),
  ifNull(coalesce(fact.consignee_postal_code, {p9:String}), ''))
)
select sum(CAST(inner_2.COST, 'Nullable(Float64)')) as SAVING, sum(CAST(inner_2.BILLED,
  'Nullable(Decimal(38, 0))')) as PACKAGES, toInt64(count()) as PLACES
from inner_2
cross join inner_3
where inner_2.HOME = inner_3.PLACE
  and (CAST(inner_3.SHIPPED, 'Nullable(Decimal(38, 0))') - CAST(inner_2.BILLED, 'Nullable(Int64)')) >= {p10:Int32}
  and (CAST((CAST(inner_3.SHIPPED, 'Nullable(Decimal(38, 0))') - CAST(inner_2.BILLED, 'Nullable(Int64)')),
  'Nullable(Decimal(38, 0))') * CAST({p1:Int32}, 'Nullable(Int64)')) >= (CAST(inner_3.SHIPPED,
  'Nullable(Decimal(38, 0))') * CAST({p11:Int32}, 'Nullable(Int64)'));

-- costAvoidanceSummary, breakdown narrow additional handling
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "Additional handling", p7 = 0,
--   p8 = "inches", p9 = 48, p10 = 30, p11 = 2, p12 = 105, p13 = "0", p14 = 50, p15 = 51, p16 = 33, p17 = 111, p18 = 55
with inner_1 as (
select fact.tracking_id as CHARGED_ROW, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as CHARGED
from charge_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.accessorial_group = {p6:String}
  and CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))') > CAST({p7:Int32}, 'Nullable(Decimal(38, 0))')
group by fact.tracking_id
)
select sum(CAST(inner_1.CHARGED, 'Nullable(Decimal(38, 2))')) as SAVING, toInt64(count()) as PACKAGES
from package_level_info as fact
cross join inner_1
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.tracking_id = inner_1.CHARGED_ROW
  and fact.dim_unit = {p8:String}
  and (CAST(fact.length, 'Nullable(Decimal(38, 2))') > CAST({p7:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.width,
  'Nullable(Decimal(38, 2))') > CAST({p7:Int32}, 'Nullable(Decimal(38, 0))') and CAST(fact.height,
  'Nullable(Decimal(38, 2))') > CAST({p7:Int32}, 'Nullable(Decimal(38, 0))'))
  and (CAST(greatest(CAST(fact.length, 'Nullable(Decimal(18, 2))'), CAST(fact.width, 'Nullable(Decimal(18, 2))'),
  CAST(fact.height, 'Nullable(Decimal(18, 2))')), 'Nullable(Decimal(38, 2))') > CAST({p9:Int32},
  'Nullable(Decimal(38, 0))') or CAST((CAST((CAST((CAST((CAST(fact.length, 'Nullable(Decimal(18, 2))') + CAST(fact.width,
  'Nullable(Decimal(18, 2))')), 'Nullable(Decimal(18, 2))') + CAST(fact.height, 'Nullable(Decimal(18, 2))')),
  'Nullable(Decimal(18, 2))') - CAST(greatest(CAST(fact.length, 'Nullable(Decimal(18, 2))'), CAST(fact.width,
  'Nullable(Decimal(18, 2))'), CAST(fact.height, 'Nullable(Decimal(18, 2))')), 'Nullable(Decimal(18, 2))')),
  'Nullable(Decimal(18, 2))') - CAST(least(CAST(fact.length, 'Nullable(Decimal(18, 2))'), CAST(fact.width,
  'Nullable(Decimal(18, 2))'), CAST(fact.height, 'Nullable(Decimal(18, 2))')), 'Nullable(Decimal(18, 2))')),
  'Nullable(Decimal(38, 2))') > CAST({p10:Int32}, 'Nullable(Decimal(38, 0))') or CAST((CAST(greatest(CAST(fact.length,
  'Nullable(Decimal(18, 2))'), CAST(fact.width, 'Nullable(Decimal(18, 2))'), CAST(fact.height,
  'Nullable(Decimal(18, 2))')), 'Nullable(Decimal(18, 2))') + CAST((CAST({p11:Int32},
  'Nullable(Decimal(18, 0))') * CAST((CAST((CAST((CAST(fact.length, 'Nullable(Decimal(18, 2))') + CAST(fact.width,
  'Nullable(Decimal(18, 2))')), 'Nullable(Decimal(18, 2))') + CAST(fact.height, 'Nullable(Decimal(18, 2))')),
  'Nullable(Decimal(18, 2))') - CAST(greatest(CAST(fact.length, 'Nullable(Decimal(18, 2))'), CAST(fact.width,
  'Nullable(Decimal(18, 2))'), CAST(fact.height, 'Nullable(Decimal(18, 2))')), 'Nullable(Decimal(18, 2))')),
  'Nullable(Decimal(18, 2))')), 'Nullable(Decimal(18, 2))')), 'Nullable(Decimal(38, 2))') > CAST({p12:Int32},
  'Nullable(Decimal(38, 0))') or CAST(coalesce(CAST(fact.actual_weight_pounds, 'Nullable(Decimal(18, 6))'),
  CAST(CAST({p13:String}, 'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))')),
  'Nullable(Decimal(38, 6))') > CAST({p14:Int32}, 'Nullable(Decimal(38, 0))'))
  and CAST(greatest(CAST(fact.length, 'Nullable(Decimal(18, 2))'), CAST(fact.width, 'Nullable(Decimal(18, 2))'),
  CAST(fact.height, 'Nullable(Decimal(18, 2))')), 'Nullable(Decimal(38, 2))') <= CAST({p15:Int32},
  'Nullable(Decimal(38, 0))')
  and CAST((CAST((CAST((CAST((CAST(fact.length, 'Nullable(Decimal(18, 2))') + CAST(fact.width,
  'Nullable(Decimal(18, 2))')), 'Nullable(Decimal(18, 2))') + CAST(fact.height, 'Nullable(Decimal(18, 2))')),
  'Nullable(Decimal(18, 2))') - CAST(greatest(CAST(fact.length, 'Nullable(Decimal(18, 2))'), CAST(fact.width,
  'Nullable(Decimal(18, 2))'), CAST(fact.height, 'Nullable(Decimal(18, 2))')), 'Nullable(Decimal(18, 2))')),
  'Nullable(Decimal(18, 2))') - CAST(least(CAST(fact.length, 'Nullable(Decimal(18, 2))'), CAST(fact.width,
  'Nullable(Decimal(18, 2))'), CAST(fact.height, 'Nullable(Decimal(18, 2))')), 'Nullable(Decimal(18, 2))')),
  'Nullable(Decimal(38, 2))') <= CAST({p16:Int32}, 'Nullable(Decimal(38, 0))')
  and CAST((CAST(greatest(CAST(fact.length, 'Nullable(Decimal(18, 2))'), CAST(fact.width, 'Nullable(Decimal(18, 2))'),
  CAST(fact.height, 'Nullable(Decimal(18, 2))')), 'Nullable(Decimal(18, 2))') + CAST((CAST({p11:Int32},
  'Nullable(Decimal(18, 0))') * CAST((CAST((CAST((CAST(fact.length, 'Nullable(Decimal(18, 2))') + CAST(fact.width,
  'Nullable(Decimal(18, 2))')), 'Nullable(Decimal(18, 2))') + CAST(fact.height, 'Nullable(Decimal(18, 2))')),
  'Nullable(Decimal(18, 2))') - CAST(greatest(CAST(fact.length, 'Nullable(Decimal(18, 2))'), CAST(fact.width,
  'Nullable(Decimal(18, 2))'), CAST(fact.height, 'Nullable(Decimal(18, 2))')), 'Nullable(Decimal(18, 2))')),
  'Nullable(Decimal(18, 2))')), 'Nullable(Decimal(18, 2))')), 'Nullable(Decimal(38, 2))') <= CAST({p17:Int32},
  'Nullable(Decimal(38, 0))')
  and CAST(coalesce(CAST(fact.actual_weight_pounds, 'Nullable(Decimal(18, 6))'), CAST(CAST({p13:String},
  'Decimal(18, 6)'), 'Nullable(Decimal(18, 6))')), 'Nullable(Decimal(38, 6))') <= CAST({p18:Int32},
  'Nullable(Decimal(38, 0))');

-- costAvoidanceSummary, breakdown smaller cartons
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = 0, p7 = "parcel", p8 = 1, p9 = "0.75"
with inner_1 as (
select fact.carrier_id as PRICED_CARRIER, fact.service_category as PRICED_SERVICE,
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end as PRICED_ZONE,
  CAST(ceiling(fact.bill_weight_pounds), 'Nullable(Int64)') as PRICED_WEIGHT,
  CAST(sum(CAST(CAST(fact.net_transportation_amount_usd,
  'Nullable(Decimal(18, 2))') + CAST(fact.net_fuel_surcharge_amount_usd, 'Nullable(Decimal(18, 2))'),
  'Nullable(Decimal(38, 2))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0) as PRICE, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') as PRICED
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.no_of_pkgs > {p6:Int32}
  and fact.bucket_name = {p7:String}
  and CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') > CAST({p6:Int32}, 'Nullable(Decimal(38, 0))')
  and CAST(fact.net_transportation_amount_usd, 'Nullable(Decimal(38, 2))') > CAST({p6:Int32},
  'Nullable(Decimal(38, 0))')
group by fact.carrier_id, fact.service_category,
  case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end,
  CAST(ceiling(fact.bill_weight_pounds), 'Nullable(Int64)')
)
select sum(CAST(CAST((CAST(fact.net_transportation_amount_usd,
  'Nullable(Decimal(18, 2))') + CAST(fact.net_fuel_surcharge_amount_usd, 'Nullable(Decimal(18, 2))')),
  'Nullable(Float64)') - CAST(inner_1.PRICE, 'Nullable(Float64)'), 'Nullable(Float64)')) as SAVING,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES,
  sum(CAST(CAST(fact.net_transportation_amount_usd,
  'Nullable(Decimal(18, 2))') + CAST(fact.net_fuel_surcharge_amount_usd, 'Nullable(Decimal(18, 2))'),
  'Nullable(Decimal(38, 2))')) as COST
from package_level_info as fact
cross join inner_1
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.no_of_pkgs > {p6:Int32}
  and fact.bucket_name = {p7:String}
  and CAST(fact.bill_weight_pounds, 'Nullable(Decimal(38, 6))') > CAST({p6:Int32}, 'Nullable(Decimal(38, 0))')
  and (CAST(fact.actual_weight_pounds, 'Nullable(Decimal(38, 6))') > CAST({p6:Int32},
  'Nullable(Decimal(38, 0))') and fact.bill_weight_pounds >= (CAST(fact.actual_weight_pounds,
  'Nullable(Decimal(18, 6))') + CAST({p8:Int32}, 'Nullable(Int64)')))
  and CAST(fact.net_transportation_amount_usd, 'Nullable(Decimal(38, 2))') <> CAST({p6:Int32},
  'Nullable(Decimal(38, 0))')
  and inner_1.PRICED >= {p1:Int32}
  and fact.carrier_id = inner_1.PRICED_CARRIER
  and fact.service_category = inner_1.PRICED_SERVICE
  and case when fact.service_category = 'International' then 'International' when nullif(fact.zone, '') is null then null when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('302', '202', '242', '132', '102') then '2' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('303', '203', '243', '133', '103') then '3' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('304', '204', '244', '134', '104') then '4' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('305', '205', '245', '135', '105') then '5' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('306', '206', '246', '136', '106') then '6' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('307', '207', '247', '137', '107') then '7' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('308', '208', '248', '138', '108') then '8' when fact.carrier_id = 1 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('44', '45', '46', '224', '225', '226', '124', '125', '126') then 'AK/HI/PR' when fact.carrier_id = 2 and coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') in ('9', '17') then 'AK/HI/PR' else coalesce(nullif(replaceRegexpOne(fact.zone, '^0+', ''), ''), '0') end = inner_1.PRICED_ZONE
  and greatest(CAST(CAST(ceiling(fact.actual_weight_pounds), 'Nullable(Int64)'), 'Nullable(Int64)'),
  CAST(CAST(ceiling(CAST(fact.bill_weight_pounds, 'Nullable(Decimal(18, 6))') * CAST(CAST({p9:String}, 'Decimal(18, 2)'),
  'Nullable(Decimal(18, 2))')), 'Nullable(Int64)'), 'Nullable(Int64)')) = inner_1.PRICED_WEIGHT;

-- costAvoidanceSummary, breakdown accessorials
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select fact.accessorial_group as NAME, sum(CAST(fact.net_other_accessorial_amount_usd,
  'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_accessorial as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.has_accessorial_usd
group by fact.accessorial_group
order by VALUE desc nulls last, NAME asc nulls last;

-- costAvoidanceSummary, map consignee country
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "USPS", p7 = "DHL"
select fact.normalised_consignee_country as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_consignee as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name <> {p6:String}
  and not (startsWith(fact.carrier_name, {p7:String}))
  and fact.has_net_amount_usd
group by fact.normalised_consignee_country
order by VALUE desc nulls last, NAME asc nulls last;

-- costAvoidanceSummary, grid, Default
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "USPS", p7 = "DHL", p8 = 0
select fact.tracking_id as TRACKING_ID, fact.bill_date as BILL_DATE, fact.tracking_number as TRACKING_NUMBER,
  fact.carrier_name as CARRIER_NAME, fact.service as SERVICE, fact.net_amount_usd as NET_AMOUNT,
  fact.no_of_pkgs as NO_OF_PKGS, fact.address_correction_amt_usd as ADDRESS_CORRECTION_AMT,
  fact.shipping_charge_correction_amt_usd as SHIPPING_CHARGE_CORRECTION_AMT, fact.chargeback_amt_usd as CHARGEBACK_AMT,
  fact.declared_amt_usd as DECLARED_AMT, fact.scc_audit_fee_amt_usd as SCC_AUDIT_FEE_AMT,
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
where fact.tracking_id in (
select fact.tracking_id
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name <> {p6:String}
  and not (startsWith(fact.carrier_name, {p7:String}))
  and CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))') <> CAST({p8:Int32}, 'Nullable(Decimal(38, 0))')
order by fact.tracking_id asc nulls last
limit 100 offset 0
)
  and fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
order by fact.tracking_id asc nulls last;

-- costAvoidanceSummary, grid, Default: lastRow
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "2025-01-01", p6 = "2025-03-31", p7 = "USPS", p8 = "DHL"
select coalesce(CAST(CAST(sum(CAST(fact.row_count, 'Nullable(Int64)')), 'Nullable(Int64)'), 'Nullable(Decimal(38, 0))'),
  CAST({p1:Int32}, 'Nullable(Decimal(38, 0))')) as LAST_ROW
from rollup_bill_service as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.carrier_name <> {p7:String}
  and not (startsWith(fact.carrier_name, {p8:String}))
  and fact.has_net_amount_usd;

-- costAvoidanceSummary, grid, Group by carrier
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "USPS", p7 = "DHL"
select fact.carrier_name as CARRIER_NAME, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') as NO_OF_PKGS, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as NET_AMOUNT
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name <> {p6:String}
  and not (startsWith(fact.carrier_name, {p7:String}))
  and fact.has_net_amount_usd
group by fact.carrier_name
order by CARRIER_NAME asc nulls last
limit 100 offset 0;

-- costAvoidanceSummary, grid, Group by carrier: lastRow
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "USPS", p7 = "DHL"
select toInt64(count(distinct fact.carrier_name)) as LAST_ROW
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name <> {p6:String}
  and not (startsWith(fact.carrier_name, {p7:String}))
  and fact.has_net_amount_usd;

-- nextDayEarlyAm, amounts
-- p1 = "USPS", p2 = "DHL", p3 = "0", p4 = 5, p5 = 1001, p6 = 100120251, p7 = "Next Day Early", p8 = "2025-01-01",
--   p9 = "2025-03-31"
select sum(CAST(case when fact.carrier_name <> {p1:String} and not (startsWith(fact.carrier_name, {p2:String})) then CAST(fact.net_amount_usd,
  'Nullable(Decimal(18, 2))') else CAST(CAST({p3:String}, 'Decimal(18, 2)'), 'Nullable(Decimal(18, 2))') end,
  'Nullable(Decimal(38, 2))')) as TOTALSPEND, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') as PACKAGES, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as NETOFALLCARRIERS,
  sum(CAST(case when fact.carrier_name = {p1:String} or startsWith(fact.carrier_name, {p2:String}) then CAST(fact.net_amount_usd,
  'Nullable(Decimal(18, 2))') else CAST(CAST({p3:String}, 'Decimal(18, 2)'), 'Nullable(Decimal(18, 2))') end,
  'Nullable(Decimal(38, 2))')) as EXCLUDEDSPEND
from rollup_bill_service as fact
where fact.since_load <= {p4:Int32} and fact.until_load > {p4:Int32}
  and fact.client_id = {p5:Int32}
  and fact.bill_date_partition between {p6:Int32} and {p6:Int32}
  and fact.service_category = {p7:String}
  and fact.bill_date between toDate32({p8:String}) and toDate32({p9:String});

-- nextDayEarlyAm, trends monthly
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "Next Day Early", p5 = "2025-01-01", p6 = "2025-03-31", p7 = "USPS",
--   p8 = "DHL"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.service_category = {p4:String}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.carrier_name <> {p7:String}
  and not (startsWith(fact.carrier_name, {p8:String}))
  and fact.has_net_amount_usd
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by PERIOD asc nulls last;

-- nextDayEarlyAm, trends monthly by service_category
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "Next Day Early", p5 = "2025-01-01", p6 = "2025-03-31", p7 = "USPS",
--   p8 = "DHL"
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  fact.service_category as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.service_category = {p4:String}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.carrier_name <> {p7:String}
  and not (startsWith(fact.carrier_name, {p8:String}))
  and fact.has_net_amount_usd
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)'), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;

-- nextDayEarlyAm, breakdown by service_category
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "Next Day Early", p5 = "2025-01-01", p6 = "2025-03-31", p7 = "USPS",
--   p8 = "DHL"
select fact.service_category as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.service_category = {p4:String}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.carrier_name <> {p7:String}
  and not (startsWith(fact.carrier_name, {p8:String}))
  and fact.has_net_amount_usd
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- nextDayEarlyAm, map consignee country
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "Next Day Early", p5 = "2025-01-01", p6 = "2025-03-31", p7 = "USPS",
--   p8 = "DHL"
select fact.normalised_consignee_country as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_consignee as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.service_category = {p4:String}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.carrier_name <> {p7:String}
  and not (startsWith(fact.carrier_name, {p8:String}))
  and fact.has_net_amount_usd
group by fact.normalised_consignee_country
order by VALUE desc nulls last, NAME asc nulls last;

-- nextDayEarlyAm, grid, Default
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "Next Day Early", p5 = "2025-01-01", p6 = "2025-03-31", p7 = "USPS",
--   p8 = "DHL", p9 = 0
select fact.tracking_id as TRACKING_ID, fact.bill_date as BILL_DATE, fact.tracking_number as TRACKING_NUMBER,
  fact.carrier_name as CARRIER_NAME, fact.service as SERVICE, fact.net_amount_usd as NET_AMOUNT,
  fact.no_of_pkgs as NO_OF_PKGS, fact.address_correction_amt_usd as ADDRESS_CORRECTION_AMT,
  fact.shipping_charge_correction_amt_usd as SHIPPING_CHARGE_CORRECTION_AMT, fact.chargeback_amt_usd as CHARGEBACK_AMT,
  fact.declared_amt_usd as DECLARED_AMT, fact.scc_audit_fee_amt_usd as SCC_AUDIT_FEE_AMT,
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
where fact.tracking_id in (
select fact.tracking_id
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.service_category = {p4:String}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.carrier_name <> {p7:String}
  and not (startsWith(fact.carrier_name, {p8:String}))
  and CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))') <> CAST({p9:Int32}, 'Nullable(Decimal(38, 0))')
order by fact.tracking_id asc nulls last
limit 100 offset 0
)
  and fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
order by fact.tracking_id asc nulls last;

-- nextDayEarlyAm, grid, Default: lastRow
-- p1 = 0, p2 = 5, p3 = 1001, p4 = 100120251, p5 = "Next Day Early", p6 = "2025-01-01", p7 = "2025-03-31", p8 = "USPS",
--   p9 = "DHL"
select coalesce(CAST(CAST(sum(CAST(fact.row_count, 'Nullable(Int64)')), 'Nullable(Int64)'), 'Nullable(Decimal(38, 0))'),
  CAST({p1:Int32}, 'Nullable(Decimal(38, 0))')) as LAST_ROW
from rollup_bill_service as fact
where fact.since_load <= {p2:Int32} and fact.until_load > {p2:Int32}
  and fact.client_id = {p3:Int32}
  and fact.bill_date_partition between {p4:Int32} and {p4:Int32}
  and fact.service_category = {p5:String}
  and fact.bill_date between toDate32({p6:String}) and toDate32({p7:String})
  and fact.carrier_name <> {p8:String}
  and not (startsWith(fact.carrier_name, {p9:String}))
  and fact.has_net_amount_usd;

-- nextDayEarlyAm, grid, Group by carrier
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "Next Day Early", p5 = "2025-01-01", p6 = "2025-03-31", p7 = "USPS",
--   p8 = "DHL"
select fact.carrier_name as CARRIER_NAME, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') as NO_OF_PKGS, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as NET_AMOUNT
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.service_category = {p4:String}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.carrier_name <> {p7:String}
  and not (startsWith(fact.carrier_name, {p8:String}))
  and fact.has_net_amount_usd
group by fact.carrier_name
order by CARRIER_NAME asc nulls last
limit 100 offset 0;

-- nextDayEarlyAm, grid, Group by carrier: lastRow
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "Next Day Early", p5 = "2025-01-01", p6 = "2025-03-31", p7 = "USPS",
--   p8 = "DHL"
select toInt64(count(distinct fact.carrier_name)) as LAST_ROW
from rollup_bill_service as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.service_category = {p4:String}
  and fact.bill_date between toDate32({p5:String}) and toDate32({p6:String})
  and fact.carrier_name <> {p7:String}
  and not (startsWith(fact.carrier_name, {p8:String}))
  and fact.has_net_amount_usd;

-- sccAuditFee, amounts
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31"
select sum(CAST(fact.scc_audit_fee_amt_usd, 'Nullable(Decimal(38, 2))')) as SCCAUDITFEE,
  sum(CAST(fact.shipping_charge_correction_amt_usd, 'Nullable(Decimal(38, 2))')) as SHIPPINGCHARGECORRECTION
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String});

-- sccAuditFee, trends monthly
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = 0
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  sum(CAST(fact.scc_audit_fee_amt_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and CAST(fact.scc_audit_fee_amt_usd, 'Nullable(Decimal(38, 2))') <> CAST({p6:Int32}, 'Nullable(Decimal(38, 0))')
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)')
order by PERIOD asc nulls last;

-- sccAuditFee, trends monthly by service_category
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = 0
select CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)') as PERIOD,
  fact.service_category as NAME, sum(CAST(fact.scc_audit_fee_amt_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and CAST(fact.scc_audit_fee_amt_usd, 'Nullable(Decimal(38, 2))') <> CAST({p6:Int32}, 'Nullable(Decimal(38, 0))')
group by CAST(dateTrunc('month', CAST(fact.bill_date, 'Nullable(Date32)')), 'Nullable(Date32)'), fact.service_category
order by PERIOD asc nulls last, NAME asc nulls last;

-- sccAuditFee, breakdown by service_category
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = 0
select fact.service_category as NAME, sum(CAST(fact.scc_audit_fee_amt_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and CAST(fact.scc_audit_fee_amt_usd, 'Nullable(Decimal(38, 2))') <> CAST({p6:Int32}, 'Nullable(Decimal(38, 0))')
group by fact.service_category
order by VALUE desc nulls last, NAME asc nulls last;

-- sccAuditFee, map parcels, consignee country
-- p1 = "Late", p2 = 0, p3 = 100, p4 = "Exception", p5 = 5, p6 = 1001, p7 = 100120251, p8 = "2025-01-01",
--   p9 = "2025-03-31", p10 = "parcel"
select fact.normalised_consignee_country as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as SPEND,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES,
  CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as LATE,
  case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') = {p2:Int32} then CAST({p2:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p3:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as LATE_PERCENTAGE,
  CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as EXCEPTIONS,
  case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') = {p2:Int32} then CAST({p2:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p3:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as EXCEPTION_PERCENTAGE
from rollup_bill_consignee as fact
where fact.since_load <= {p5:Int32} and fact.until_load > {p5:Int32}
  and fact.client_id = {p6:Int32}
  and fact.bill_date_partition between {p7:Int32} and {p7:Int32}
  and fact.bill_date between toDate32({p8:String}) and toDate32({p9:String})
  and fact.bucket_name = {p10:String}
group by fact.normalised_consignee_country
order by SPEND desc nulls last, NAME asc nulls last;

-- sccAuditFee, grid, Default
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = 0
select fact.tracking_id as TRACKING_ID, fact.bill_date as BILL_DATE, fact.tracking_number as TRACKING_NUMBER,
  fact.carrier_name as CARRIER_NAME, fact.service as SERVICE, fact.net_amount_usd as NET_AMOUNT,
  fact.no_of_pkgs as NO_OF_PKGS, fact.address_correction_amt_usd as ADDRESS_CORRECTION_AMT,
  fact.shipping_charge_correction_amt_usd as SHIPPING_CHARGE_CORRECTION_AMT, fact.chargeback_amt_usd as CHARGEBACK_AMT,
  fact.declared_amt_usd as DECLARED_AMT, fact.scc_audit_fee_amt_usd as SCC_AUDIT_FEE_AMT,
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
where fact.tracking_id in (
select fact.tracking_id
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and CAST(fact.scc_audit_fee_amt_usd, 'Nullable(Decimal(38, 2))') <> CAST({p6:Int32}, 'Nullable(Decimal(38, 0))')
order by fact.tracking_id asc nulls last
limit 100 offset 0
)
  and fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
order by fact.tracking_id asc nulls last;

-- sccAuditFee, grid, Default: lastRow
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = 0
select toInt64(count()) as LAST_ROW
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and CAST(fact.scc_audit_fee_amt_usd, 'Nullable(Decimal(38, 2))') <> CAST({p6:Int32}, 'Nullable(Decimal(38, 0))');

-- sccAuditFee, grid, Group by carrier
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = 0
select fact.carrier_name as CARRIER_NAME, CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') as NO_OF_PKGS, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as NET_AMOUNT
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and CAST(fact.scc_audit_fee_amt_usd, 'Nullable(Decimal(38, 2))') <> CAST({p6:Int32}, 'Nullable(Decimal(38, 0))')
group by fact.carrier_name
order by CARRIER_NAME asc nulls last
limit 100 offset 0;

-- sccAuditFee, grid, Group by carrier: lastRow
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = 0
select toInt64(count(distinct fact.carrier_name)) as LAST_ROW
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and CAST(fact.scc_audit_fee_amt_usd, 'Nullable(Decimal(38, 2))') <> CAST({p6:Int32}, 'Nullable(Decimal(38, 0))');
