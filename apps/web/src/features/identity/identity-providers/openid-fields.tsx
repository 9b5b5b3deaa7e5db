import { PasswordInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ProtocolFieldsProps } from './provider-values.ts';

/** What is asked of a provider that speaks OpenID Connect. */
export function OpenIdFields({ form, isNew }: ProtocolFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        label={t('Issuer')}
        description={t('The address without /.well-known/openid-configuration; begins with https://')}
        required
        {...form.getInputProps('issuer')}
      />
      <TextInput label={t('Client ID')} required {...form.getInputProps('clientId')} />
      <PasswordInput
        label={t('Client secret')}
        description={
          isNew
            ? t('It is stored encrypted and never shown again.')
            : t('Empty: the stored one is kept. It is needed again for another issuer or client ID.')
        }
        required={isNew}
        autoComplete="new-password"
        {...form.getInputProps('clientSecret')}
      />
    </>
  );
}
