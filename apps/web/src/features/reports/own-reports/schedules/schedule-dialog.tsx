import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/api/api-error.ts';
import { useGuardedClose } from '../../../../lib/drafts/use-guarded-close.ts';
import { useMailsToOutbox } from '../../../../lib/menu/shell-settings.ts';
import type { ScheduleChoices } from './schedule-choices.ts';
import classes from './schedule-dialog.module.css';
import type { useSavedSchedule } from './use-saved-schedule.ts';

interface Props {
  readonly title: string;
  readonly submitLabel: string;
  /** What is chosen so far; a schedule needs a name. */
  readonly choices: ScheduleChoices;
  readonly saving: ReturnType<typeof useSavedSchedule>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of the forms for schedules. */
export function ScheduleDialog({ title, submitLabel, choices, saving, onClose, children }: Props) {
  const { t } = useTranslation();
  const toOutbox = useMailsToOutbox();
  const { mutate, isPending, error } = saving;
  const close = useGuardedClose(onClose);
  const isComplete = choices.name.trim() !== '';
  return (
    <Modal.Root opened onClose={close} centered>
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title fw={600}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('Close')} />
        </div>
        <Modal.Body>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (isComplete) mutate();
            }}
          >
            <Stack gap="md">
              <Text size="sm" c="dimmed">
                {toOutbox
                  ? t(
                      'The same rows for the latest period, each time the schedule runs. The mail with the link is written to outbox/ on the server, because no mail server is set (SMTP_URL).',
                    )
                  : t('The same rows for the latest period, each time the schedule runs. You get a mail with a link.')}
              </Text>
              {children}
              {error === null ? null : (
                <Alert color="red" variant="light" role="alert">
                  {errorText(error)}
                </Alert>
              )}
              <Group justify="flex-end">
                <Button variant="default" onClick={close}>
                  {t('Cancel')}
                </Button>
                <Button type="submit" loading={isPending} disabled={!isComplete}>
                  {submitLabel}
                </Button>
              </Group>
            </Stack>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
