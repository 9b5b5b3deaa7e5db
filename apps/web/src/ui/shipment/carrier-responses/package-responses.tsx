import { Group, Stack, Text, Title } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type CarrierResponse, deleteCarrierResponse, listCarrierResponses } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { mayOpen } from '../../../lib/session/may-open.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import { ConfirmButton } from '../../buttons/confirm-button.tsx';
import { ActionCell } from './action-cell.tsx';
import { refreshResponses } from './refresh-responses.ts';

/** What carriers answered to claims on a client's package. */
const responsesOptions = (clientId: number, trackingNumber: string) =>
  queryOptions({
    queryKey: ['carrier-responses', clientId, trackingNumber],
    queryFn: ({ signal }) => call(listCarrierResponses, { query: { clientId, trackingNumber } }, signal),
  });

interface Props {
  readonly clientId: number;
  readonly trackingNumber: string;
  readonly carrierName: string;
  /** Whether who may attach an answer may take it away again here. */
  readonly mayDelete?: boolean;
}

/** What carriers answered to claims on a package, for holders of DOWNLOAD_CAPTCHA; nothing if there is nothing. */
export function PackageResponses({ clientId, trackingNumber, carrierName, mayDelete = false }: Props) {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const isAllowed = mayOpen(['DOWNLOAD_CAPTCHA'], user.permissions) && trackingNumber !== '';
  const { data: responses, error } = useQuery({ ...responsesOptions(clientId, trackingNumber), enabled: isAllowed });
  if (!isAllowed || (error === null && (responses === undefined || responses.length === 0))) return null;
  return (
    <section>
      <Title order={3} pb={8}>
        {t('Carrier responses')}
      </Title>
      {error === null ? null : <Text size="sm">{t('The carrier’s responses could not be read.')}</Text>}
      <Group gap="lg" align="flex-start">
        {responses?.map((response) => (
          <Stack key={response.id} gap={4} align="flex-start">
            <ActionCell response={response} carrierName={carrierName} />
            {mayDelete ? <DeleteResponse response={response} /> : null}
          </Stack>
        ))}
      </Group>
    </section>
  );
}

/** Takes away an answer that was attached by mistake, for those who may attach one. */
function DeleteResponse({ response }: { readonly response: CarrierResponse }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: user } = useSuspenseQuery(accountOptions);
  if (!mayOpen(['ENTER_CAPTCHA', 'CAPTCHA_LEAD'], user.permissions)) return null;
  const remove = async () => {
    await call(deleteCarrierResponse, { params: { id: response.id } });
    void refreshResponses(queryClient);
    return t('{{name}} is deleted.', { name: response.fileName });
  };
  return (
    <ConfirmButton
      label={t('Delete the response')}
      size="compact-xs"
      question={t('{{name}} and the carrier’s decision will be permanently deleted.', { name: response.fileName })}
      act={remove}
    />
  );
}
