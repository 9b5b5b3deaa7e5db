import { lazy } from 'react';
import type { Exported, ExportSource } from './export/use-export.ts';
import { SettingsMenu } from './settings-menu.tsx';

const ExportItems = lazy(() => import('./export/export-items.tsx'));

interface Props extends Omit<Exported, 'table'> {
  readonly table: ExportSource | undefined;
}

/** The menu of a card that has nothing to choose: the files that it can be saved as. */
export function CardMenu({ table, ...others }: Props) {
  if (table === undefined) return null;
  return (
    <SettingsMenu title={others.title}>
      <ExportItems exported={{ ...others, table }} />
    </SettingsMenu>
  );
}
