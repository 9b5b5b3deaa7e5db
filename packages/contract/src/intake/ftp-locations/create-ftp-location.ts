import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { ftpLocationDetail, newFtpLocationInput } from './ftp-location.ts';

export const createFtpLocation = endpoint({
  name: 'createFtpLocation',
  method: 'POST',
  path: '/aiparcelweb/api/ftpLocations',
  ...audiences.newFtpLocations,
  source: 'S3 sections 2.3 and 6, /ftplocations',
  summary: 'Adds a place from which carrier invoices are fetched.',
  body: newFtpLocationInput,
  answer: ftpLocationDetail,
});
