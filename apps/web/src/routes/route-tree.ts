import { administrationRoutes } from './administration-routes.tsx';
import { analysisRoutes } from './analysis-routes.tsx';
import { changePasswordRoute } from './change-password.tsx';
import { invoiceRoutes } from './invoice-routes.tsx';
import { missingPageRoute, pageRoute } from './page.tsx';
import {
  betaRoute,
  billingRoute,
  businessOverviewRoute,
  homeRoute,
  newUserRoute,
  profileRoute,
  reportsRoute,
  settingsRoute,
} from './page-routes.tsx';
import { rootRoute } from './root.tsx';
import { shellRoute } from './shell.tsx';
import { loginRoute, ssoCallbackRoute, ssoRoute } from './sign-in-routes.tsx';
import { signedInRoute } from './signed-in.tsx';
import { toolRoutes } from './tool-routes.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the top bar says. */
    title?: string;
    /** What is in the top bar besides the title (S3 section 2.4). */
    bar?: 'invoice-stamping';
    /** Whether it needs a client; users without one see a message instead. */
    ofClients?: true;
    /** There is no page at this address. */
    isMissing?: true;
  }
}

export const routeTree = rootRoute.addChildren([
  loginRoute,
  ssoRoute,
  ssoCallbackRoute,
  signedInRoute.addChildren([
    changePasswordRoute,
    shellRoute.addChildren([
      pageRoute.addChildren([
        homeRoute,
        profileRoute,
        betaRoute,
        businessOverviewRoute,
        settingsRoute,
        reportsRoute,
        ...analysisRoutes,
        ...administrationRoutes,
        ...toolRoutes,
        newUserRoute,
        ...invoiceRoutes,
        billingRoute,
        missingPageRoute,
      ]),
    ]),
  ]),
]);
