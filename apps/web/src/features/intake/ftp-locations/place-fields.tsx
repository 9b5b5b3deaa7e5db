import { Group, NumberInput, Textarea, TextInput } from '@mantine/core';
import type { FtpLocationDetail } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { SecretInput } from '../../../ui/fields/secret-input.tsx';
import type { FtpLocationValues } from './ftp-location-values.ts';

interface Props {
  readonly form: { readonly values: FtpLocationValues; getInputProps(name: keyof FtpLocationValues): object };
  /** Absent for a new location. */
  readonly location: FtpLocationDetail | undefined;
}

/** Where another server's files are, how to get in, and what becomes of them there. */
export function PlaceFields({ form, location }: Props) {
  const { t } = useTranslation();
  const kept = (has: boolean | undefined) => (has ? t('Saved. Leave empty to keep it.') : undefined);
  const { protocol } = form.values;
  return (
    <>
      <Group grow align="flex-start">
        <TextInput label={t('Host')} required {...form.getInputProps('host')} />
        <NumberInput label={t('Port')} required min={1} max={65_535} {...form.getInputProps('port')} />
      </Group>
      <TextInput label={t('User name')} required autoComplete="off" {...form.getInputProps('userName')} />
      <SecretInput
        label={t('Password')}
        autoComplete="new-password"
        description={kept(location?.hasPassword)}
        {...form.getInputProps('password')}
      />
      {protocol === 'sftp' ? (
        <>
          <Textarea
            label={t('Private key')}
            autosize
            minRows={2}
            maxRows={6}
            autoComplete="off"
            description={kept(location?.hasPrivateKey) ?? t('In PEM or OpenSSH form, instead of a password.')}
            {...form.getInputProps('privateKey')}
          />
          <SecretInput
            label={t('Passphrase of the key')}
            autoComplete="new-password"
            {...form.getInputProps('passphrase')}
          />
        </>
      ) : null}
      <Group grow align="flex-start">
        <TextInput label={t('Folder')} required {...form.getInputProps('path')} />
        <TextInput
          label={t('File names')}
          required
          description={t('With * and ?')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('pattern')}
        />
      </Group>
      <NumberInput
        label={t('Interval in minutes')}
        description={t('Leave empty to fetch only on request.')}
        min={5}
        max={10_080}
        {...form.getInputProps('intervalMinutes')}
      />
      <TextInput
        label={t('Move fetched files to')}
        description={t('A folder on the same server. If empty, files stay where they are and are not fetched again.')}
        {...form.getInputProps('moveTo')}
      />
    </>
  );
}
