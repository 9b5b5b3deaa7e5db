import { z } from 'zod';
import { endpoint } from '../foundation/endpoint.ts';
import { mayScheduleReports, reportSchedule } from './report-schedule.ts';

export const reportSchedules = endpoint({
  name: 'reportSchedules',
  method: 'GET',
  path: '/aiparcelreports/api/reportSchedules',
  access: mayScheduleReports,
  source: 'S3 section 2.3, scheduled reports',
  summary: 'The reports that come to the user by themselves.',
  answer: z.array(reportSchedule),
});
