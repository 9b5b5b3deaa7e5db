import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { TableFormat } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../notices/notify-failure.ts';

interface Props {
  readonly label: string;
  readonly save: (format: TableFormat) => Promise<void>;
}

/** Saves a list in the form that is chosen. */
export function ExportMenu({ label, save }: Props) {
  const { t } = useTranslation();
  const saving = useMutation({
    mutationFn: save,
    onError: (error) => notifyFailure(t('The file could not be created.'), error),
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} />} loading={saving.isPending}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => saving.mutate('csv')}>{t('CSV')}</Menu.Item>
        <Menu.Item onClick={() => saving.mutate('xlsx')}>{t('Excel')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
