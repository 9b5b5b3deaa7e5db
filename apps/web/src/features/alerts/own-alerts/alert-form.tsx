import { MultiSelect, Switch, TextInput } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type Alert, addAlert, changeAlert, mostAlertRecipients } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { clientsOptions } from '../../../lib/analysis/client-queries.ts';
import { call } from '../../../lib/api/call.ts';
import { ClientField } from '../../../ui/fields/client-field.tsx';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';
import { type AlertChoices, bodyOf, soughtBy } from './alert-choices.ts';
import { alertRecipientsOptions } from './alert-queries.ts';
import classes from './alerts.module.css';
import { BackTest } from './back-test.tsx';
import { RuleFields } from './rule-fields.tsx';

interface Props {
  /** What the form begins with. */
  readonly choices: AlertChoices;
  /** Absent for a new one. */
  readonly alert?: Alert | undefined;
  readonly onClose: () => void;
}

/** An alert, beside what it would have told. */
export function AlertForm({ choices, alert, onClose }: Props) {
  const { t } = useTranslation();
  const { data: clients } = useSuspenseQuery(clientsOptions);
  const { form, frame } = useProblemForm({
    about: alert === undefined ? `${choices.template} ${choices.rows?.name ?? ''}`.trim() : `alert ${alert.id}`,
    initialValues: choices,
    send: (values) =>
      alert === undefined
        ? call(addAlert, { body: bodyOf(values) })
        : call(changeAlert, { params: { id: alert.id }, body: bodyOf(values) }),
    onDone: useSaved(onClose),
  });
  const sought = soughtBy(form.values);
  const { clientId, kind, recipientIds } = form.values;
  const { data: colleagues } = useQuery(alertRecipientsOptions(Number(clientId), kind));
  return (
    <FormFrame
      {...frame}
      onSubmit={(event) => {
        event.preventDefault();
        if (sought === undefined) form.setFieldError('limit', t('Enter a limit.'));
        else frame.onSubmit(event);
      }}
      onCancel={onClose}
      submitLabel={alert === undefined ? t('Save the alert') : t('Save')}
    >
      <div className={classes.form}>
        <div className={classes.fields}>
          <TextInput label={t('Name')} required maxLength={100} {...form.getInputProps('name')} />
          <ClientField
            clients={clients}
            clientId={Number(clientId)}
            error={form.errors.clientId}
            onClient={(id) => form.setValues({ clientId: String(id), recipientIds: [], filters: {} })}
          />
          <RuleFields form={form} />
          <Switch label={t('Tell me by mail')} {...form.getInputProps('byMail', { type: 'checkbox' })} />
          <Switch label={t('Tell me in the portal')} {...form.getInputProps('inPortal', { type: 'checkbox' })} />
          <Switch
            label={t('Tell webhooks')}
            description={t('Programs that an administrator has connected.')}
            {...form.getInputProps('byWebhook', { type: 'checkbox' })}
          />
          <MultiSelect
            label={t('Also tell')}
            description={t('Colleagues who may read the same rows.')}
            placeholder={colleagues?.length === 0 ? t('No colleague may read the same rows') : undefined}
            disabled={(colleagues ?? []).length === 0}
            searchable
            maxValues={mostAlertRecipients}
            data={(colleagues ?? alert?.recipients ?? []).map(({ id, name, email }) => ({
              value: String(id),
              label: `${name} (${email})`,
            }))}
            {...form.getInputProps('recipientIds')}
            value={[...recipientIds]}
          />
        </div>
        <BackTest sought={sought} />
      </div>
    </FormFrame>
  );
}
