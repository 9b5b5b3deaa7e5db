import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { scheduleId as locationId } from '../../reports/report-schedule.ts';
import { ftpTest } from './ftp-location.ts';

export const testFtpLocation = endpoint({
  name: 'testFtpLocation',
  method: 'POST',
  path: '/aiparcelweb/api/ftpLocations/:id/test',
  ...audiences.changedFtpLocations,
  source: 'S3 sections 2.3 and 6, /ftplocations',
  summary: 'Connects, looks into the folder, and remembers the key of the server at the first time.',
  params: locationId,
  answer: ftpTest,
});
