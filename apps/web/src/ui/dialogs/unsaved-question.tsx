import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { askWith, hasUnsaved, mayLeave, onUnsavedChange, openOver } from '../../lib/unsaved/unsaved.ts';
import classes from './dialog.module.css';

const overEverything = 500;

type Answer = (agreed: boolean) => void;

/** Asks before something entered is given up: by closing its form, leaving the page or closing the window. */
export default function UnsavedQuestion() {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<Answer>();
  const isHeld = useSyncExternalStore(onUnsavedChange, hasUnsaved);
  useBlocker({
    disabled: !isHeld,
    enableBeforeUnload: hasUnsaved,
    shouldBlockFn: async ({ next: { pathname, search } }) => !(await mayLeave({ pathname, open: openOver(search) })),
  });
  useEffect(
    () =>
      askWith(
        () =>
          new Promise((resolve) => {
            // After the key that closes a form: Escape would at once close this question, too.
            setTimeout(() => {
              setAnswer((earlier: Answer | undefined) => {
                earlier?.(false);
                return resolve;
              });
            });
          }),
      ),
    [],
  );
  const settle = (agreed: boolean) => {
    answer?.(agreed);
    setAnswer(undefined);
  };
  return (
    <Modal.Root opened={answer !== undefined} onClose={() => settle(false)} zIndex={overEverything} centered>
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title fw={600}>{t('Discard what you entered?')}</Modal.Title>
        </div>
        <Modal.Body>
          <Stack>
            <Text>{t('It is not saved yet.')}</Text>
            <Group justify="flex-end">
              <Button variant="default" onClick={() => settle(false)} data-autofocus>
                {t('Keep editing')}
              </Button>
              <Button color="red" onClick={() => settle(true)}>
                {t('Discard')}
              </Button>
            </Group>
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
