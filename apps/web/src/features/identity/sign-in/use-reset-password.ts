import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { resetPasswordInit } from '@waybill/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/api-error.ts';
import { callText } from '../../../lib/api/call.ts';
import { useMailsToOutbox } from '../../../lib/menu/shell-settings.ts';

const messageShownFor = 7_000;
const closesAfter = 5_000;

interface Request {
  readonly email: string;
  readonly captchaResponse: string;
}

interface Reactions {
  readonly onClose: () => void;
  /** A captcha can be used only once, so a refusal requires a new one. */
  readonly onFailure: () => void;
}

/** Requests the mail, confirms it, and closes the view five seconds later (S3 section 4.6). */
export function useResetPassword({ onClose, onFailure }: Reactions) {
  const { t } = useTranslation();
  const toOutbox = useMailsToOutbox();
  const reset = useMutation({
    mutationFn: (body: Request) => callText(resetPasswordInit, { body }),
    onSuccess: (text) => {
      const message = toOutbox
        ? t('No mail server is set (SMTP_URL): the mail was written to outbox/ on the server.')
        : t(text);
      notifications.show({ color: toOutbox ? 'yellow' : 'green', message, autoClose: messageShownFor });
    },
    onError: onFailure,
  });
  const done = reset.isSuccess;
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(onClose, closesAfter);
    return () => clearTimeout(timer);
  }, [done, onClose]);
  return {
    submit: (request: Request) => reset.mutate(request),
    pending: reset.isPending,
    done,
    failure: reset.error === null ? undefined : errorText(reset.error),
  };
}
