import { Switch, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MetadataButton } from './metadata-button.tsx';
import type { ProtocolFieldsProps } from './provider-values.ts';

/** What is asked of a provider that speaks SAML. */
export function SamlFields({ form }: ProtocolFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <MetadataButton onRead={(fields) => form.setValues(fields)} />
      <TextInput label={t('Entity ID')} required {...form.getInputProps('entityId')} />
      <TextInput
        label={t('Sign-in address')}
        description={t('HTTP-POST binding; begins with https://')}
        required
        {...form.getInputProps('signInUrl')}
      />
      <Textarea
        label={t('Certificates')}
        description={t('PEM, one after the other: the one in use and the next one.')}
        required
        autosize
        minRows={3}
        maxRows={8}
        spellCheck={false}
        styles={{ input: { fontFamily: 'monospace', fontSize: 12 } }}
        {...form.getInputProps('certificates')}
      />
      <TextInput
        label={t('Attribute with the e-mail address')}
        description={t('Empty: the NameID is the e-mail address.')}
        {...form.getInputProps('emailAttribute')}
      />
      <Switch
        label={t('The whole response must be signed')}
        description={t('The assertion must always be signed.')}
        {...form.getInputProps('responseSigned', { type: 'checkbox' })}
      />
      <Switch
        label={t('Sign our requests')}
        description={t('The certificate is in this portal’s metadata. The provider may use it to encrypt assertions.')}
        {...form.getInputProps('requestsSigned', { type: 'checkbox' })}
      />
    </>
  );
}
