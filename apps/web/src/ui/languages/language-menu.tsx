import { ActionIcon } from '@mantine/core';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/settings/use-language.ts';
import { FloatingMenu } from '../floating/floating-menu.tsx';
import { Flag } from './flag.tsx';

const LanguageItems = lazy(() => import('./language-items.tsx'));

/** The languages by their own names, with flags (S3 section 2.4). */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const button = (
    <ActionIcon size="lg" aria-label={t('Language: {{name}}', { name: language.name })}>
      <Flag code={language.code} />
    </ActionIcon>
  );
  return (
    <FloatingMenu button={button} position="bottom-end">
      <LanguageItems />
    </FloatingMenu>
  );
}
