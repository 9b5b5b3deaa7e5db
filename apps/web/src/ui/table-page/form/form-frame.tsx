import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuardedClose } from '../../../lib/drafts/use-guarded-close.ts';

interface Props {
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onCancel: () => void;
  readonly submitLabel: string;
  /** What the other button says if it does not close the form; 'Cancel' when absent. */
  readonly cancelLabel?: string;
  readonly pending: boolean;
  readonly failure: string | undefined;
  /** Somebody without the permission sees the values and changes nothing. */
  readonly readOnly?: boolean;
  /** What cannot be undone stands apart, at the start of the line of buttons. */
  readonly danger?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of an administration form: what failed, the fields, the buttons. */
export function FormFrame({
  onSubmit,
  onCancel,
  submitLabel,
  cancelLabel,
  pending,
  failure,
  readOnly,
  danger,
  children,
}: Props) {
  const { t } = useTranslation();
  const cancel = useGuardedClose(onCancel);
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        {failure === undefined ? null : (
          <Alert color="red" variant="light" icon={<IconAlertCircle size={18} />} role="alert">
            {failure}
          </Alert>
        )}
        <fieldset disabled={readOnly ?? false} style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
          <Stack gap="md">{children}</Stack>
        </fieldset>
        {readOnly ? null : (
          <Group>
            {danger}
            <Group gap="sm" ms="auto">
              <Button variant="default" onClick={cancelLabel === undefined ? cancel : onCancel}>
                {cancelLabel ?? t('Cancel')}
              </Button>
              <Button type="submit" loading={pending}>
                {submitLabel}
              </Button>
            </Group>
          </Group>
        )}
      </Stack>
    </form>
  );
}
