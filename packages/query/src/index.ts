export { sql } from 'kysely';
export { askedDays } from './asked-days.ts';
export { compileDataQuery } from './compile-data-query.ts';
export { compileFilterValues } from './compile-filter-values.ts';
export { compileGetRows, type GetRowsCompilation, type GridWindow } from './compile-get-rows.ts';
export { type CompiledReport, compileReport } from './compile-report.ts';
export type { CompiledQuery, OutputColumn, OutputType, QueryPlan } from './compiled-query.ts';
export { clickhouse } from './dialect/clickhouse/clickhouse.ts';
export { roundedDecimalColumn } from './dialect/clickhouse/rounded-decimal.ts';
export type { Dialect } from './dialect/dialect.ts';
export { duckdb } from './dialect/duckdb/duckdb.ts';
export type { Sql } from './dialect/sql.ts';
export type { GatheredPart, GatheredStatement, Parameter, WrittenStatement } from './dialect/written-statement.ts';
export { compileClientRows } from './exported/compile-client-rows.ts';
export { compileStoredLoads } from './exported/compile-stored-loads.ts';
export type { AuditStates } from './findings/compile-audit.ts';
export { compileBilledMonths } from './findings/compile-billed-months.ts';
export {
  compileFindings,
  type FindingQuestion,
  type FindingSort,
  type FindingWindow,
  findingSorts,
  type NotedFinding,
} from './findings/compile-findings.ts';
export { compileFound } from './findings/compile-found.ts';
export { choosesCurrency, compileMeeting } from './findings/compile-meeting.ts';
export { compileOwnTerms } from './findings/compile-own-terms.ts';
export { compileSearch } from './findings/compile-search.ts';
export { type CoveredMonth, type JudgedByRule, judgedByRules } from './findings/covered-month.ts';
export type { FindingFilter } from './findings/finding-filter.ts';
export { daysUnderWay } from './findings/package-rules.ts';
export { countsFromToday } from './grid/filter/date-presets.ts';
export type { PivotRow } from './grid/pivot.ts';
export type { PivotAnswer, PivotCells } from './grid/pivot-cells.ts';
export { compileBilledTracking } from './invoices/compile-billed-tracking.ts';
export { compileInvoiceParts } from './invoices/compile-invoice-parts.ts';
export { compileInvoices, type InvoiceColumn, type InvoiceWindow } from './invoices/compile-invoices.ts';
export { compileLedger } from './invoices/compile-ledger.ts';
export type { InvoiceConditions } from './invoices/invoice-conditions.ts';
export type { FindingRow } from './plan/finding-rows.ts';
export type { QueryContext } from './plan/query-context.ts';
export { type Rollup, type RollupFlag, sortColumnOf } from './plan/rollups/rollup.ts';
export { type RollupColumn, rollupColumns, rollupSelect } from './plan/rollups/rollup-select.ts';
export { rollups } from './plan/rollups/rollups.ts';
export { QueryError, type QueryFault } from './query-error.ts';
export type { QueryDescription } from './resolve/query-description.ts';
export {
  type ReadableClient,
  type RequestedClients,
  type Scope,
  ScopeError,
  scopeTo,
  scopeToAll,
} from './scope/scope.ts';
export { date, decimal, timestamp } from './types/value-type.ts';
