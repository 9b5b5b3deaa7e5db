import { Stack, Text } from '@mantine/core';
import { createFileLayout } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { MappingFileInput } from './mapping-file-input.tsx';

/** Adds a layout that was exported here or elsewhere. */
export function ImportLayout() {
  const { t } = useTranslation();
  const address = useTableAddress();
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('To make a new layout, upload a file that is not recognised and choose Map this file.')}
      </Text>
      <MappingFileInput
        label={t('Exported layout')}
        submitLabel={t('Import')}
        send={(body) => call(createFileLayout, { body })}
        onDone={({ id }) => address.open(id)}
      />
    </Stack>
  );
}
