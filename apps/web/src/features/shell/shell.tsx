import { Anchor, Text } from '@mantine/core';
import { useDidUpdate, useDisclosure, useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { regenerateToken } from '@waybill/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { usePreviews } from '../../lib/beta/use-previews.ts';
import { useLiveMessages } from '../../lib/live/use-live-messages.ts';
import { useMenu } from '../../lib/menu/use-menu.ts';
import { expiryWarning } from '../../lib/session/password-expiry.ts';
import { accountOptions, passwordDaysOptions } from '../../lib/session/session-queries.ts';
import { useAssistant } from '../../lib/session/use-assistant.ts';
import { useSavedLanguage } from '../../lib/settings/use-language.ts';
import { storedSession } from '../../lib/signed-in/session-store.ts';
import { isTokenOlderThan, replaceToken, tokenLock } from '../../lib/signed-in/token-age.ts';
import { useSavedScheme } from '../../lib/theme/use-chosen-scheme.ts';
import { MaintenanceGate } from '../../ui/screens/maintenance-gate.tsx';
import { Later } from '../../ui/waiting/later.tsx';
import { PageSkeleton } from '../../ui/waiting/page-skeleton.tsx';
import { PageTabs } from './page-tabs.tsx';
import classes from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

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

const lookedAtEvery = 60_000;

/** Keeps the token young while somebody looks at the portal. */
function useFreshToken(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void renewOldToken().catch(() => undefined);
    };
    look();
    const timer = setInterval(look, lookedAtEvery);
    return () => clearInterval(timer);
  }, []);
}

const minute = 60_000;
/** A stolen token of somebody who is at work serves no longer than this. */
const renewedAfter = 15 * minute;

/**
 * Changes an old token for a fresh one; the old one stops working. One tab does it for all: calls of the others that
 * were in progress with the old token are made again. Without a secure context, where tabs cannot agree, the token
 * stays.
 */
async function renewOldToken(): Promise<void> {
  if (navigator.locks === undefined || storedSession() === undefined || !isTokenOlderThan(renewedAfter)) return;
  await navigator.locks.request(tokenLock, async () => {
    if (storedSession() === undefined || !isTokenOlderThan(renewedAfter)) return;
    const { id_token } = await call(regenerateToken, {});
    replaceToken(id_token);
  });
}

const shownFor = 6_000;

/** Warns once for each sign-in while the password ends within ten days (S3 section 8). */
function useExpiryWarning(): void {
  const { data: days } = useQuery(passwordDaysOptions);
  const warning = days === undefined ? undefined : expiryWarning(days);
  useEffect(() => {
    if (warning === undefined) return;
    notifications.show({ id: 'password-expiry', color: 'yellow', message: warning, autoClose: shownFor });
  }, [warning]);
}

/** Marks the document while tables are to stand closer. */
function useCompactTables(): void {
  const isCompact = usePreviews().has('compactTables');
  useEffect(() => {
    document.documentElement.toggleAttribute('data-compact-tables', isCompact);
  }, [isCompact]);
}

/** S3 section 2.4. With the assistant it stays at the bottom of the window, so that its icon covers nothing else. */
function Footer() {
  const { t } = useTranslation();
  const { isShown } = useAssistant();
  return (
    <Text
      component="footer"
      size="xs"
      c="dimmed"
      className={`${classes.footer} no-print`}
      data-docked={isShown || undefined}
    >
      <span>
        {`© ${new Date().getUTCFullYear()} Waybill · `}
        <Anchor href="/notice.txt" target="_blank" inherit c="dimmed" underline="always">
          {t('Licenses and data sources')}
        </Anchor>
      </span>
    </Text>
  );
}
