import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './profile-page.module.css';

interface Props {
  readonly name: string;
  readonly details: ReactNode;
  /** What the button that asks is called. */
  readonly label: string;
  readonly success: string;
  readonly failure: string;
  readonly onDelete: () => Promise<void>;
}

/** Something saved, with a way to delete it that asks. */
export function SavedLine({ name, details, label, success, failure, onDelete }: Props) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: onDelete,
    onSuccess: () => notifications.show({ color: 'green', message: success }),
    onError: () => notifications.show({ color: 'red', message: failure }),
  });
  return (
    <li className={classes.set}>
      <div style={{ minWidth: 0 }}>
        <Text fw={500}>{name}</Text>
        {details}
      </div>
      {isAsking ? (
        <Group gap="xs" wrap="nowrap">
          <Button size="xs" color="red" loading={isPending} onClick={() => mutate()} autoFocus>
            {t('Delete')}
          </Button>
          <Button size="xs" variant="subtle" color="gray" onClick={() => setAsking(false)}>
            {t('Keep')}
          </Button>
        </Group>
      ) : (
        <Button size="xs" variant="subtle" color="red" aria-label={label} onClick={() => setAsking(true)}>
          {t('Delete')}
        </Button>
      )}
    </li>
  );
}
