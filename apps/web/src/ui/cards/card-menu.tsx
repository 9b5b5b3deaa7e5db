import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from './export/export-menu.tsx';
import type { ExportSource } from './export/export-table.ts';
import type { Exported } from './export/use-export.ts';

interface Props extends Omit<Exported, 'table'> {
  readonly table: ExportSource | undefined;
}

/** The menu of a card that has nothing to choose: the files that it can be saved as. */
export function CardMenu({ title, table, ...others }: Props) {
  const { t } = useTranslation();
  if (table === undefined) return null;
  return (
    <Menu position="bottom-end" width={230} portalProps={{ target: '#page' }}>
      <Menu.Target>
        <ActionIcon aria-label={t('{{widget}}: settings', { widget: title })}>
          <IconDotsVertical size={17} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ExportMenu exported={{ ...others, title, table }} />
      </Menu.Dropdown>
    </Menu>
  );
}
