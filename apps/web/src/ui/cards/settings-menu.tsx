import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** The widget's title, in the language of the page. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The menu behind the three dots of a card; it stays open while things are chosen in it. */
export function SettingsMenu({ title, children }: Props) {
  const { t } = useTranslation();
  return (
    <Menu
      position="bottom-end"
      width={230}
      closeOnItemClick={false}
      portalProps={{ target: '#page' }}
      middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }}
    >
      <Menu.Target>
        <ActionIcon aria-label={t('{{widget}}: settings', { widget: title })}>
          <IconDotsVertical size={17} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
