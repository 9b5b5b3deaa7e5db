import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** A page (and all below it) that is closed while its value is `ON`; or the assistant, which is open while it is `ON`. */
export const maintenanceStatus = z.object({
  type: z.enum(['PAGE', 'CHATBOT']),
  value: z.enum(['ON', 'OFF']),
  /** Path of the page; `/` for all of them; null for the assistant. */
  path: z.string().nullable(),
});

export type MaintenanceStatus = z.infer<typeof maintenanceStatus>;

/** A path of the web app. */
export const pagePath = z
  .string()
  .max(300)
  .regex(/^\/[\w./-]*$/, 'must be a path such as /aframe');

export const statuses = endpoint({
  name: 'statuses',
  method: 'GET',
  path: '/aiparcelweb/nologin/statuses/',
  access: 'public',
  source: 'S3 sections 4.13 and 7, shell data',
  summary: 'What is under maintenance in the tenant of the headers.',
  answer: z.array(maintenanceStatus),
});

export const setStatus = endpoint({
  name: 'setStatus',
  method: 'PUT',
  path: '/aiparcelweb/api/statuses',
  access: ['SETTINGS_ADMIN'],
  source: 'S3 section 4.13',
  summary: 'Opens or closes a page or the assistant in the tenant of the user.',
  body: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('PAGE'),
      value: z.enum(['ON', 'OFF']),
      path: pagePath,
    }),
    z.object({ type: z.literal('CHATBOT'), value: z.enum(['ON', 'OFF']) }),
  ]),
  answer: z.array(maintenanceStatus),
});

/** Whether a page is closed: the status of the longest path that leads to it decides (S3 section 4.13). */
export function isUnderMaintenance(path: string, statusesOfTenant: readonly MaintenanceStatus[]): boolean {
  const wanted = segmentsOf(path);
  const leading = statusesOfTenant
    .flatMap((status) => (status.type === 'PAGE' && status.path !== null ? [{ ...status, path: status.path }] : []))
    .map((status) => ({ ...status, segments: segmentsOf(status.path) }))
    .filter(({ segments }) => segments.every((segment, index) => segment === wanted[index]))
    .toSorted((one, other) => other.segments.length - one.segments.length);
  return leading[0]?.value === 'ON';
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}
