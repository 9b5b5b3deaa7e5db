import { z } from 'zod';
import { endpoint } from '../foundation/endpoint.ts';
import { mayScheduleReports, scheduleId } from './report-schedule.ts';

export const runSchedule = endpoint({
  name: 'runSchedule',
  method: 'POST',
  path: '/aiparcelreports/api/reportSchedules/:id/run',
  access: mayScheduleReports,
  source: 'S3 section 2.3, scheduled reports',
  summary: 'Runs an own schedule now, beside its times.',
  params: scheduleId,
  answer: z.object({ message: z.string() }),
});
