import { endpoint } from '../foundation/endpoint.ts';
import { mayScheduleReports, newReportSchedule, reportSchedule } from './report-schedule.ts';

export const scheduleReport = endpoint({
  name: 'scheduleReport',
  method: 'POST',
  path: '/aiparcelreports/api/reportSchedules',
  access: mayScheduleReports,
  source: 'S3 section 2.3, scheduled reports',
  summary: 'Lets the rows of an own report, or of a page, come daily, weekly or monthly.',
  body: newReportSchedule,
  answer: reportSchedule,
});
