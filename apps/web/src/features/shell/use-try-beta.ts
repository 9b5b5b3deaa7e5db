import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useTakePart } from '../../lib/beta/use-take-part.ts';
import { accountOptions } from '../../lib/session/session-queries.ts';

/** The link to the beta, for users who may try it (S3 section 2.4); a failure is only logged (S3 section 8). */
export function useTryBeta() {
  const { t } = useTranslation();
  const router = useRouter();
  const { data: user } = useSuspenseQuery(accountOptions);
  const takePart = useTakePart();
  if (!user.permissions.includes('TRY_BETA')) return undefined;
  const show = () => void router.navigate({ to: '/beta' });
  const open = () =>
    user.betaFlag
      ? show()
      : takePart.mutate(true, { onSuccess: show, onError: (error) => console.error('Beta opt-in failed', error) });
  return { label: user.betaFlag ? t('PulseUI beta') : t('Try PulseUI beta'), pending: takePart.isPending, open };
}
