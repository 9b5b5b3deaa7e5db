import { Select } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  createMarkupAssignment,
  deleteMarkupAssignment,
  listMarkups,
  type MarkupAssignment,
  updateMarkupAssignment,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { idOf, optionsOf, requiredIdOf } from '../../../ui/table-page/choices.ts';
import { ClientSelect } from '../../../ui/table-page/form/client-select.tsx';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { DeleteButton } from '../../../ui/table-page/page/delete-button.tsx';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';

const mostChoices = 1_000;

const markupChoices = (forClientId: number | undefined) =>
  queryOptions({
    queryKey: ['markups', 'choices', forClientId],
    queryFn: async ({ signal }) =>
      (await call(listMarkups, { query: { forClientId, size: mostChoices } }, signal)).rows,
    enabled: forClientId !== undefined,
    staleTime: 0,
  });

interface Props {
  /** Undefined for a new assignment. */
  readonly assignment: MarkupAssignment | undefined;
  readonly onClose: () => void;
}

export function AssignmentForm({ assignment, onClose }: Props) {
  const { t } = useTranslation();
  const { form, frame } = useProblemForm({
    initialValues: {
      clientId: assignment === undefined ? null : String(assignment.client.id),
      markupId: assignment === undefined ? null : String(assignment.markup.id),
      from: assignment?.from ?? '',
      to: assignment?.to ?? '',
    },
    send: ({ clientId, markupId, from, to }) => {
      const body = {
        clientId: requiredIdOf(clientId),
        markupId: requiredIdOf(markupId),
        from,
        to: to === '' ? null : to,
      };
      return assignment === undefined
        ? call(createMarkupAssignment, { body })
        : call(updateMarkupAssignment, { params: { id: assignment.id }, body });
    },
    onDone: useSaved(onClose),
  });
  const { data: markups } = useQuery(markupChoices(idOf(form.values.clientId) ?? undefined));
  return (
    <FormFrame
      {...frame}
      onCancel={onClose}
      submitLabel={assignment === undefined ? t('Assign markup') : t('Save')}
      danger={
        assignment !== undefined ? (
          <DeleteButton
            done={t('{{client}} is no longer billed with {{markup}}.', {
              client: assignment.client.name,
              markup: assignment.markup.name,
            })}
            question={t('{{markup}} will be removed from {{client}} for the whole period. Past runs stay.', {
              client: assignment.client.name,
              markup: assignment.markup.name,
            })}
            remove={() => call(deleteMarkupAssignment, { params: { id: assignment.id } })}
            onClose={onClose}
          />
        ) : undefined
      }
    >
      <ClientSelect fixed={assignment?.client} {...form.getInputProps('clientId')} />
      <Select
        label={t('Markup')}
        required
        searchable
        limit={100}
        description={t('Its own markups and those of its parent.')}
        disabled={form.values.clientId === null}
        data={optionsOf(markups, assignment === undefined ? [] : [assignment.markup])}
        {...form.getInputProps('markupId')}
      />
      <DayField label={t('From invoice date')} required {...form.getInputProps('from')} />
      <DayField
        label={t('To invoice date')}
        description={t('Empty: until further notice.')}
        {...form.getInputProps('to')}
      />
    </FormFrame>
  );
}
