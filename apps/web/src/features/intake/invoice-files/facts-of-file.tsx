import { Alert, Text } from '@mantine/core';
import type { InvoiceFileDetail } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { countText } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { serverText } from '../../../lib/languages/server-text.ts';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';
import { statusTexts } from './status-text.ts';

interface Props {
  readonly file: InvoiceFileDetail;
}

/** When a file came, from whom, and what became of it. */
export function FactsOfFile({ file }: Props) {
  const { t } = useTranslation();
  const facts = [
    [t('File'), file.name],
    [t('Received (UTC)'), momentText(file.receivedAt)],
    ...(file.receivedFrom === null ? [] : [[t('Received from'), file.receivedFrom] as const]),
    [t('Layout'), file.layout ?? t('Not recognised')],
    [t('Status'), t(statusTexts[file.status])],
    [t('Size'), t('{{count, number}} bytes', { count: file.bytes })],
    [t('Rows'), countText(file.rows)],
    [t('Packages'), countText(file.packages)],
    [t('Bad lines'), countText(file.badLines)],
    ['SHA-256', file.sha256],
  ] as const;
  return <FactsTable facts={facts} />;
}

/** Why a file was refused, or other notes; nothing if there are none. */
export function ReasonOfFile({ file }: Props) {
  if (file.reason === null) return null;
  return (
    <Alert color={file.status === 'refused' ? 'red' : 'gray'} variant="light">
      <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {file.reason.split('\n').map(serverText).join('\n')}
      </Text>
    </Alert>
  );
}
