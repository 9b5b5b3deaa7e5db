import { useTranslation } from 'react-i18next';
import { useMenu } from '../../../lib/menu/use-menu.ts';

/** What can be closed: everything, the whole analysis, and each page of this application in the administrator's menu. */
export function useClosablePages(): readonly { readonly path: string; readonly label: string }[] {
  const { t } = useTranslation();
  const pages = useMenu().flatMap((group) =>
    group.entries.filter(({ address }) => address === undefined).map(({ path, label }) => ({ path, label: t(label) })),
  );
  return [{ path: '/', label: t('All pages') }, { path: '/aframe', label: t('All of Analytics') }, ...pages];
}
