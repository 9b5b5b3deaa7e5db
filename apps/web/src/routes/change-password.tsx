import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { LoadingScreen } from '../ui/screens/loading-screen.tsx';
import { signedInRoute } from './signed-in.tsx';

/** The one page that an expired password leaves open (S3 section 4.4). */
export const changePasswordRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/change_password',
  component: lazyRouteComponent(
    () => import('../features/identity/sign-in/change-password-page.tsx'),
    'ChangePasswordPage',
  ),
  pendingComponent: LoadingScreen,
});
