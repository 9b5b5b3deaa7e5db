import { Menu } from '@mantine/core';
import { IconListDetails, IconMaximize, IconMinimize, IconRestore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import ExportItems from './export/export-items.tsx';
import type { Exported } from './export/use-export.ts';

/** One thing to choose in the menu of a card; left out where there is nothing to choose between. */
export interface CardChoice {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly choose: () => void }[];
  readonly chosen: string;
}

interface Props {
  readonly choices: readonly CardChoice[];
  /** The rows that can be opened. */
  readonly rows: readonly { readonly label: string; readonly open: () => void }[];
  readonly isFull: boolean;
  readonly onFull: (isFull: boolean) => void;
  /** None as long as there are no figures. */
  readonly exported: Exported | undefined;
  readonly onReset: () => void;
  readonly onResetAll?: () => void;
}

/** What is in the menu of a card: its choices, each of which is saved, and its actions. */
export function CardItems({ choices, rows, isFull, onFull, exported, onReset, onResetAll }: Props) {
  const { t } = useTranslation();
  const FullIcon = isFull ? IconMinimize : IconMaximize;
  return (
    <>
      {choices
        .filter(({ options }) => options.length > 1)
        .map((choice) => (
          <div key={choice.label}>
            <Menu.Label>{choice.label}</Menu.Label>
            {choice.options.map(({ value, label, choose }) => (
              <Menu.RadioItem key={value} value={value} checked={choice.chosen === value} onChange={choose}>
                {label}
              </Menu.RadioItem>
            ))}
          </div>
        ))}
      <Menu.Divider />
      {rows.map(({ label, open }) => (
        <Menu.Item key={label} leftSection={<IconListDetails size={15} stroke={1.6} />} closeMenuOnClick onClick={open}>
          {label}
        </Menu.Item>
      ))}
      <Menu.Item leftSection={<FullIcon size={15} stroke={1.6} />} closeMenuOnClick onClick={() => onFull(!isFull)}>
        {isFull ? t('Leave full screen') : t('Full screen')}
      </Menu.Item>
      {exported === undefined ? null : <ExportItems exported={exported} />}
      <Menu.Divider />
      <Menu.Item leftSection={<IconRestore size={15} stroke={1.6} />} onClick={onReset}>
        {t('Reset')}
      </Menu.Item>
      {onResetAll === undefined ? null : (
        <Menu.Item leftSection={<IconRestore size={15} stroke={1.6} />} closeMenuOnClick onClick={onResetAll}>
          {t('Reset all widgets of this page')}
        </Menu.Item>
      )}
    </>
  );
}
