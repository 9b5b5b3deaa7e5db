import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { doneAnswer } from '../../foundation/table.ts';
import { scheduleId as locationId } from '../../reports/report-schedule.ts';

export const deleteFtpLocation = endpoint({
  name: 'deleteFtpLocation',
  method: 'DELETE',
  path: '/aiparcelweb/api/ftpLocations/:id',
  ...audiences.changedFtpLocations,
  source: 'S3 sections 2.3 and 6, /ftplocations',
  summary: 'Deletes a place with its history; what was loaded stays.',
  params: locationId,
  answer: doneAnswer,
});
