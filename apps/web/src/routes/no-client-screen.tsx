import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { accountOptions } from '../lib/session/session-queries.ts';
import { CenteredScreen } from '../ui/centered-screen.tsx';

/** Users who may create clients get a link to do so, because a new installation has none. */
export function NoClientScreen() {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  if (!user.internal || !user.permissions.includes('CLIENT_ADD')) {
    return (
      <CenteredScreen
        title={t('No client yet')}
        text={t('No client is assigned to your account. Ask your administrator to assign one.')}
      />
    );
  }
  return (
    <CenteredScreen title={t('No client yet')} text={t('Add the first client, then load its invoices.')}>
      <Button renderRoot={(props) => <Link {...props} to="/clients" search={{ open: 'new' }} />} variant="light" mt={6}>
        {t('New client')}
      </Button>
    </CenteredScreen>
  );
}
