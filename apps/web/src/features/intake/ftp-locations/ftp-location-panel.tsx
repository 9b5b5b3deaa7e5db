import { Alert, Divider, Stack, Title } from '@mantine/core';
import type { FtpLocationDetail } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { serverText } from '../../../lib/languages/server-text.ts';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';
import { FetchHistory } from './fetch-history.tsx';
import { FtpLocationActs } from './ftp-location-acts.tsx';
import { FtpLocationForm } from './ftp-location-form.tsx';

interface Props {
  readonly location: FtpLocationDetail;
  readonly mayChange: boolean;
  readonly onClose: () => void;
}

/** A location: whether it works, what it fetched, and its settings. */
export function FtpLocationPanel({ location, mayChange, onClose }: Props) {
  const { t } = useTranslation();
  const { hostKey, lastOutcome, lastReason } = location;
  return (
    <Stack gap="md">
      {lastReason === null ? null : (
        <Alert color={lastOutcome === 'failed' ? 'red' : 'gray'} variant="light">
          {serverText(lastReason)}
        </Alert>
      )}
      <FactsTable facts={[[t('Server key'), hostKey ?? t('Not known yet. Test the connection.')]]} />
      {mayChange ? <FtpLocationActs location={location} /> : null}
      <Title order={3}>{t('Last fetches')}</Title>
      <FetchHistory fetches={location.fetches} />
      <Divider />
      <Title order={3}>{t('Settings')}</Title>
      <FtpLocationForm
        key={`${location.id} ${location.hasPassword} ${location.hasPrivateKey}`}
        location={location}
        readOnly={!mayChange || location.host === ''}
        onClose={onClose}
      />
    </Stack>
  );
}
