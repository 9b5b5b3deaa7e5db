import { Group, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { type DataExport, exportProtocols } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/languages/text.ts';
import { SecretInput } from '../../../ui/fields/secret-input.tsx';
import type { DataExportValues } from './data-export-values.ts';

const protocolTexts: Readonly<Record<DataExportValues['protocol'], string>> = {
  s3: text('Bucket (S3)'),
  sftp: text('SFTP server'),
};

interface Props {
  /** Absent for a new export. */
  readonly stored: DataExport | undefined;
  readonly protocol: DataExportValues['protocol'];
  readonly inputProps: (name: string) => object;
}

/** Where an export goes, and how to get in. */
export function TargetFields({ stored, protocol, inputProps }: Props) {
  const { t } = useTranslation();
  const kept = (has: boolean | undefined) => (has ? t('Saved. Leave empty to keep it.') : undefined);
  const secret = { autoComplete: 'new-password', description: kept(stored?.hasPassword), ...inputProps('password') };
  return (
    <>
      <Select
        label={t('Goes to')}
        allowDeselect={false}
        data={exportProtocols.map((value) => ({ value, label: t(protocolTexts[value]) }))}
        {...inputProps('protocol')}
      />
      {protocol === 'sftp' ? (
        <>
          <Group grow align="flex-start">
            <TextInput label={t('Host')} required dir="ltr" {...inputProps('host')} />
            <NumberInput label={t('Port')} required min={1} max={65_535} {...inputProps('port')} />
          </Group>
          <TextInput label={t('Folder')} required dir="ltr" {...inputProps('path')} />
          <TextInput label={t('User name')} required autoComplete="off" {...inputProps('userName')} />
          <SecretInput label={t('Password')} {...secret} />
          <Textarea
            label={t('Private key')}
            autosize
            minRows={2}
            maxRows={6}
            autoComplete="off"
            description={kept(stored?.hasPrivateKey) ?? t('In PEM or OpenSSH form, instead of a password.')}
            {...inputProps('privateKey')}
          />
          <SecretInput label={t('Passphrase of the key')} autoComplete="new-password" {...inputProps('passphrase')} />
        </>
      ) : (
        <>
          <Group grow align="flex-start">
            <TextInput label={t('Bucket')} required dir="ltr" {...inputProps('bucket')} />
            <TextInput label={t('Region')} required dir="ltr" {...inputProps('region')} />
          </Group>
          <TextInput
            label={t('Address of the storage')}
            description={t('Leave empty for AWS.')}
            dir="ltr"
            {...inputProps('host')}
          />
          <TextInput
            label={t('Folder in the bucket')}
            description={t('If empty, the bucket should hold nothing else.')}
            dir="ltr"
            {...inputProps('path')}
          />
          <TextInput label={t('Access key')} required dir="ltr" autoComplete="off" {...inputProps('userName')} />
          <SecretInput label={t('Secret of the access key')} {...secret} />
        </>
      )}
    </>
  );
}
