import { useDidUpdate, useDisclosure, useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompactTables } from '../../lib/beta/use-compact-tables.ts';
import { useLiveMessages } from '../../lib/live/use-live-messages.ts';
import { useMenu } from '../../lib/menu/use-menu.ts';
import { accountOptions } from '../../lib/session/session-queries.ts';
import { useSavedLanguage } from '../../lib/settings/use-language.ts';
import { useSavedScheme } from '../../lib/theme/use-chosen-scheme.ts';
import { Later } from '../../ui/later.tsx';
import { MaintenanceGate } from '../../ui/maintenance-gate.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Footer } from './footer.tsx';
import { PageTabs } from './page-tabs.tsx';
import classes from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { useExpiryWarning } from './use-expiry-warning.ts';
import { useFreshToken } from './use-fresh-token.ts';

/** The frame of all pages: the menu at the left (a drawer below 992 px), the bar above, the page. */
export function Shell() {
  const { t } = useTranslation();
  const [wanted, { toggle, close }] = useDisclosure();
  const isNarrow = useMediaQuery('(max-width: 61.99em)') ?? false;
  const opened = wanted && isNarrow;
  const menuButton = useRef<HTMLButtonElement>(null);
  useDidUpdate(() => (opened ? undefined : menuButton.current?.focus()), [opened]);
  const [compact, setCompact] = useLocalStorage({ key: 'waybill.compactMenu', defaultValue: false });
  const areas = useMenu();
  const hasMenu = areas.length > 0;
  useSavedScheme();
  useSavedLanguage();
  useExpiryWarning();
  useLiveMessages();
  useFreshToken();
  useCompactTables();
  const { data: user } = useSuspenseQuery(accountOptions);
  const isLeaving = useRouterState({
    select: ({ location, resolvedLocation }) =>
      resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname,
  });
  return (
    <div
      className={classes.shell}
      data-compact={compact || undefined}
      data-menu={hasMenu ? (opened ? 'opened' : 'closed') : undefined}
    >
      <a href="#page" className={`${classes.skip} no-print`} inert={opened}>
        {t('Skip to the page')}
      </a>
      {hasMenu ? (
        <nav aria-label={t('Main menu')} className={`${classes.menu} no-print`}>
          <SideMenu
            areas={areas}
            compact={compact && !opened}
            onCompact={() => setCompact((value) => !value)}
            onClose={close}
            opened={opened}
          />
        </nav>
      ) : null}
      <header className={classes.bar} inert={opened}>
        <TopBar menuButton={menuButton} hasMenu={hasMenu} menuOpened={opened} onMenu={toggle} />
      </header>
      <main id="page" className={classes.main} inert={opened} data-leaving={isLeaving || undefined}>
        <Later fallback={<PageSkeleton />}>
          <MaintenanceGate user={user}>
            <PageTabs areas={areas} />
            <Outlet />
          </MaintenanceGate>
          <Footer />
        </Later>
      </main>
    </div>
  );
}
