/** More rows than this are a report's work, not a container's. */
export const mostRowsOfContainer = 50_000;
/** Values offered by one filter; the list is searched in the browser. */
export const mostFilterValues = 50_000;
export const queryTimeoutMs = 30_000;
/** For queries that may read a lot: they leave connections for the short queries of dashboards. */
export const longQuery = { lane: 'long', timeoutMs: queryTimeoutMs } as const;
