import { Switch, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FtpLocationValues } from './ftp-location-values.ts';

interface Props {
  /** Whether the mails come to the server itself. */
  readonly isReceived: boolean;
  readonly inputProps: (name: keyof FtpLocationValues['mail'], type?: { readonly type: 'checkbox' }) => object;
}

/** Whose mails a mailbox or an address takes, and whether they are answered. */
export function MailFields({ isReceived, inputProps }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        label={isReceived ? t('Address') : t('Address of the mailbox')}
        required
        description={[
          t('A client or account may follow a +, as in invoices+acme@example.com.'),
          ...(isReceived
            ? [t('Your mail server hands mails for the address to this server, which must be set up to take mails.')]
            : []),
        ].join(' ')}
        {...inputProps('address')}
      />
      <Textarea
        label={t('Permitted senders')}
        required
        autosize
        minRows={2}
        maxRows={8}
        description={t('Addresses and domains, one in each line. Mails of others are ignored.')}
        {...inputProps('senders')}
      />
      <TextInput
        label={t('Mail server that checks senders')}
        required
        description={t(
          'The name at the beginning of Authentication-Results, in which your mail server states SPF, DKIM and DMARC.',
        )}
        {...inputProps('authservId')}
      />
      <Switch label={t('Answer senders with the result')} {...inputProps('replies', { type: 'checkbox' })} />
    </>
  );
}
