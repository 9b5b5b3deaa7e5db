import { Alert, MultiSelect, Select, Switch, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { roleLabel } from '../../../lib/languages/role-label.ts';
import { landingPageLabel } from '../../../lib/menu/landing-pages.ts';
import type { FormOf } from '../../../ui/table-page/form/use-problem-form.ts';
import { userChoicesOptions } from './user-queries.ts';
import { seesNoClient, type UserValues } from './user-values.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

interface Props {
  readonly form: FormOf<UserValues>;
  /** What the user has already: it stays choosable also when the caller could not grant it. */
  readonly held?: {
    readonly roles: readonly Named[];
    readonly clients: readonly Named[];
    readonly defaultLandingPage: string | null;
  };
}

/** The fields of a user, new or not. */
export function UserFields({ form, held }: Props) {
  const { t } = useTranslation();
  const { data: choices } = useSuspenseQuery(userChoicesOptions);
  const named = ({ id, name }: Named) => ({ id, name: roleLabel(t, name) });
  return (
    <>
      <TextInput label={t('Login')} autoComplete="off" required {...form.getInputProps('login')} />
      <TextInput label={t('E-mail')} type="email" autoComplete="off" required {...form.getInputProps('email')} />
      <TextInput label={t('First name')} autoComplete="off" required {...form.getInputProps('firstName')} />
      <TextInput label={t('Last name')} autoComplete="off" required {...form.getInputProps('lastName')} />
      <MultiSelect
        label={t('Roles')}
        required
        searchable
        hidePickedOptions
        data={options(choices.roles.map(named), held?.roles.map(named))}
        {...form.getInputProps('roleIds')}
      />
      <MultiSelect
        label={t('Assigned clients')}
        description={
          form.values.internal
            ? t('Internal users see every client.')
            : t('Assigning a parent includes its sub-clients.')
        }
        searchable
        hidePickedOptions
        limit={100}
        data={options(choices.clients, held?.clients)}
        {...form.getInputProps('clientIds')}
      />
      {seesNoClient(form.values) ? (
        <Alert color="yellow" variant="light" role="status">
          {t('No client is assigned: this user can sign in, but will see no data.')}
        </Alert>
      ) : null}
      {choices.mayMakeInternal ? (
        <Switch
          label={t('Internal user')}
          description={t('Sees every client, and pages that only staff may open.')}
          {...form.getInputProps('internal', { type: 'checkbox' })}
        />
      ) : null}
      {held === undefined || held.defaultLandingPage === null ? null : (
        <Select
          label={t('Landing page')}
          description={t('Users choose this themselves; you can reset it.')}
          allowDeselect={false}
          data={[
            { value: '', label: t('None') },
            { value: held.defaultLandingPage, label: t(landingPageLabel(held.defaultLandingPage)) },
          ]}
          {...form.getInputProps('defaultLandingPage')}
        />
      )}
      <Switch label={t('May use the chat assistant')} {...form.getInputProps('chat', { type: 'checkbox' })} />
      <Switch
        label={t('May have several sessions at once')}
        {...form.getInputProps('manySessions', { type: 'checkbox' })}
      />
    </>
  );
}

function options(choices: readonly Named[], held: readonly Named[] = []): { value: string; label: string }[] {
  const all = new Map([...choices, ...held].map(({ id, name }) => [id, name]));
  return [...all].map(([id, label]) => ({ value: String(id), label }));
}
