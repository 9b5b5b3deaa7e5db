import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './dialog.module.css';

const overEverything = 500;

/** Asks whether something entered may be given up. */
export default function UnsavedDialog({ onAnswer }: { readonly onAnswer: (agreed: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <Modal.Root opened onClose={() => onAnswer(false)} zIndex={overEverything} centered>
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title fw={600}>{t('Discard what you entered?')}</Modal.Title>
        </div>
        <Modal.Body>
          <Stack>
            <Text>{t('It is not saved yet.')}</Text>
            <Group justify="flex-end">
              <Button variant="default" onClick={() => onAnswer(false)} data-autofocus>
                {t('Keep editing')}
              </Button>
              <Button color="red" onClick={() => onAnswer(true)}>
                {t('Discard')}
              </Button>
            </Group>
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
