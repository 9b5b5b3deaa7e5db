import { ActionIcon, Menu } from '@mantine/core';
import { IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useChosenScheme } from '../../lib/theme/use-chosen-scheme.ts';
import { schemes } from './schemes.ts';

/** Dark, light, or as the system (S3 section 4.7). */
export function ThemeMenu() {
  const { t } = useTranslation();
  const { colorScheme, choose } = useChosenScheme();
  const Current = schemes.find(({ value }) => value === colorScheme)?.icon ?? IconSun;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size="lg" aria-label={t('Theme')}>
          <Current size={19} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {schemes.map(({ value, label, icon: Icon }) => (
          <Menu.RadioItem
            key={value}
            value={value}
            checked={value === colorScheme}
            rightSection={<Icon size={16} stroke={1.6} />}
            closeMenuOnClick
            onChange={() => choose(value)}
          >
            {t(label)}
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
