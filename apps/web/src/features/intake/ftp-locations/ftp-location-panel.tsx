import { Alert, Divider, Stack, Title } from '@mantine/core';
import type { FtpLocationDetail } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { serverText } from '../../../lib/languages/server-text.ts';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';
import { FetchHistory } from './fetch-history.tsx';
import { FtpLocationActs } from './ftp-location-acts.tsx';
import { FtpLocationForm } from './ftp-location-form.tsx';
import { StillToCome } from './still-to-come.tsx';

interface Props {
  readonly location: FtpLocationDetail;
  readonly mayChange: boolean;
  readonly onClose: () => void;
}

/** A location: whether it works, what came, waits and is missing, and its settings. */
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
      {location.host === '' ? null : (
        <FactsTable facts={[[t('Server key'), hostKey ?? t('Not known yet. Test the connection.')]]} />
      )}
      {mayChange ? <FtpLocationActs location={location} /> : null}
      <Title order={3}>{t('Last fetches')}</Title>
      <FetchHistory fetches={location.fetches} />
      <StillToCome arrivals={location} />
      <Divider />
      <Title order={3}>{t('Settings')}</Title>
      <FtpLocationForm
        key={`${location.id} ${location.hasPassword} ${location.hasPrivateKey}`}
        location={location}
        readOnly={!mayChange || location.protocol === 'folder'}
        onClose={onClose}
      />
    </Stack>
  );
}
