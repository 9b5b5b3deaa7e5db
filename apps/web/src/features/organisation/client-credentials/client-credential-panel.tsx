import { Anchor, Divider, Stack } from '@mantine/core';
import type { ClientCredential } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';
import { ClientCredentialForm } from './client-credential-form.tsx';
import { SecretAge } from './secret-age.tsx';
import { ShownSecret } from './shown-secret.tsx';

interface Props {
  readonly credential: ClientCredential;
  readonly mayChange: boolean;
  readonly onClose: () => void;
}

/** A credential: where it leads, how old its secret is, the secret on demand, and its form. */
export function ClientCredentialPanel({ credential, mayChange, onClose }: Props) {
  const { t } = useTranslation();
  const { id, address, secretChangedAt } = credential;
  const link = (
    <Anchor href={address} target="_blank" rel="noopener noreferrer" fz="sm" underline="always">
      {address}
    </Anchor>
  );
  return (
    <Stack gap="md">
      <FactsTable
        facts={[
          [t('Address'), link],
          [t('Secret changed (UTC)'), <SecretAge key="age" {...credential} />],
        ]}
      />
      {mayChange ? <ShownSecret key={`${id} ${secretChangedAt}`} id={id} /> : null}
      <Divider />
      <ClientCredentialForm
        key={`${id} ${secretChangedAt} form`}
        credential={credential}
        readOnly={!mayChange}
        onClose={onClose}
      />
    </Stack>
  );
}
