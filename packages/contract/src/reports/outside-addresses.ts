import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { mayScheduleReports } from './report-schedules.ts';

const domain = z
  .string()
  .max(253)
  .regex(/^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}$/i, 'must be a domain, such as example.com')
  .transform((name) => name.toLowerCase());

/** The most domains that a tenant allows. */
export const mostMailDomains = 100;

export const mailDomains = endpoint({
  name: 'mailDomains',
  method: 'GET',
  path: '/aiparcelreports/api/reportSchedules/domains',
  access: mayScheduleReports,
  source: 'Waybill',
  summary: 'The domains to whose addresses reports may be sent although nobody signs in there.',
  answer: z.object({ domains: z.array(z.string()) }),
});

export const saveMailDomains = endpoint({
  name: 'saveMailDomains',
  method: 'PUT',
  path: '/aiparcelreports/api/mailDomains',
  ...audiences.tenantSettings,
  source: 'Waybill',
  summary: 'Changes these domains. Addresses at other domains get nothing more.',
  body: z.object({ domains: z.array(domain).max(mostMailDomains) }),
  answer: z.object({ domains: z.array(z.string()) }),
});

export const getMailDomains = endpoint({
  name: 'getMailDomains',
  method: 'GET',
  path: '/aiparcelreports/api/mailDomains',
  ...audiences.tenantSettings,
  source: 'Waybill',
  summary: 'The same domains, for administrators.',
  answer: z.object({ domains: z.array(z.string()) }),
});

const link = {
  query: z.object({ token: z.string().min(1).max(200) }),
  answer: z.string(),
} as const;

export const askToConfirmOutsideAddress = endpoint({
  ...link,
  name: 'askToConfirmOutsideAddress',
  method: 'GET',
  path: '/aiparcelreports/addresses/confirm',
  access: 'public',
  source: 'Waybill',
  summary: 'The page behind the link in a mail that asks whether reports are wanted. It changes nothing.',
});

export const confirmOutsideAddress = endpoint({
  ...link,
  name: 'confirmOutsideAddress',
  method: 'POST',
  path: '/aiparcelreports/addresses/confirm',
  access: 'public',
  source: 'Waybill',
  summary: 'Confirms for a year that the address whose token it is wants reports.',
});

export const askToUnsubscribeOutsideAddress = endpoint({
  ...link,
  name: 'askToUnsubscribeOutsideAddress',
  method: 'GET',
  path: '/aiparcelreports/addresses/unsubscribe',
  access: 'public',
  source: 'Waybill',
  summary: 'The page behind the link that ends reports to an address. It changes nothing.',
});

/** Mail programs call it by RFC 8058, with a body that is not read. */
export const unsubscribeOutsideAddress = endpoint({
  ...link,
  name: 'unsubscribeOutsideAddress',
  method: 'POST',
  path: '/aiparcelreports/addresses/unsubscribe',
  access: 'public',
  source: 'Waybill',
  summary: 'Ends reports to the address whose token it is.',
});

export const downloadSentReport = endpoint({
  name: 'downloadSentReport',
  method: 'GET',
  path: '/aiparcelreports/addresses/file',
  access: 'public',
  source: 'Waybill',
  summary: 'The file of a report that was sent to an address as a link, as long as the address gets it.',
  query: link.query,
  answer: z.unknown(),
});
