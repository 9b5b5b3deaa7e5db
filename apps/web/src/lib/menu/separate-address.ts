import { type SeparateApplication, separateApplications, withoutTrailingSlashes } from '@waybill/contract';

/** The addresses of the separate applications. */
export type Applications = Readonly<Partial<Record<SeparateApplication, string>>>;

/** A path below the address of an application, which may end in a stroke. */
export const addressBelow = (base: string, path: string): string => `${withoutTrailingSlashes(base)}${path}`;

/**
 * Where the page of a separate application is: `/ui6/ltlinvoices` is below the address of ui6, `/freightDashboards`
 * below that of the freight dashboards, ui4. Undefined for pages of this application and of those that are not
 * configured.
 */
export function separateAddress(path: string, applications: Applications): string | undefined {
  const [, first = '', rest = ''] = /^\/([^/?#]+)(.*)/s.exec(path) ?? [];
  const named = separateApplications.find((name) => name === first);
  if (named !== undefined) return below(applications[named], rest === '' ? '/' : rest);
  return first.startsWith('freight') ? below(applications.ui4, path) : undefined;
}

const below = (base: string | undefined, path: string) => (base === undefined ? undefined : addressBelow(base, path));
