import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorText } from '../lib/api/api-error.ts';
import { CenteredScreen } from './centered-screen.tsx';

/** The whole page failed: what happened, and the way on. Nothing was changed at the server. */
export function CrashScreen({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  return (
    <main>
      <CenteredScreen
        title={t('Something went wrong')}
        text={`${errorText(error)} ${t('Nothing that you saved is lost.')}`}
      >
        <Button mt="sm" onClick={() => window.location.reload()}>
          {t('Retry')}
        </Button>
      </CenteredScreen>
    </main>
  );
}
