import { useQueryClient } from '@tanstack/react-query';
import { type ApiToken, revokeApiToken, revokeOwnToken } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';

interface Props {
  readonly token: ApiToken;
  /** Whether an administrator revokes it. */
  readonly ofTenant?: boolean;
}

/** Revokes a token that still works. */
export function RevokeButton({ token: { id, name, state }, ofTenant = false }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const revoke = async () => {
    await call(ofTenant ? revokeApiToken : revokeOwnToken, { params: { id } });
    await queryClient.invalidateQueries();
    return t('{{name}} is revoked.', { name });
  };
  if (state === 'revoked' || state === 'expired') return null;
  return (
    <ConfirmButton
      size="compact-sm"
      label={t('Revoke')}
      question={t('Programs that use {{name}} are refused at once. This cannot be undone.', { name })}
      act={revoke}
    />
  );
}
