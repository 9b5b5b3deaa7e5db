import { Button, FileButton } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { readIdentityProviderMetadata } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';
import { certificateText, type ProviderValues } from './provider-values.ts';

type Read = Pick<ProviderValues, 'entityId' | 'signInUrl' | 'certificates'>;

/** Fills the fields with what the provider's metadata file says; nothing is saved yet. */
export function MetadataButton({ onRead }: { onRead: (fields: Read) => void }) {
  const { t } = useTranslation();
  const reading = useMutation({
    mutationFn: async (file: File) => call(readIdentityProviderMetadata, { body: { metadata: await file.text() } }),
    onSuccess: ({ entityId, signInUrl, certificates }) =>
      onRead({ entityId, signInUrl, certificates: certificateText(certificates) }),
    onError: (error) => notifyFailure(t('The metadata could not be read.'), error),
  });
  return (
    <FileButton
      accept=".xml,application/xml,text/xml,application/samlmetadata+xml"
      onChange={(file) => {
        if (file !== null) reading.mutate(file);
      }}
    >
      {(props) => (
        <Button {...props} variant="default" leftSection={<IconFileUpload size={16} />} loading={reading.isPending}>
          {t('Fill in from a metadata file')}
        </Button>
      )}
    </FileButton>
  );
}
