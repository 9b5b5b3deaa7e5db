import { ActionIcon } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FloatingMenu } from '../floating/floating-menu.tsx';

interface Props {
  /** The widget's title, in the language of the page. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The menu behind the three dots of a card; it stays open while things are chosen in it. */
export function SettingsMenu({ title, children }: Props) {
  const { t } = useTranslation();
  const button = (
    <ActionIcon aria-label={t('{{widget}}: settings', { widget: title })}>
      <IconDotsVertical size={17} stroke={1.6} />
    </ActionIcon>
  );
  return (
    <FloatingMenu
      button={button}
      position="bottom-end"
      width={230}
      closeOnItemClick={false}
      portalProps={{ target: '#page' }}
      middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }}
      dropdown={{ mah: '70vh', style: { overflowY: 'auto' } }}
    >
      {children}
    </FloatingMenu>
  );
}
