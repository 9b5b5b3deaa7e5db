import { lazyRouteComponent } from '@tanstack/react-router';
import { portalRoute } from './portal-route.ts';

/** Client invoice numbers, with the invoice-stamping bar (S3 sections 2.2, 2.4 and 2.9). */
export const billingRoute = portalRoute(
  '/billing',
  lazyRouteComponent(() => import('../features/invoicing/billing/billing-page.tsx'), 'BillingPage'),
  { bar: 'invoice-stamping', ofClients: true },
);
