import { Burger, Group, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LanguageMenu } from '../../ui/language-menu.tsx';
import { NotificationsPopover } from './notifications/notifications-popover.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { UserMenu } from './user-menu.tsx';

interface Props {
  readonly menuOpened: boolean;
  readonly onMenu: () => void;
}

export function TopBar({ menuOpened, onMenu }: Props) {
  const { t } = useTranslation();
  const named = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  const title = named === undefined ? undefined : t(named);
  useDocumentTitle(title === undefined ? 'Waybill' : `${title} · Waybill`);
  return (
    <Group h="100%" px={{ base: 'sm', sm: 'lg' }} justify="space-between" wrap="nowrap">
      <Group gap="xs" wrap="nowrap" miw={0}>
        <Burger opened={menuOpened} onClick={onMenu} hiddenFrom="md" size="sm" aria-label={t('Open the menu')} />
        <Title order={1} fz={17} lts="-0.01em" style={{ whiteSpace: 'nowrap' }}>
          {title}
        </Title>
      </Group>
      <Group gap={6} wrap="nowrap">
        <NotificationsPopover />
        <ThemeMenu />
        <LanguageMenu />
        <UserMenu />
      </Group>
    </Group>
  );
}
