import { Button, Group } from '@mantine/core';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { GoHomeButton } from '../buttons/go-home-button.tsx';
import { pageFailureText } from '../failures/page-failure-text.ts';
import { CenteredScreen } from './centered-screen.tsx';

/** A page failed, but the frame around it still works. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <CenteredScreen title={t('This page could not be loaded')} text={pageFailureText(error)}>
      <Group gap="sm" justify="center">
        <Button mt="sm" onClick={retry}>
          {t('Retry')}
        </Button>
        <GoHomeButton />
      </Group>
    </CenteredScreen>
  );
}
