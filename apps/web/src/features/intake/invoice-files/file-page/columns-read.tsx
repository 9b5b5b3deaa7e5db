import { Stack, Text } from '@mantine/core';
import type { InvoiceFileDetail, MeaningOfFile } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ColumnsOfFile } from '../mapping/columns-of-file.tsx';

interface Props {
  readonly file: InvoiceFileDetail;
  readonly meaning: MeaningOfFile;
}

/** What each column of a mapped file was used for; nothing for a file of a built-in layout. */
export function ColumnsRead({ file, meaning: { mapping, isMappingChanged } }: Props) {
  const { t } = useTranslation();
  if (mapping === null) return null;
  return (
    <Stack gap="xs">
      <ColumnsOfFile mapping={mapping} columns={mapping.header.map((name) => ({ name }))} />
      {isMappingChanged ? (
        <Text size="sm" c="dimmed">
          {t('The layout ‘{{name}}’ was changed after this file came. Shown is how it reads files now.', {
            name: file.layout ?? mapping.name,
          })}
        </Text>
      ) : null}
    </Stack>
  );
}
