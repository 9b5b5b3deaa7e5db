import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { scheduleId as locationId } from '../../reports/report-schedule.ts';
import { ftpLocationDetail } from './ftp-location.ts';

export const forgetHostKey = endpoint({
  name: 'forgetHostKey',
  method: 'POST',
  path: '/aiparcelweb/api/ftpLocations/:id/forget_key',
  ...audiences.changedFtpLocations,
  source: 'S3 sections 2.3 and 6, /ftplocations',
  summary: 'Forgets the key of the server, so that the next test remembers another one.',
  params: locationId,
  answer: ftpLocationDetail,
});
