import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/api/api-error.ts';
import { type SavedTable, saveCsv, saveExcel } from '../../lib/files/save-table.ts';

interface Props<Row> {
  readonly disabled: boolean;
  /** What is saved; asked for once somebody has chosen the kind of file. */
  readonly table: () => SavedTable<Row> | Promise<SavedTable<Row>>;
}

/** Saves a table as CSV or as an Excel file. */
export function SaveMenu<Row>({ disabled, table }: Props<Row>) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const download = async (save: (table: SavedTable<Row>) => void | Promise<void>) => {
    setBusy(true);
    try {
      await save(await table());
    } catch (error) {
      notifications.show({ color: 'red', title: t('The file could not be created.'), message: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={busy} disabled={disabled} leftSection={<IconDownload size={16} />}>
          {t('Export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void download(saveCsv)}>{t('CSV')}</Menu.Item>
        <Menu.Item onClick={() => void download(saveExcel)}>{t('Excel')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
