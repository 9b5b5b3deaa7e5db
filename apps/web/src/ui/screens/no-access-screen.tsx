import { Text } from '@mantine/core';
import type { NotFoundRouteProps } from '@tanstack/react-router';
import { portalPathAt } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { entryAt } from '../../lib/menu/menu-entries.ts';
import { GoHomeButton } from '../buttons/go-home-button.tsx';
import { CenteredScreen } from './centered-screen.tsx';

/** A page that the user may not open, in the words of S3 section 2.2; it says which one, and whom to ask. */
export function NoAccessScreen({ data }: NotFoundRouteProps) {
  const { t } = useTranslation();
  const label = labelOf(data);
  return (
    <CenteredScreen
      title={t('404 page not found')}
      text={t('We are sorry but the page you are looking for does not exist, or you are not authorized')}
    >
      {label === undefined ? null : (
        <Text size="sm">
          {t('You do not have access to {{page}}. Ask your administrator for access.', { page: t(label) })}
        </Text>
      )}
      <GoHomeButton />
    </CenteredScreen>
  );
}

/** What the guard of a route refused; nothing if an address within a page leads nowhere. */
function labelOf(data: unknown): string | undefined {
  const path = hasPath(data) ? portalPathAt(data.path) : undefined;
  return path === undefined ? undefined : entryAt(path)?.label;
}

const hasPath = (data: unknown): data is { readonly path: string } =>
  typeof data === 'object' && data !== null && 'path' in data && typeof data.path === 'string';
