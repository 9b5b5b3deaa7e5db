import { Alert, Anchor, Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { filterSetTexts, longestComparisonName } from '@waybill/model';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';

interface Props {
  readonly title: string;
  /** What is saved. */
  readonly explanation: string;
  readonly name: string;
  readonly problem: string | undefined;
  /** Existing names, which are overwritten only after a Yes. */
  readonly existing: readonly string[];
  readonly overwrite: boolean;
  readonly isFull: boolean;
  readonly isSaving: boolean;
  readonly onName: (name: string) => void;
  readonly onOverwrite: (overwrite: boolean) => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Asks for the name under which something is saved, and before anything is overwritten (S3 section 4.15). */
export function SaveForm(props: Props) {
  const { title, explanation, name, problem, existing, overwrite, isFull, isSaving } = props;
  const { t } = useTranslation();
  const isReady = problem === undefined && !isFull && (existing.length === 0 || overwrite);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) props.onSave();
  };
  return (
    <Dialog title={title} onClose={props.onClose}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            label={t('Name')}
            required
            data-autofocus
            maxLength={longestComparisonName + 1}
            value={name}
            onChange={({ currentTarget: { value } }) => props.onName(value)}
            error={name === '' || problem === undefined ? undefined : problem}
          />
          <Text size="sm" c="dimmed">
            {explanation}
          </Text>
          {existing.length === 0 ? null : (
            <Radio.Group
              label={`${t(filterSetTexts.overwrite)} (${existing.join(', ')})`}
              value={overwrite ? 'yes' : 'no'}
              onChange={(value) => props.onOverwrite(value === 'yes')}
            >
              <Group mt={6}>
                <Radio value="yes" label={t('Yes')} />
                <Radio value="no" label={t('No')} />
              </Group>
            </Radio.Group>
          )}
          {isFull ? (
            <Alert color="red" role="alert">
              {t(filterSetTexts.limit)}{' '}
              <Anchor component={Link} to="/profile">
                {t('Go to your profile')}
              </Anchor>
            </Alert>
          ) : null}
          <Group justify="flex-end">
            <Button variant="subtle" color="gray" onClick={props.onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" disabled={!isReady} loading={isSaving}>
              {t('Save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
