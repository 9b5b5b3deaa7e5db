import type { Ready } from './in-page/painted.ts';

/** A page of the analysis area: its address and its title. */
interface AnalysisPage {
  readonly path: string;
  readonly title: string;
}

export const overview: AnalysisPage = { path: '/aframe/dashboard/overview', title: 'Overview' };
export const spend: AnalysisPage = { path: '/aframe/dashboard/spend', title: 'Spend Analysis' };

/** The pages that the bench visits in this order, from the Overview back to it. */
export const tour: readonly AnalysisPage[] = [
  spend,
  { path: '/aframe/dashboard/refund', title: 'Refund Analysis' },
  { path: '/aframe/dashboard/carrierScore', title: 'Carrier Score' },
  { path: '/aframe/dashboard/accessorial', title: 'Accessorial Analysis' },
  { path: '/aframe/dashboard/weight', title: 'Weight Analysis' },
  overview,
];

const loading = ':is([role="status"][aria-label="Loading"], [aria-busy="true"])';
const card = '#page section[aria-label][aria-busy]';

/** All widgets of a page show their figures. */
export function drawn({ path, title }: AnalysisPage, search = ''): Ready {
  return { path, search, shows: `:root:has(h1[title="${title}"]) ${card}`, without: `#page ${loading}` };
}

/** The tiles of the Overview show their figures, whatever the charts do. */
export const tilesDrawn: Ready = {
  path: overview.path,
  shows: `${card}:first-of-type button[aria-pressed]`,
  without: `[aria-label="Last four weeks"] ${loading}`,
};

/** The first rows of the grid over the Spend page show their cells. */
export const rowsDrawn: Ready = {
  path: spend.path,
  search: 'grid=',
  shows: '[role="grid"] tr[data-position="0"] :is([title], button)',
  without: '[role="grid"][aria-busy="true"], [role="grid"] td > span:not([title]):empty',
};
