import { ActionIcon, Anchor, Burger, Button, Group, Title } from '@mantine/core';
import { useDisclosure, useDocumentTitle } from '@mantine/hooks';
import { IconChevronRight, IconFlask, IconSun } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useLocation, useMatches } from '@tanstack/react-router';
import { mayOpenPage, withoutTrailingSlashes } from '@waybill/contract';
import { lazy, type RefObject, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageChange } from '../../lib/analysis/use-page-change.ts';
import { accountOptions } from '../../lib/session/session-queries.ts';
import { useChosenScheme } from '../../lib/theme/use-chosen-scheme.ts';
import { FloatingMenu } from '../../ui/floating/floating-menu.tsx';
import { LanguageMenu } from '../../ui/languages/language-menu.tsx';
import { HelpButton } from './help/help-button.tsx';
import { NotificationsPopover } from './notifications/notifications-popover.tsx';
import { schemes } from './schemes.ts';
import { SearchBox } from './search/search-box.tsx';
import classes from './top-bar.module.css';
import { useTryBeta } from './use-try-beta.ts';

const InvoiceStampingBar = lazy(() => import('../../ui/stamping/invoice-stamping-bar.tsx'));

interface Props {
  readonly menuButton: RefObject<HTMLButtonElement | null>;
  readonly hasMenu: boolean;
  readonly menuOpened: boolean;
  readonly onMenu: () => void;
}

/** Where one is, and what is the same on all pages. On a phone theme and language are in the user menu. */
export function TopBar({ menuButton, hasMenu, menuOpened, onMenu }: Props) {
  const { t } = useTranslation();
  const title = usePageTitle();
  const [helpOpened, help] = useDisclosure();
  useDocumentTitle(title === undefined ? 'Waybill' : `${title} · Waybill`);
  return (
    <Group h="100%" px={{ base: 'sm', sm: 'lg' }} justify="space-between" wrap="nowrap">
      <Group gap="xs" wrap="nowrap" miw={0}>
        {hasMenu ? (
          <Burger
            ref={menuButton}
            opened={menuOpened}
            onClick={onMenu}
            hiddenFrom="md"
            size="sm"
            aria-label={t('Open the menu')}
            className="no-print"
          />
        ) : null}
        <OverviewCrumb />
        <Title order={1} lts="-0.01em" className={classes.title} title={title}>
          {title}
        </Title>
        <PageBar />
      </Group>
      <Group gap={6} wrap="nowrap" className="no-print">
        <BetaButton />
        <SearchBox onHelp={help.open} />
        <NotificationsPopover />
        <HelpButton opened={helpOpened} onToggle={help.toggle} onClose={help.close} />
        <Group gap={6} wrap="nowrap" visibleFrom="sm">
          <ThemeMenu />
          <LanguageMenu />
        </Group>
        <UserMenu />
      </Group>
    </Group>
  );
}

/** What the page itself has in the top bar. */
function PageBar() {
  const isForStamping = useMatches({
    select: (matches) => matches.some(({ staticData, status }) => staticData.bar && status === 'success'),
  });
  if (!isForStamping) return null;
  return (
    <Suspense fallback={null}>
      <InvoiceStampingBar />
    </Suspense>
  );
}

/** What the page is called (S3 sections 2.1 and 2.2). */
function usePageTitle(): string | undefined {
  const { t } = useTranslation();
  const isMissing = useMatches({
    select: (matches) => matches.some(({ status, staticData }) => status === 'notFound' || staticData.isMissing),
  });
  const named = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  if (isMissing) return t('Page Not Found OR Access Denied');
  return named === undefined ? undefined : t(named);
}

/** 'Try PulseUI beta' in the bar; on smaller screens it is in the user menu. */
function BetaButton() {
  const { t } = useTranslation();
  const beta = useTryBeta();
  if (beta === undefined) return null;
  return (
    <Button
      variant="light"
      size="xs"
      visibleFrom="lg"
      style={{ flex: 'none' }}
      leftSection={<IconFlask size={15} stroke={1.6} />}
      loading={beta.pending}
      onClick={beta.open}
      title={t('Previews of new features, which you can switch on and off')}
    >
      {beta.label}
    </Button>
  );
}

const overview = '/aframe/dashboard/overview';

/** The way back to Overview from an analysis page, for those who may open it; guests may not (S3 section 2.4). */
function OverviewCrumb() {
  const { t } = useTranslation();
  const path = useLocation({ select: ({ pathname }) => withoutTrailingSlashes(pathname) });
  const { data: user } = useSuspenseQuery(accountOptions);
  const { searchOf, leave } = usePageChange();
  const isDetail = path.startsWith('/aframe/') && path !== overview;
  if (!isDetail || !mayOpenPage(overview, user)) return null;
  return (
    <nav aria-label={t('Breadcrumb')} className={`${classes.crumb} no-print mantine-visible-from-sm`}>
      <Anchor
        renderRoot={(props) => <Link {...props} to={overview} search={searchOf} onClick={leave} />}
        c="dimmed"
        size="sm"
      >
        {t('Overview')}
      </Anchor>
      <IconChevronRight size={14} stroke={1.8} aria-hidden />
    </nav>
  );
}

const ThemeItems = lazy(() => import('./theme-items.tsx'));

/** Dark, light, or as the system (S3 section 4.7). */
function ThemeMenu() {
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

const UserItems = lazy(() => import('./user-items.tsx'));

/** The avatar shows the first letter of the login, 'G' without one (S3 section 2.4). */
function UserMenu() {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const letter = (user.login.charAt(0) || 'G').toUpperCase();
  const button = (
    <ActionIcon size="lg" radius="xl" aria-label={t('Account of {{login}}', { login: user.login })}>
      <span className={classes.avatar}>{letter}</span>
    </ActionIcon>
  );
  return (
    <FloatingMenu button={button} position="bottom-end" width={230}>
      <UserItems />
    </FloatingMenu>
  );
}
