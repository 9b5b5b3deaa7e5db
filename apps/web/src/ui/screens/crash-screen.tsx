import { Button, Group } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageFailureText } from '../failures/page-failure-text.ts';
import { CenteredScreen } from './centered-screen.tsx';

/** The whole page failed: what happened, and the way on. Nothing was changed at the server. */
export function CrashScreen({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  return (
    <main>
      <CenteredScreen
        title={t('Something went wrong')}
        text={`${sentence(pageFailureText(error))} ${t('Your saved data is safe.')}`}
      >
        <Group gap="sm" justify="center" mt="sm">
          <Button onClick={() => window.location.reload()}>{t('Retry')}</Button>
          <Button component="a" href="/" variant="light">
            {t('Go to Home')}
          </Button>
        </Group>
      </CenteredScreen>
    </main>
  );
}

const sentence = (text: string): string => (/[.!?。]$/.test(text) ? text : `${text}.`);
