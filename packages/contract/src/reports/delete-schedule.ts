import { z } from 'zod';
import { endpoint } from '../foundation/endpoint.ts';
import { mayScheduleReports, scheduleId } from './report-schedule.ts';

export const deleteSchedule = endpoint({
  name: 'deleteSchedule',
  method: 'DELETE',
  path: '/aiparcelreports/api/reportSchedules/:id',
  access: mayScheduleReports,
  source: 'S3 section 2.3, scheduled reports',
  summary: 'Deletes an own schedule; its reports stay.',
  params: scheduleId,
  answer: z.object({ message: z.string() }),
});
