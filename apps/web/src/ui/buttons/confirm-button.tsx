import { Alert, Button, type ButtonProps, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/api/api-error.ts';
import classes from '../dialogs/dialog.module.css';

interface Props extends Pick<ButtonProps, 'size' | 'color' | 'variant' | 'disabled' | 'leftSection'> {
  readonly label: string;
  /** What happens, and whether it can be undone. */
  readonly question: string;
  /** Does it; returns the sentence that is shown afterwards. */
  readonly act: () => Promise<string>;
}

/** A button whose act is asked about first. */
export function ConfirmButton({ label, question, act, ...button }: Props) {
  const { t } = useTranslation();
  const [opened, { open, close }] = useDisclosure();
  const acting = useMutation({
    mutationFn: act,
    onSuccess: (message) => {
      close();
      notifications.show({ color: 'green', message });
    },
  });
  const begin = () => {
    acting.reset();
    open();
  };
  return (
    <>
      <Button variant="light" color="red" {...button} onClick={begin}>
        {label}
      </Button>
      <Modal.Root opened={opened} onClose={close} centered>
        <Modal.Overlay />
        <Modal.Content>
          <div className={classes.head}>
            <Modal.Title fw={600}>{label}</Modal.Title>
            <Modal.CloseButton aria-label={t('Close')} />
          </div>
          <Modal.Body>
            <Stack>
              <Text>{question}</Text>
              {acting.error === null ? null : (
                <Alert color="red" variant="light" role="alert">
                  {errorText(acting.error)}
                </Alert>
              )}
              <Group justify="flex-end">
                <Button variant="default" onClick={close} data-autofocus>
                  {t('Cancel')}
                </Button>
                <Button color="red" loading={acting.isPending} onClick={() => acting.mutate()}>
                  {label}
                </Button>
              </Group>
            </Stack>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
