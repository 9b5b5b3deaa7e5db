import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { text } from '../lib/languages/text.ts';
import { accountOptions } from '../lib/session/session-queries.ts';
import { pageRoute } from './page.tsx';

/** The beta: for those who take part in it, and who may (S3 sections 2.4 and 4.1). */
export const betaRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/beta',
  staticData: { title: text('PulseUI beta') },
  loader: async ({ context: { queryClient } }) => {
    const { betaFlag, permissions } = await queryClient.ensureQueryData(accountOptions);
    if (!betaFlag && !permissions.includes('TRY_BETA')) throw notFound();
  },
  component: lazyRouteComponent(() => import('../features/shell/beta/beta-page.tsx'), 'BetaPage'),
});
