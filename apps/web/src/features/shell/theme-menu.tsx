import { ActionIcon } from '@mantine/core';
import { IconSun } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useChosenScheme } from '../../lib/theme/use-chosen-scheme.ts';
import { FloatingMenu } from '../../ui/floating/floating-menu.tsx';
import { schemes } from './schemes.ts';

const ThemeItems = lazy(() => import('./theme-items.tsx'));

/** Dark, light, or as the system (S3 section 4.7). */
export function ThemeMenu() {
  const { t } = useTranslation();
  const { colorScheme } = useChosenScheme();
  const Current = schemes.find(({ value }) => value === colorScheme)?.icon ?? IconSun;
  const button = (
    <ActionIcon size="lg" aria-label={t('Theme')}>
      <Current size={19} stroke={1.6} />
    </ActionIcon>
  );
  return (
    <FloatingMenu button={button} position="bottom-end">
      <ThemeItems />
    </FloatingMenu>
  );
}
