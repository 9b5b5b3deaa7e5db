/** A tenant's limits for its reports; without a row the server's defaults apply. */
export interface ReportLimitTable {
  tenant_id: number;
  row_limit: number;
  /** How long one report may run. */
  seconds: number;
  days_kept: number;
  queued_per_user: number;
}

/** What all tenants share: one row, or none. */
export interface ReportServerTable {
  id: number;
  at_once: number;
  disk_budget_megabytes: number | null;
}
