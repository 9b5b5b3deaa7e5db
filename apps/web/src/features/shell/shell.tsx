import { AppShell } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useCompactTables } from '../../lib/beta/use-compact-tables.ts';
import { useSavedLanguage } from '../../lib/languages/use-language.ts';
import { useLiveMessages } from '../../lib/live/use-live-messages.ts';
import { useMenu } from '../../lib/menu/use-menu.ts';
import { accountOptions } from '../../lib/session/session-queries.ts';
import { useSavedScheme } from '../../lib/theme/use-chosen-scheme.ts';
import { MaintenanceGate } from '../../ui/maintenance-gate.tsx';
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
  const [opened, { toggle, close }] = useDisclosure();
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
  return (
    <AppShell
      layout="alt"
      header={{ height: 52 }}
      navbar={{
        width: compact ? 64 : 240,
        breakpoint: 'md',
        collapsed: { mobile: !opened || !hasMenu, desktop: !hasMenu },
      }}
      transitionDuration={150}
      classNames={{ main: classes.main, header: classes.bar, navbar: classes.menu }}
    >
      <a href="#page" className={classes.skip}>
        {t('Skip to the page')}
      </a>
      <AppShell.Navbar aria-label={t('Main menu')} component="nav">
        <SideMenu
          areas={areas}
          compact={compact && !opened}
          onCompact={() => setCompact((value) => !value)}
          onClose={close}
          opened={opened}
        />
      </AppShell.Navbar>
      <AppShell.Header>
        <TopBar hasMenu={hasMenu} menuOpened={opened} onMenu={toggle} />
      </AppShell.Header>
      <AppShell.Main id="page">
        <MaintenanceGate user={user}>
          <PageTabs areas={areas} />
          <Outlet />
        </MaintenanceGate>
        <Footer />
      </AppShell.Main>
    </AppShell>
  );
}
