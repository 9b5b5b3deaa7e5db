import { Menu, Text } from '@mantine/core';
import { IconFlask, IconKey, IconLanguage, IconLogout, IconPalette, IconSettings, IconUser } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mayOpenPage } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { accountOptions } from '../../lib/session/session-queries.ts';
import { useSignOut } from '../../lib/session/use-sign-out.ts';
import { useLanguage } from '../../lib/settings/use-language.ts';
import LanguageItems from '../../ui/languages/language-items.tsx';
import ThemeItems from './theme-items.tsx';
import { useTryBeta } from './use-try-beta.ts';

/** Who is signed in, and what they can change about themselves. */
export default function UserItems() {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const { signOut } = useSignOut();
  const hasSettings = mayOpenPage('/settings', user);
  return (
    <>
      <div style={{ padding: '8px 12px' }}>
        <Text fw={600} truncate>
          {`${user.firstName} ${user.lastName}`.trim() || user.login}
        </Text>
        <Text size="sm" c="dimmed" truncate>
          {user.email.email || user.login}
        </Text>
      </div>
      <Menu.Divider />
      <Menu.Item component={Link} to="/profile" leftSection={<IconUser size={16} stroke={1.6} />}>
        {t('Profile')}
      </Menu.Item>
      {hasSettings ? (
        <Menu.Item component={Link} to="/settings" leftSection={<IconSettings size={16} stroke={1.6} />}>
          {t('Settings')}
        </Menu.Item>
      ) : null}
      <Menu.Item component={Link} to="/change_password" leftSection={<IconKey size={16} stroke={1.6} />}>
        {t('Change password')}
      </Menu.Item>
      <BetaItem />
      <NarrowChoices />
      <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} />} onClick={signOut}>
        {t('Logout')}
      </Menu.Item>
    </>
  );
}

/** The way to the beta where the bar has no room for it. */
function BetaItem() {
  const beta = useTryBeta();
  if (beta === undefined) return null;
  return (
    <Menu.Item hiddenFrom="lg" leftSection={<IconFlask size={16} stroke={1.6} />} onClick={beta.open}>
      {beta.label}
    </Menu.Item>
  );
}

/** Theme and language where the bar has no room for them. */
function NarrowChoices() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <div className="mantine-hidden-from-sm">
      <Menu.Sub>
        <Menu.Sub.Target>
          <Menu.Sub.Item leftSection={<IconPalette size={16} stroke={1.6} />}>{t('Theme')}</Menu.Sub.Item>
        </Menu.Sub.Target>
        <Menu.Sub.Dropdown>
          <ThemeItems withIcons={false} />
        </Menu.Sub.Dropdown>
      </Menu.Sub>
      <Menu.Sub>
        <Menu.Sub.Target>
          <Menu.Sub.Item leftSection={<IconLanguage size={16} stroke={1.6} />}>{language.name}</Menu.Sub.Item>
        </Menu.Sub.Target>
        <Menu.Sub.Dropdown>
          <LanguageItems withFlags={false} />
        </Menu.Sub.Dropdown>
      </Menu.Sub>
    </div>
  );
}
