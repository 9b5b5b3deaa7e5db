import { Burger, Group, Title } from '@mantine/core';
import { useDisclosure, useDocumentTitle } from '@mantine/hooks';
import { useMatches } from '@tanstack/react-router';
import { lazy, type RefObject, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageMenu } from '../../ui/language-menu.tsx';
import { BetaButton } from './beta-button.tsx';
import { HelpButton } from './help/help-button.tsx';
import { NotificationsPopover } from './notifications/notifications-popover.tsx';
import { OverviewCrumb } from './overview-crumb.tsx';
import { SearchBox } from './search/search-box.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import classes from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

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
    <Group h="100%" px={{ base: 'sm', sm: 'lg' }} justify="space-between" wrap="nowrap" className={classes.bar}>
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
