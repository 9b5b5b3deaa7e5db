import { endpoint } from '../foundation/endpoint.ts';
import { changedReportSchedule, mayScheduleReports, reportSchedule, scheduleId } from './report-schedule.ts';

export const updateSchedule = endpoint({
  name: 'updateSchedule',
  method: 'PUT',
  path: '/aiparcelreports/api/reportSchedules/:id',
  access: mayScheduleReports,
  source: 'S3 section 2.3, scheduled reports',
  summary: 'Changes when an own schedule comes, with which days, as what file and to whom.',
  params: scheduleId,
  body: changedReportSchedule,
  answer: reportSchedule,
});
