import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { scheduleId as locationId } from '../../reports/report-schedule.ts';
import { ftpLocationDetail } from './ftp-location.ts';

export const getFtpLocation = endpoint({
  name: 'getFtpLocation',
  method: 'GET',
  path: '/aiparcelweb/api/ftpLocations/:id',
  ...audiences.ftpLocations,
  source: 'S3 sections 2.3 and 6, /ftplocations',
  summary: 'One place with its last visits and their files.',
  params: locationId,
  answer: ftpLocationDetail,
});
