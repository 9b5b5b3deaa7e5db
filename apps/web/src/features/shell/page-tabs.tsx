import { Link, useLocation } from '@tanstack/react-router';
import { portalPathAt } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { type ShownArea, tabsOf } from '../../lib/menu/menu-entries.ts';
import classes from './page-tabs.module.css';

/** Pages that belong together and have one entry in the menu: the way from each to the others. */
export function PageTabs({ areas }: { readonly areas: readonly ShownArea[] }) {
  const { t } = useTranslation();
  const path = useLocation({ select: ({ pathname }) => portalPathAt(pathname) });
  const tabs = path === undefined ? [] : tabsOf(areas, path);
  if (tabs.length === 0) return null;
  return (
    <nav className={`${classes.tabs} no-print`} aria-label={t('Related pages')}>
      {tabs.map((tab) => (
        <Link
          key={tab.path}
          to={tab.path}
          className={classes.tab}
          aria-current={tab.path === path ? 'page' : undefined}
        >
          {t(tab.label)}
        </Link>
      ))}
    </nav>
  );
}
