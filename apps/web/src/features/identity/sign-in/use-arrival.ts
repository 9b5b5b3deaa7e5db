import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { changeDefaults } from '@waybill/contract';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { type LandingPage, landingPages, roleLandingPage } from '../../../lib/menu/landing-pages.ts';
import { separateAddress } from '../../../lib/menu/separate-address.ts';
import { shellSettingsOptions } from '../../../lib/menu/shell-settings.ts';
import { safeOrigin } from '../../../lib/session/origin.ts';
import { isExpired } from '../../../lib/session/password-expiry.ts';
import { accountOptions, passwordDaysOptions } from '../../../lib/session/session-queries.ts';
import { keepSsoOrigin } from '../../../lib/session/sso-origin.ts';
import { keepTokenOfChooser, storeHeldToken } from '../../../lib/signed-in/session-store.ts';
import { isPage, landingPath, needsFullLoad } from './landing-path.ts';

/** What the user chose in the landing-page chooser. */
export interface LandingChoice {
  readonly path: string;
  readonly saveDefault: boolean;
}

/**
 * The way in after a sign-in of any form (S3 section 4.1): straight to where the user was going or to the landing page,
 * or by way of the chooser. 'Back' does not return to the login page.
 */
export function useArrival(origin: string | undefined) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [offered, setOffered] = useState<readonly LandingPage[]>();

  const applications = async () => (await queryClient.ensureQueryData(shellSettingsOptions)).applications;
  const enter = async (path: string) => {
    storeHeldToken(offered !== undefined);
    keepSsoOrigin(undefined);
    const elsewhere = separateAddress(path, await applications());
    if (elsewhere !== undefined || needsFullLoad(path)) window.location.replace(elsewhere ?? path);
    else await router.navigate({ href: path, replace: true });
  };
  const arrive = async () => {
    const user = await queryClient.ensureQueryData(accountOptions);
    const days = await queryClient.ensureQueryData(passwordDaysOptions);
    if (isExpired(days)) return enter('/change_password');
    const wanted = safeOrigin(origin);
    if (wanted !== undefined && wanted !== '/') return enter(wanted);
    if (user.betaFlag && isPage(router, '/beta')) return enter('/beta');
    const landingPage = user.defaultLandingPage || roleLandingPage(user);
    const configured = await applications();
    if (landingPage !== undefined) return enter(landingPath(router, configured, landingPage, user));
    const pages = landingPages(user, (path) => isPage(router, path) || separateAddress(path, configured) !== undefined);
    if (pages.length === 0) return enter('/');
    keepTokenOfChooser();
    setOffered(pages);
  };
  const choice = useMutation({
    mutationFn: async ({ path, saveDefault }: LandingChoice) => {
      if (saveDefault) {
        const user = await queryClient.ensureQueryData(accountOptions);
        await call(changeDefaults, { body: { username: user.login, landingPage: path } });
        queryClient.setQueryData(accountOptions.queryKey, { ...user, defaultLandingPage: path });
      }
      await enter(path);
    },
  });
  return { arrive, offered, choose: choice.mutate, choosing: choice.isPending, failure: choice.error };
}
