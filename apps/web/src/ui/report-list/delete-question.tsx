import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './reports-page.module.css';

interface Props {
  readonly act: { readonly isPending: boolean; readonly mutate: () => void };
  readonly onKeep: () => void;
}

/** Whether a line is to be deleted, asked instead of its acts. */
export function DeleteQuestion({ act, onKeep }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.actions}>
      <Button size="xs" color="red" loading={act.isPending} onClick={() => act.mutate()} autoFocus>
        {t('Delete')}
      </Button>
      <Button size="xs" variant="subtle" color="gray" onClick={onKeep}>
        {t('Keep')}
      </Button>
    </div>
  );
}
