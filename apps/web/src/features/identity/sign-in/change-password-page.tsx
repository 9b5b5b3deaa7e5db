import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { expiryWarning, isExpired } from '../../../lib/session/password-expiry.ts';
import { accountOptions, passwordDaysOptions } from '../../../lib/session/session-queries.ts';
import { useSignOut } from '../../../lib/session/use-sign-out.ts';
import { Brand } from '../../../ui/screens/brand.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import classes from './change-password-page.module.css';
import { useExpiredMessage } from './use-expired-message.ts';

/** The way back in with an expired password; open to everybody else too (S3 sections 2.1 and 4.4). */
export function ChangePasswordPage() {
  const { t } = useTranslation();
  useDocumentTitle(`${t('Change password')} · Waybill`);
  const { data: days } = useSuspenseQuery(passwordDaysOptions);
  const {
    data: { mustChangePassword },
  } = useSuspenseQuery(accountOptions);
  const { signOut, pending } = useSignOut();
  const expired = isExpired(days);
  const warning = expiryWarning(days);
  useExpiredMessage(expired, mustChangePassword);
  return (
    <main className={classes.page}>
      <div className={classes.form}>
        <Brand size={32} />
        <div>
          <Title order={1} fz={24} lts="-0.02em">
            {t('Change password')}
          </Title>
          <Text c="dimmed" mt={4}>
            {expired
              ? t('You cannot open other pages until you have set a new one.')
              : t('You then sign in again with the new one.')}
          </Text>
        </div>
        {warning === undefined ? null : (
          <Alert color="yellow" variant="light" role="status">
            {warning}
          </Alert>
        )}
        <ChangePasswordForm />
        <Group justify="space-between">
          {expired ? null : (
            <Button component={Link} to="/" variant="subtle" size="xs">
              {t('Go to Home')}
            </Button>
          )}
          <Button variant="subtle" size="xs" loading={pending} onClick={signOut}>
            {t('Logout')}
          </Button>
        </Group>
      </div>
    </main>
  );
}
