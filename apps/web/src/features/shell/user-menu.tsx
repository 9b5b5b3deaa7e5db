import { ActionIcon, Avatar, Menu, Text } from '@mantine/core';
import { IconFlask, IconKey, IconLanguage, IconLogout, IconPalette, IconSettings, IconUser } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mayOpenPage } from '@waybill/contract';
import { languages } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/languages/use-language.ts';
import { accountOptions } from '../../lib/session/session-queries.ts';
import { useSignOut } from '../../lib/session/use-sign-out.ts';
import { useChosenScheme } from '../../lib/theme/use-chosen-scheme.ts';
import { schemes } from './schemes.ts';
import { useTryBeta } from './use-try-beta.ts';

/** The avatar shows the first letter of the login, 'G' without one (S3 section 2.4). */
export function UserMenu() {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const { signOut } = useSignOut();
  const letter = (user.login.charAt(0) || 'G').toUpperCase();
  const hasSettings = mayOpenPage('/settings', user);
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <ActionIcon size="lg" radius="xl" aria-label={t('Account of {{login}}', { login: user.login })}>
          <Avatar size={30} color="cobalt" variant="filled">
            {letter}
          </Avatar>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
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
      </Menu.Dropdown>
    </Menu>
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
  const { colorScheme, choose: chooseScheme } = useChosenScheme();
  const { language, choose: chooseLanguage } = useLanguage();
  return (
    <div className="mantine-hidden-from-sm">
      <Menu.Sub>
        <Menu.Sub.Target>
          <Menu.Sub.Item leftSection={<IconPalette size={16} stroke={1.6} />}>{t('Theme')}</Menu.Sub.Item>
        </Menu.Sub.Target>
        <Menu.Sub.Dropdown>
          {schemes.map(({ value, label }) => (
            <Menu.RadioItem
              key={value}
              value={value}
              checked={value === colorScheme}
              onChange={() => chooseScheme(value)}
            >
              {t(label)}
            </Menu.RadioItem>
          ))}
        </Menu.Sub.Dropdown>
      </Menu.Sub>
      <Menu.Sub>
        <Menu.Sub.Target>
          <Menu.Sub.Item leftSection={<IconLanguage size={16} stroke={1.6} />}>{language.name}</Menu.Sub.Item>
        </Menu.Sub.Target>
        <Menu.Sub.Dropdown>
          {languages.map((offered) => (
            <Menu.RadioItem
              key={offered.code}
              value={offered.code}
              lang={offered.code}
              checked={offered.code === language.code}
              onChange={() => chooseLanguage(offered)}
            >
              {offered.name}
            </Menu.RadioItem>
          ))}
        </Menu.Sub.Dropdown>
      </Menu.Sub>
    </div>
  );
}
