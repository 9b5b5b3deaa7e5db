export * from './accounts/account-list.ts';
export * from './accounts/account-number.ts';
export {
  type AlertSide,
  alertSides,
  type Episode,
  episodesOf,
  judgeByLimit,
  settledWeeks,
} from './alerts/alert-episodes.ts';
export { alertFigures, bandScaleOf, findAlertFigure, growsWithInvoices } from './alerts/alert-figures.ts';
export { type AlertTemplate, alertTemplates, findAlertTemplate } from './alerts/alert-templates.ts';
export { type TierDay, type TierEpisode, tierEpisodes } from './alerts/tier-episodes.ts';
export {
  type BandScale,
  fewestWeeksOfHistory,
  type JudgedWeek,
  judgeWeeks,
  type WeekValue,
} from './alerts/weekly-band.ts';
export * from './avoidable/avoidable-amounts.ts';
export * from './avoidable/avoidable-costs.ts';
export { handlingLimits } from './avoidable/saving-queries.ts';
export { columnsOf, findAccountColumn, findColumn, findTable } from './catalogue/catalogue.ts';
export type { CatalogueColumn } from './catalogue/catalogue-column.ts';
export {
  findGeographyColumn,
  type GeographyColumn,
  type GeographyValue,
  geographyColumns,
} from './catalogue/geography-columns.ts';
export * from './changes/cause-names.ts';
export * from './changes/cost-cells.ts';
export { explainChange } from './changes/explain-change.ts';
export { type MinimumCharge, minimumCharges } from './changes/minimum-charges.ts';
export { type ChargeFamily, chargeFamilies } from './charge-family.ts';
export * from './charge-rules/charge-family-names.ts';
export { type ChargeRule, firstFitting } from './charge-rules/first-fitting.ts';
export { sharedAccessorials } from './charge-rules/shared-accessorials.ts';
export * from './claims/built-in-templates.ts';
export * from './claims/claim-fields.ts';
export * from './claims/claim-file.ts';
export * from './claims/ledger-reports.ts';
export { type ChargeRow, chargeLevelInfoColumns } from './columns/charge-level-info.ts';
export type { Column, ColumnType, FilledBy, Unit } from './columns/column.ts';
export { dollarColumns, dollarsOf, inDollars } from './columns/dollars.ts';
export { findingColumnNames } from './columns/findings.ts';
export { type PackageRow, packageLevelInfoColumns } from './columns/package-level-info.ts';
export { type ReferenceColumn, referenceColumnNames, referenceColumns } from './columns/references.ts';
export { shipmentColumns } from './columns/shipment.ts';
export { type TableName, tables } from './columns/tables.ts';
export * from './comparison/compared-series.ts';
export * from './comparison/comparison-set.ts';
export * from './comparison/saved-comparisons.ts';
export * from './conditions/text-literal.ts';
export * from './conditions/zip-where-clause.ts';
export * from './constants/carriers.ts';
export * from './constants/census-regions.ts';
export * from './constants/colours.ts';
export * from './constants/continents.ts';
export * from './constants/credit-types.ts';
export * from './constants/currencies.ts';
export * from './constants/distribution-circles.ts';
export * from './constants/network-map.ts';
export * from './constants/network-map-settings.ts';
export * from './constants/page-sizes.ts';
export * from './constants/palette.ts';
export type { Point } from './constants/place-centers.ts';
export * from './constants/report-limits.ts';
export * from './constants/service-categories.ts';
export * from './constants/tracking-links.ts';
export * from './constants/tracking-statuses.ts';
export * from './constants/weight-buckets.ts';
export * from './dashboards/audit-findings.ts';
export * from './dashboards/business-overview.ts';
export * from './dashboards/business-spans.ts';
export {
  type Dashboard,
  type DashboardDimension,
  type DateGrain,
  dashboardOfAll,
  dashboardOfExcluded,
  dateGrains,
  fixedGrain,
  periodName,
  selectColumnNames,
} from './dashboards/dashboard.ts';
export * from './dashboards/dashboard-dates.ts';
export { dashboardOfFamily } from './dashboards/dashboard-of-family.ts';
export * from './dashboards/dashboard-pages.ts';
export * from './dashboards/dashboard-query.ts';
export * from './dashboards/dashboard-questions.ts';
export * from './dashboards/dashboard-rows.ts';
export { dashboards, findDashboard } from './dashboards/dashboards.ts';
export * from './dashboards/excluded-carriers.ts';
export { type Figure, isOfFindings } from './dashboards/figure.ts';
export { figures } from './dashboards/figures.ts';
export { needsFindings } from './dashboards/of-findings.ts';
export * from './dates/business-days.ts';
export * from './dates/calendar-day.ts';
export * from './dates/date-filter.ts';
export * from './dates/date-preset.ts';
export * from './dates/date-range.ts';
export * from './dates/date-where-clause.ts';
export * from './dates/day-in.ts';
export * from './dates/format-date.ts';
export * from './dates/last-days.ts';
export * from './dates/overview-ranges.ts';
export * from './dates/partition-values.ts';
export * from './dates/period-start.ts';
export * from './dates/periods.ts';
export * from './dates/previous-range.ts';
export * from './dates/quarter.ts';
export * from './dates/rolling-period.ts';
export * from './dates/week.ts';
export * from './dates/weekday.ts';
export * from './deliveries/delivery-fact.ts';
export * from './deliveries/delivery-sources.ts';
export * from './deliveries/service-days.ts';
export type { Dimension } from './dimensions/dimension.ts';
export * from './dimensions/dimensions.ts';
export * from './dimensions/owned-name.ts';
export * from './exceptions/audited-rows.ts';
export * from './exceptions/carrier-days.ts';
export * from './exceptions/coverage-lacks.ts';
export * from './exceptions/credit-names.ts';
export * from './exceptions/evidence-text.ts';
export * from './exceptions/exception-rule.ts';
export * from './exceptions/exception-rules.ts';
export * from './exceptions/exception-states.ts';
export { type Aggregate, per, percentOf } from './figures/aggregate.ts';
export { everyRow } from './figures/every-row.ts';
export { addsUp, aggregateOf, conditionalAggregateOf, type Fact, type FactUnit, type Measure } from './figures/fact.ts';
export * from './figures/fact-value.ts';
export { type AskedFigure, allFigures, type MeasureName } from './figures/figures.ts';
export { isPartOfNet, netOfAll } from './figures/net-of-all.ts';
export { type Reconciliation, type ReconciliationLine, reconciliation } from './figures/reconciliation.ts';
export {
  areExcludedCarriers,
  excludedSpend,
  netOfAllCarriers,
  totalSpend,
  totalSpendOfAll,
  totalSpendOfExcluded,
} from './figures/total-spend.ts';
export { wholeOf } from './figures/whole-of.ts';
export * from './filters/counted.ts';
export * from './filters/dashboard-filters.ts';
export * from './filters/filter-dimension.ts';
export * from './filters/filter-set.ts';
export * from './filters/page-filters.ts';
export * from './filters/tracking-list.ts';
export * from './filters/tracking-numbers.ts';
export * from './formats/chart-height.ts';
export * from './formats/client-name.ts';
export { type CsvAmount, type CsvValue, csvTable, csvText, withoutFormulaMark } from './formats/csv.ts';
export { fileName } from './formats/file-name.ts';
export * from './formats/full-number.ts';
export * from './formats/ratio.ts';
export { rounded } from './formats/rounded.ts';
export * from './formats/short-amount.ts';
export { sumOfAmounts } from './formats/sum-of-amounts.ts';
export * from './formats/unit-names.ts';
export * from './formats/weight.ts';
export {
  bookedInvoicesQuery,
  type GlAllocationState,
  type GlRule,
  glAllocationQuery,
} from './gl-codes/gl-allocation-query.ts';
export { sharesOfCents } from './gl-codes/shares-of-cents.ts';
export { usableFilterText } from './grid/filter-text.ts';
export type { GridColumn, GridFilter } from './grid/grid-column.ts';
export type { GridView } from './grid/grid-view.ts';
export { headerText } from './grid/header.ts';
export { type Agreement, agreementOf } from './invoices/agreement.ts';
export {
  type Expectation,
  expectationOf,
  missedDays,
  type Rhythm,
  rhythmOf,
  weeksOfRhythm,
} from './invoices/rhythm.ts';
export { english, type Language, languageOf, languages } from './languages/languages.ts';
export * from './links/analysis-address.ts';
export * from './links/invoice-rows-address.ts';
export * from './links/read-rows-part.ts';
export * from './links/rows-part.ts';
export * from './links/rows-part-text.ts';
export {
  type MarkupState,
  markupByKindQuery,
  markupByPackageQuery,
  markupPackagesQuery,
} from './markup/markup-queries.ts';
export { centsOf, decimalOf } from './money-in-cents.ts';
export type { NamedReport, NamedReportColumn } from './named-reports/named-report.ts';
export * from './named-reports/named-report-order.ts';
export { namedReportQuery } from './named-reports/named-report-query.ts';
export { findNamedReport, namedReports } from './named-reports/named-reports.ts';
export { accessorial } from './pages/accessorial.ts';
export { carrierScore } from './pages/carrier-score.ts';
export { comparison } from './pages/comparison.ts';
export { configurableDashboard } from './pages/configurable-dashboard.ts';
export { type ContainerName, containerNames } from './pages/container.ts';
export { distributionMap } from './pages/distribution-map.ts';
export { initialDatesOf } from './pages/initial-dates.ts';
export { invoicePackages } from './pages/invoice-packages.ts';
export { overview } from './pages/overview.ts';
export type { Analysis, Page, Tab } from './pages/page.ts';
export { type PageName, pageNames, type TabName } from './pages/page-name.ts';
export {
  analysisIn,
  analysisOf,
  conditionalNotes,
  factOf,
  findPage,
  findPageAt,
  pages,
  tablesOf,
} from './pages/pages.ts';
export { refund } from './pages/refund.ts';
export { shippingInsight } from './pages/shipping-insight.ts';
export { spend } from './pages/spend.ts';
export { starburst } from './pages/starburst.ts';
export { isSummable, summableColumns, unitOfRows } from './pages/summable-columns.ts';
export { weight } from './pages/weight.ts';
export { offersFindings, withFindingColumns } from './pages/with-finding-columns.ts';
export * from './planning/accruals.ts';
export { type Forecast, type ForecastMethod, forecastMonths } from './planning/forecast.ts';
export * from './queries/amounts-query.ts';
export * from './queries/billed-accounts-query.ts';
export * from './queries/breakdown-query.ts';
export * from './queries/change-queries.ts';
export * from './queries/claim-evidence.ts';
export * from './queries/claim-packet-queries.ts';
export * from './queries/credits.ts';
export * from './queries/daily-query.ts';
export * from './queries/delivery-map-query.ts';
export * from './queries/dimension-column.ts';
export * from './queries/distribution-query.ts';
export {
  choosesExcludedCarriers,
  countedAndExcluded,
  excludedCarriersQuery,
  scopeOfTotalSpend,
  type TotalSpendScope,
  totalSpendScope,
  withTotalSpendOf,
} from './queries/excluded-carriers.ts';
export * from './queries/filter-values-query.ts';
export * from './queries/finding-lines.ts';
export * from './queries/first-invoices-query.ts';
export * from './queries/freight-map-query.ts';
export * from './queries/grid-rows.ts';
export * from './queries/groups-by-owner.ts';
export * from './queries/left-out-query.ts';
export * from './queries/map-area.ts';
export * from './queries/map-figure.ts';
export * from './queries/map-query.ts';
export * from './queries/network-map-queries.ts';
export { onTimeGrain, onTimeQuery } from './queries/on-time-query.ts';
export * from './queries/overview-queries.ts';
export * from './queries/page-state.ts';
export * from './queries/report-request.ts';
export * from './queries/tracking-lookup-queries.ts';
export * from './queries/tracking-popup-queries.ts';
export * from './queries/trends-query.ts';
export * from './queries/where-clauses.ts';
export * from './scores/on-time-scores.ts';
export { keepFiltersKey } from './settings/keep-filters-key.ts';
export type { SettingContext, SettingProblem } from './settings/setting-context.ts';
export { settingProblem } from './settings/setting-problem.ts';
export { viewsProblem } from './settings/view-problem.ts';
export * from './views/view.ts';
export * from './widgets/linked-widgets.ts';
export * from './widgets/saved-widgets.ts';
export {
  type ChartComparisonType,
  type ChartScale,
  type ChartTimeSpan,
  type ChartType,
  chartComparisonTypes,
  chartScales,
  chartTimeSpans,
  grainOfSpan,
  type Widget,
  type WidgetName,
  type WidgetSettings,
  widgetNames,
} from './widgets/widget.ts';
export * from './words/words.ts';
export * from './zones/rated-zone.ts';
export * from './zones/zone-by-distance.ts';
export * from './zones/zone-table.ts';
