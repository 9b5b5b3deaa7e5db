import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { doneAnswer } from '../../foundation/table.ts';
import { scheduleId as locationId } from '../../reports/report-schedule.ts';

export const fetchFtpLocation = endpoint({
  name: 'fetchFtpLocation',
  method: 'POST',
  path: '/aiparcelweb/api/ftpLocations/:id/fetch',
  ...audiences.changedFtpLocations,
  source: 'S3 sections 2.3 and 6, /ftplocations',
  summary: 'Fetches and loads the new files of a place, in the background.',
  params: locationId,
  answer: doneAnswer,
});
