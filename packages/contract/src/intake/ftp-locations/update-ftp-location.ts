import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { scheduleId as locationId } from '../../reports/report-schedule.ts';
import { ftpLocationDetail, ftpLocationInput } from './ftp-location.ts';

export const updateFtpLocation = endpoint({
  name: 'updateFtpLocation',
  method: 'PUT',
  path: '/aiparcelweb/api/ftpLocations/:id',
  ...audiences.changedFtpLocations,
  source: 'S3 sections 2.3 and 6, /ftplocations',
  summary: 'Changes a place; another server or user needs its secrets again.',
  params: locationId,
  body: ftpLocationInput,
  answer: ftpLocationDetail,
});
