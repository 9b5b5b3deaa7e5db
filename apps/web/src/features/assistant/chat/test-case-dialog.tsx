import { Button, Checkbox, Group, Select, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { addTestCases, targetAgents } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import type { Exchange } from './exchange.ts';

interface Props {
  readonly exchange: Exchange;
  /** What was said before it. */
  readonly before: readonly Exchange[];
  readonly onClose: () => void;
}

/** Keeps a question with what should come of it (S3 section 2.8). */
export function TestCaseDialog({ exchange, before, onClose }: Props) {
  const { t } = useTranslation();
  const [opened] = useState({
    targetAgent: '',
    expected: exchange.answer?.assistantResponse ?? '',
    isIncomplete: false,
  });
  const form = useForm({
    initialValues: opened,
    validate: { targetAgent: (agent) => (agent === '' ? t('Please select a target agent!') : null) },
  });
  const forget = useDraft({ about: exchange.key, values: form.values, opened, restore: form.setValues });
  const saving = useMutation({
    mutationFn: ({ targetAgent, expected, isIncomplete }: typeof form.values) =>
      call(addTestCases, {
        body: {
          currentPrompt: [exchange.question],
          conversationHistory: before.slice(-10).map(({ question, answer }) => ({
            userPrompt: question,
            assistantResponse: answer?.assistantResponse ?? '',
          })),
          expectedOutputs: [expected],
          targetAgent: targetAgents.find((agent) => agent === targetAgent) ?? 'INTEGRATION',
          isIncomplete,
        },
      }),
    onSuccess: () => {
      notifications.show({ color: 'green', message: t('Test case saved successfully!') });
      forget();
      onClose();
    },
    onError: (error) => {
      const title = t('Error saving test case. Please try again.');
      notifications.show({ color: 'red', title, message: errorText(error) });
    },
  });
  return (
    <Dialog title={t('Add Test Case')} size={560} onClose={onClose} overPopovers>
      <form onSubmit={form.onSubmit((values) => saving.mutate(values))}>
        <Stack>
          <Textarea label={t('Question')} value={exchange.question} readOnly autosize maxRows={4} />
          <Select
            label={t('Target agent')}
            data={[...targetAgents]}
            comboboxProps={{ withinPortal: false }}
            {...form.getInputProps('targetAgent')}
          />
          <Textarea
            label={t('Expected answer')}
            autosize
            minRows={3}
            maxRows={10}
            {...form.getInputProps('expected')}
          />
          <Checkbox
            label={t('The answer is incomplete')}
            {...form.getInputProps('isIncomplete', { type: 'checkbox' })}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={saving.isPending}>
              {t('Save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
