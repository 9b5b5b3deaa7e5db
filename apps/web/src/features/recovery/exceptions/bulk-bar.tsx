import { Button, Group, Stack, Text } from '@mantine/core';
import { mostChangedFindings } from '@waybill/contract';
import type { FindingsLevel } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { idOf } from '../../../ui/table-page/choices.ts';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { RowDrawer } from '../../../ui/table-page/form/row-drawer.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { ClaimFields, OwnerSelect, StateSelect } from './change-fields.tsx';
import { changedClaim, noClaim } from './changed-claim.ts';
import { exceptionCalls } from './exception-queries.ts';
import type { FindingQuestion } from './finding-question.ts';
import { NoteField } from './note-field.tsx';
import { useChangeNotice } from './use-change-notice.tsx';

interface Props {
  readonly level: FindingsLevel;
  readonly filters: FindingQuestion['filters'];
  readonly selected: readonly string[];
  readonly total: number;
  readonly onDone: () => void;
}

/** Changes the selected findings, or all that match the filters, at once. */
export function BulkBar({ level, filters, selected, total, onDone }: Props) {
  const { t } = useTranslation();
  return (
    <Group gap="sm">
      <Text size="sm" role="status" hidden={selected.length === 0}>
        {t('{{count, number}} selected', { count: selected.length })}
      </Text>
      <ChangeButton
        label={t('Update selected')}
        disabled={selected.length === 0}
        level={level}
        filters={filters}
        ids={selected}
        onDone={onDone}
      />
      <ChangeButton
        label={t('Update all {{count, number}} that match', { count: total })}
        disabled={total === 0 || total > mostChangedFindings}
        level={level}
        filters={filters}
        ids={undefined}
        onDone={onDone}
      />
    </Group>
  );
}

interface ChangeProps extends Pick<Props, 'level' | 'filters' | 'onDone'> {
  readonly label: string;
  readonly disabled: boolean;
  readonly ids: readonly string[] | undefined;
}

function ChangeButton({ label, disabled, ...form }: ChangeProps) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button variant="default" size="xs" disabled={disabled} onClick={() => setOpened(true)}>
        {label}
      </Button>
      <RowDrawer opened={opened} title={label} onClose={close}>
        <BulkForm
          {...form}
          onCancel={close}
          onDone={() => {
            close();
            form.onDone();
          }}
        />
      </RowDrawer>
    </>
  );
}

const nobody: string | null = null;

function BulkForm({
  level,
  filters,
  ids,
  onDone,
  onCancel,
}: Omit<ChangeProps, 'label' | 'disabled'> & { onCancel: () => void }) {
  const { t } = useTranslation();
  const tell = useChangeNotice(level);
  const { form, frame } = useProblemForm({
    about: ids === undefined ? 'all' : 'selected',
    initialValues: { ...noClaim, ownerId: nobody, note: '' },
    send: ({ ownerId, note, ...claim }) =>
      call(exceptionCalls[level].change, {
        body: {
          filters,
          ...(ids === undefined ? {} : { ids: [...ids] }),
          ...changedClaim(claim, noClaim),
          ...(ownerId === null ? {} : { ownerId: idOf(ownerId) }),
          ...(note.trim() === '' ? {} : { note: note.trim() }),
        },
      }),
    onDone: (answer) => {
      tell(answer);
      onDone();
    },
  });
  return (
    <FormFrame {...frame} onCancel={onCancel} submitLabel={t('Update')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('Fields left empty do not change.')}
        </Text>
        <StateSelect clearable {...form.getInputProps('state')} />
        <ClaimFields state={form.values.state} inputProps={(field) => form.getInputProps(field)} />
        <OwnerSelect level={level} {...form.getInputProps('ownerId')} />
        <NoteField
          level={level}
          value={form.values.note}
          onChange={(note) => form.setFieldValue('note', note)}
          error={form.errors.note}
        />
      </Stack>
    </FormFrame>
  );
}
