import { Alert, Anchor, Button, Group, Radio, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { saml2Login } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callText } from '../../../../lib/api/call.ts';
import { keepSsoOrigin } from '../../../../lib/session/sso-origin.ts';

interface Props {
  readonly email: string;
  readonly providers: readonly { readonly idp: string; readonly name: string }[];
  /** The page that was requested. */
  readonly origin: string | undefined;
  readonly onOtherEmail: () => void;
}

/** One of the identity providers of an e-mail address; the first is chosen until another one is. */
export function ProviderForm({ email, providers, origin, onOtherEmail }: Props) {
  const { t } = useTranslation();
  const [idp, setIdp] = useState(providers[0]?.idp ?? '');
  const leave = useMutation({ mutationFn: () => goToProvider(idp, email, origin) });
  return (
    <Stack gap="md">
      {leave.isError ? (
        <Alert color="red" variant="light" icon={<IconAlertCircle size={18} />} role="alert">
          {t('Error! Something went wrong.')}
        </Alert>
      ) : null}
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" truncate>
          {email}
        </Text>
        <Anchor component="button" type="button" size="sm" onClick={onOtherEmail}>
          {t('Change')}
        </Anchor>
      </Group>
      <Radio.Group label={t('Identity provider')} value={idp} onChange={setIdp}>
        <Stack gap="xs" mt={8}>
          {providers.map((provider) => (
            <Radio key={provider.idp} value={provider.idp} label={provider.name} />
          ))}
        </Stack>
      </Radio.Group>
      <Button size="md" loading={leave.isPending || leave.isSuccess} onClick={() => leave.mutate()} fullWidth>
        {t('Sign in')}
      </Button>
    </Stack>
  );
}

/**
 * Asks for the form that goes to the identity provider, and sends it: the browser leaves this page, and comes back to
 * where its user was going.
 */
async function goToProvider(idp: string, email: string, origin: string | undefined): Promise<void> {
  const text = await callText(saml2Login, { body: { idp, email } });
  const form = new DOMParser().parseFromString(text, 'text/html').querySelector('form');
  if (form === null || !/^https?:/.test(form.action)) throw new Error('There is no form for the identity provider.');
  const sent = document.importNode(form, true);
  keepSsoOrigin(origin);
  sent.hidden = true;
  document.body.append(sent);
  sent.submit();
}
