import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { portalPages, portalPathAt, segmentsOf } from '../foundation/portal-pages.ts';

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
  ...audiences.tenantSettings,
  source: 'S3 section 4.13',
  summary: 'Opens or closes a page or the assistant in the tenant of the user.',
  body: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('PAGE'),
      value: z.enum(['ON', 'OFF']),
      path: pagePath
        .refine(leadsToPage, 'is not a page, nor the beginning of the path of one.')
        .refine(
          (path) => storedPagePath(path) !== maintenanceSwitch,
          'Settings stays open: maintenance is ended there.',
        ),
    }),
    z.object({ type: z.literal('CHATBOT'), value: z.enum(['ON', 'OFF']) }),
  ]),
  answer: z.array(maintenanceStatus),
});

/** Deletes a status, so that the page follows the paths above it again. */
export const deleteStatus = endpoint({
  name: 'deleteStatus',
  method: 'DELETE',
  path: '/aiparcelweb/api/statuses',
  ...audiences.tenantSettings,
  source: 'S3 section 4.13',
  summary: 'Deletes the status of a page in the tenant of the user.',
  query: z.object({ path: pagePath }),
  answer: z.array(maintenanceStatus),
});

/** The page where maintenance is switched; it never closes, so that nobody locks themselves out. */
export const maintenanceSwitch = '/settings';

/** Pages that need no permission. */
const openToAll = ['/beta', '/profile'] as const;

/** Whether a path is a page, lies below one, or has pages below it. */
export function leadsToPage(path: string): boolean {
  const wanted = segmentsOf(path);
  return [...Object.keys(portalPages), ...openToAll].map(segmentsOf).some((page) => {
    const [shorter, longer] = page.length < wanted.length ? [page, wanted] : [wanted, page];
    return shorter.every((segment, index) => segment === longer[index]);
  });
}

/** How a path is stored: in its page's spelling, otherwise in lower case; without a trailing slash. */
export function storedPagePath(path: string): string {
  return portalPathAt(path) ?? `/${segmentsOf(path).join('/')}`;
}

/**
 * Whether a page is closed: the status of the longest path that leads to it decides (S3 section 4.13). Paths are
 * compared as the router compares them, so that no other spelling passes.
 */
export function isUnderMaintenance(path: string, statusesOfTenant: readonly MaintenanceStatus[]): boolean {
  const wanted = segmentsOf(path);
  if (`/${wanted.join('/')}` === maintenanceSwitch) return false;
  const leading = statusesOfTenant
    .flatMap((status) => (status.type === 'PAGE' && status.path !== null ? [{ ...status, path: status.path }] : []))
    .map((status) => ({ ...status, segments: segmentsOf(status.path) }))
    .filter(({ segments }) => segments.every((segment, index) => segment === wanted[index]))
    .toSorted((one, other) => other.segments.length - one.segments.length);
  const longest = leading[0]?.segments.length;
  return leading.some(({ segments, value }) => segments.length === longest && value === 'ON');
}
