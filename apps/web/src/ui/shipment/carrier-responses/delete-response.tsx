import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type CarrierResponse, deleteCarrierResponse } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { mayOpen } from '../../../lib/session/may-open.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import { ConfirmButton } from '../../confirm-button.tsx';
import { refreshResponses } from './refresh-responses.ts';

/** Takes away an answer that was attached by mistake, for those who may attach one. */
export function DeleteResponse({ response }: { readonly response: CarrierResponse }) {
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
