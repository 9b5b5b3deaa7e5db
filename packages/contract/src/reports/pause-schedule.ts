import { z } from 'zod';
import { endpoint } from '../foundation/endpoint.ts';
import { mayScheduleReports, reportSchedule, scheduleId } from './report-schedule.ts';

export const pauseSchedule = endpoint({
  name: 'pauseSchedule',
  method: 'POST',
  path: '/aiparcelreports/api/reportSchedules/:id/active',
  access: mayScheduleReports,
  source: 'S3 section 2.3, scheduled reports',
  summary: 'Pauses an own schedule, or lets it go on.',
  params: scheduleId,
  body: z.object({ active: z.boolean() }),
  answer: reportSchedule,
});
