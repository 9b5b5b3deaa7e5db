import { Button, Group, Text } from '@mantine/core';
import { IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ClaimPacket, downloadClaimFile, downloadClaimLetter } from '@waybill/contract';
import { fileName } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/api/api-error.ts';
import { downloadAnswer } from '../../lib/api/download-answer.ts';

type Named = Pick<ClaimPacket, 'id' | 'number' | 'carrierName'>;

/** The two files of a packet, to be saved. */
export function PacketDownloads({ packet }: { readonly packet: Named }) {
  const { t } = useTranslation();
  const saving = useMutation({ mutationFn: (kind: 'file' | 'letter') => save(packet, kind) });
  return (
    <>
      <Group gap={6} wrap="nowrap">
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconFileTypeCsv size={15} stroke={1.6} aria-hidden />}
          aria-label={t('File for the carrier, {{number}}', { number: packet.number })}
          onClick={() => saving.mutate('file')}
        >
          {t('File')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconFileTypePdf size={15} stroke={1.6} aria-hidden />}
          aria-label={t('Letter, {{number}}', { number: packet.number })}
          onClick={() => saving.mutate('letter')}
        >
          {t('Letter')}
        </Button>
      </Group>
      {saving.error === null ? null : (
        <Text size="xs" c="red" role="alert">
          {errorText(saving.error)}
        </Text>
      )}
    </>
  );
}

const save = ({ id, number, carrierName }: Named, kind: 'file' | 'letter'): Promise<void> =>
  kind === 'file'
    ? downloadAnswer(downloadClaimFile, { params: { id } }, `${fileName(`${number} ${carrierName}`)}.csv`)
    : downloadAnswer(downloadClaimLetter, { params: { id } }, `${fileName(`${number} ${carrierName}`)}.pdf`);
