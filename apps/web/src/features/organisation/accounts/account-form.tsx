import { Select, Switch, Text, TextInput } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type AdministeredAccount, createAccount, getAccount, updateAccount } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { carrierChoices, groupChoices, idOf, optionsOf, requiredIdOf } from '../../../ui/table-page/choices.ts';
import { ClientSelect } from '../../../ui/table-page/form/client-select.tsx';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { ReadingFields } from '../../../ui/table-page/form/reading-fields.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';

interface Props {
  /** Undefined for a new account. */
  readonly account: AdministeredAccount | undefined;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

const valuesOf = (account: AdministeredAccount | undefined) => ({
  clientId: account === undefined ? null : String(account.client.id),
  carrierId: account === undefined ? null : String(account.carrier.id),
  number: account?.number ?? '',
  name: account?.name ?? '',
  active: account?.active ?? true,
  isUpsGsr: account?.isUpsGsr ?? false,
  isFedexExpressGsr: account?.isFedexExpressGsr ?? false,
  isFedexIntlGsr: account?.isFedexIntlGsr ?? false,
  currencyCode: account?.currencyCode ?? null,
  dateOrder: account?.dateOrder ?? null,
  accountGroupId: account?.group ? String(account.group.id) : null,
});

export function AccountForm({ account, readOnly, onClose }: Props) {
  const { t } = useTranslation();
  const { data: carriers } = useSuspenseQuery(carrierChoices);
  const { form, frame } = useProblemForm({
    initialValues: valuesOf(account),
    current:
      account === undefined ? undefined : async () => valuesOf(await call(getAccount, { params: { id: account.id } })),
    send: ({ clientId, carrierId, number, accountGroupId, ...values }) => {
      const body = { ...values, accountGroupId: idOf(accountGroupId) };
      return account === undefined
        ? call(createAccount, {
            body: { ...body, clientId: requiredIdOf(clientId), carrierId: requiredIdOf(carrierId), number },
          })
        : call(updateAccount, { params: { id: account.id }, body });
    },
    onDone: useSaved(onClose),
  });
  const { data: groups } = useQuery(groupChoices(idOf(form.values.clientId) ?? undefined));
  const isNew = account === undefined;
  const flag = (name: 'active' | 'isUpsGsr' | 'isFedexExpressGsr' | 'isFedexIntlGsr') =>
    form.getInputProps(name, { type: 'checkbox' });
  return (
    <FormFrame {...frame} onCancel={onClose} submitLabel={isNew ? t('Create account') : t('Save')} readOnly={readOnly}>
      {isNew ? null : (
        <Text size="sm" c="dimmed">
          {t('Client, carrier and number cannot change: invoices refer to them.')}
        </Text>
      )}
      <ClientSelect fixed={account?.client} {...form.getInputProps('clientId')} />
      <Select
        label={t('Carrier')}
        required
        searchable
        disabled={!isNew}
        data={optionsOf(carriers)}
        {...form.getInputProps('carrierId')}
      />
      <TextInput
        label={t('Number')}
        {...(isNew ? { description: t('As on the invoice; leading zeros are ignored.') } : {})}
        required
        disabled={!isNew}
        {...form.getInputProps('number')}
      />
      <TextInput label={t('Name')} required {...form.getInputProps('name')} />
      <Select
        label={t('Account group')}
        clearable
        searchable
        limit={100}
        data={optionsOf(groups, account?.group ? [account.group] : [])}
        {...form.getInputProps('accountGroupId')}
      />
      <ReadingFields inputProps={(name) => form.getInputProps(name)} />
      <Switch label={t('Active')} {...flag('active')} />
      <Switch label={t('Claim the UPS service guarantee')} {...flag('isUpsGsr')} />
      <Switch label={t('Claim the FedEx Express service guarantee')} {...flag('isFedexExpressGsr')} />
      <Switch label={t('Claim the FedEx International service guarantee')} {...flag('isFedexIntlGsr')} />
    </FormFrame>
  );
}
