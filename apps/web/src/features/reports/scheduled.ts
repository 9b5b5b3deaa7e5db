/** The pages about what leaves by schedules, which are loaded together. */
export { DataExportsPage } from './data-exports/data-exports-page.tsx';
export { ScheduledReportsPage } from './scheduled-reports/scheduled-reports-page.tsx';
