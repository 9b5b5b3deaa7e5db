import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { ftpLocation } from './ftp-location.ts';

export const listFtpLocations = endpoint({
  name: 'listFtpLocations',
  method: 'GET',
  path: '/aiparcelweb/api/ftpLocations',
  ...audiences.ftpLocations,
  source: 'S3 sections 2.3 and 6, /ftplocations',
  summary: 'A page of the places from which carrier invoices are fetched.',
  query: tableQuery(['name', 'clientName', 'host', 'protocol', 'lastFetchAt', 'lastOutcome']),
  answer: tableAnswer(ftpLocation),
});
