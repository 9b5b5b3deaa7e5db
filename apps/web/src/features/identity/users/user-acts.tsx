import { useQueryClient } from '@tanstack/react-query';
import { type AdministeredUser, resetUserPassword, setUserActivation, unlockUser } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { useMailsToOutbox } from '../../../lib/menu/shell-settings.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { usersKey } from './user-queries.ts';

/** Actions on a user other than changing the fields. */
export function UserActs({ user }: { user: AdministeredUser }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const toOutbox = useMailsToOutbox();
  const { id, login, email, activated, lockedUntil } = user;
  const reset = async () => {
    await call(resetUserPassword, { params: { id } });
    await queryClient.invalidateQueries({ queryKey: usersKey });
    return toOutbox
      ? t('No mail server is set (SMTP_URL): the mail to {{email}} was written to outbox/ on the server.', { email })
      : t('A temporary password was sent to {{email}}.', { email });
  };
  const activate = async () => {
    await call(setUserActivation, { params: { id }, body: { activated: !activated } });
    await queryClient.invalidateQueries({ queryKey: usersKey });
    return activated ? t('{{login}} is deactivated.', { login }) : t('{{login}} is active again.', { login });
  };
  const unlock = async () => {
    await call(unlockUser, { params: { id } });
    await queryClient.invalidateQueries({ queryKey: usersKey });
    return t('{{login}} can sign in again.', { login });
  };
  return (
    <>
      {lockedUntil === null ? null : (
        <ConfirmButton
          label={t('Unlock')}
          question={t(
            '{{login}} is locked until {{moment}} UTC after too many wrong passwords. Unlock to let them sign in now.',
            {
              login,
              moment: momentText(lockedUntil),
            },
          )}
          act={unlock}
        />
      )}
      <ConfirmButton
        label={t('Reset password')}
        question={t(
          'The password of {{login}} stops working, open sessions end, and a temporary password is sent to {{email}}.',
          { login, email },
        )}
        act={reset}
      />
      <ConfirmButton
        label={activated ? t('Deactivate') : t('Activate')}
        question={
          activated
            ? t('{{login}} can no longer sign in, and their sessions end. You can activate them again later.', {
                login,
              })
            : t('{{login}} can sign in again.', { login })
        }
        act={activate}
      />
    </>
  );
}
