import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useChosenScheme } from '../../lib/theme/use-chosen-scheme.ts';
import { schemes } from './schemes.ts';

/** The schemes in a menu, with the chosen one marked. */
export default function ThemeItems({ withIcons = true }: { readonly withIcons?: boolean }) {
  const { t } = useTranslation();
  const { colorScheme, choose } = useChosenScheme();
  return schemes.map(({ value, label, icon: Icon }) => (
    <Menu.RadioItem
      key={value}
      value={value}
      checked={value === colorScheme}
      rightSection={withIcons ? <Icon size={16} stroke={1.6} /> : null}
      closeMenuOnClick
      onChange={() => choose(value)}
    >
      {t(label)}
    </Menu.RadioItem>
  ));
}
