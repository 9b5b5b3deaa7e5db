import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { dataExportRoutes } from './data-exports/endpoints/data-exports.ts';
import { dataOutRoutes } from './data-out/endpoints/data-out.ts';
import { generatedFilesRoutes } from './endpoints/generated-files.ts';
import { namedReportRoutes } from './endpoints/named-reports.ts';
import { outsideAddressRoutes } from './endpoints/outside-addresses.ts';
import { ownReportsRoutes } from './endpoints/own-reports.ts';
import { reportExecutionRoutes } from './endpoints/report-execution.ts';
import { scheduledReportRoutes } from './endpoints/scheduled-reports.ts';
import { scheduleRoutes } from './endpoints/schedules.ts';
import { submitReportRoute } from './endpoints/submit-report.ts';
import { jobRoutes } from './tenant-jobs/endpoints/jobs.ts';

/** Endpoints for reports, schedules and background work. */
export const reportsEndpoints: EndpointList = [
  submitReportRoute,
  namedReportRoutes,
  ownReportsRoutes,
  outsideAddressRoutes,
  scheduleRoutes,
  scheduledReportRoutes,
  reportExecutionRoutes,
  dataOutRoutes,
  dataExportRoutes,
  generatedFilesRoutes,
  jobRoutes,
];
