import { Button, Group, Popover, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { exceptionStates, mostChangedFindings } from '@waybill/contract';
import type { ExceptionLevel } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { useGuardedClose } from '../../../lib/drafts/use-guarded-close.ts';
import { idOf } from '../../../ui/table-page/choices.ts';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { OwnerSelect, StateSelect } from './change-fields.tsx';
import { exceptionCalls, findingsKey } from './exception-queries.ts';
import type { FindingQuestion } from './finding-question.ts';

interface Props {
  readonly level: ExceptionLevel;
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
      <Text size="sm" role="status">
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
  const close = useGuardedClose(() => setOpened(false), opened);
  return (
    <Popover opened={opened} onDismiss={close} width={320} position="bottom-start" trapFocus withArrow>
      <Popover.Target>
        <Button variant="default" size="xs" disabled={disabled} onClick={opened ? close : () => setOpened(true)}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <BulkForm
          {...form}
          onCancel={() => setOpened(false)}
          onDone={() => {
            setOpened(false);
            form.onDone();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

const noState: string | null = null;
const nobody: string | null = null;

function BulkForm({
  level,
  filters,
  ids,
  onDone,
  onCancel,
}: Omit<ChangeProps, 'label' | 'disabled'> & { onCancel: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, submit, pending, failure } = useProblemForm({
    about: ids === undefined ? 'all' : 'selected',
    initialValues: { state: noState, ownerId: nobody, note: '' },
    send: ({ state, ownerId, note }) =>
      call(exceptionCalls[level].change, {
        body: {
          filters,
          ...(ids === undefined ? {} : { ids: [...ids] }),
          state: exceptionStates.find((each) => each === state),
          ...(ownerId === null ? {} : { ownerId: idOf(ownerId) }),
          ...(note.trim() === '' ? {} : { note: note.trim() }),
        },
      }),
    onDone: ({ changed }) => {
      void queryClient.invalidateQueries({ queryKey: findingsKey(level) });
      notifications.show({
        color: 'green',
        message: t('{{count, number}} findings updated.', { count: changed }),
      });
      onDone();
    },
  });
  return (
    <FormFrame onSubmit={submit} onCancel={onCancel} submitLabel={t('Update')} pending={pending} failure={failure}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('Fields left empty do not change.')}
        </Text>
        <StateSelect clearable comboboxProps={{ withinPortal: false }} {...form.getInputProps('state')} />
        <OwnerSelect level={level} comboboxProps={{ withinPortal: false }} {...form.getInputProps('ownerId')} />
        <Textarea
          label={t('Note')}
          autosize
          minRows={2}
          maxRows={5}
          maxLength={2_000}
          {...form.getInputProps('note')}
        />
      </Stack>
    </FormFrame>
  );
}
