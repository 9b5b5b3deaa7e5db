import { ActionIcon } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { FloatingMenu } from '../floating/floating-menu.tsx';
import type { ExportSource } from './export/export-table.ts';
import type { Exported } from './export/use-export.ts';

const ExportItems = lazy(() => import('./export/export-items.tsx'));

interface Props extends Omit<Exported, 'table'> {
  readonly table: ExportSource | undefined;
}

/** The menu of a card that has nothing to choose: the files that it can be saved as. */
export function CardMenu({ title, table, ...others }: Props) {
  const { t } = useTranslation();
  if (table === undefined) return null;
  const button = (
    <ActionIcon aria-label={t('{{widget}}: settings', { widget: title })}>
      <IconDotsVertical size={17} stroke={1.6} />
    </ActionIcon>
  );
  return (
    <FloatingMenu button={button} position="bottom-end" width={230} portalProps={{ target: '#page' }}>
      <ExportItems exported={{ ...others, title, table }} />
    </FloatingMenu>
  );
}
