import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isViewName, type View, viewKey, viewTexts, viewValue } from '@waybill/model';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/api/api-error.ts';
import { saveSetting } from '../../lib/settings/settings.ts';
import { newViewId } from '../../lib/views/saved-views.ts';
import classes from './views.module.css';

interface Props {
  /** What is on screen. */
  readonly view: Omit<View, 'name'>;
  /** Further choices about the view. */
  readonly children?: ReactNode;
  readonly onCopyLink: () => void;
}

/** Stores what is on screen under a name, or copies its link. */
export function NameView({ view, children, onCopyLink }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      saveSetting(queryClient, { filter_key: viewKey(newViewId()), filter_value: viewValue({ ...view, name }) }),
    onSuccess: () => setTyped(''),
  });
  const isValid = isViewName(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) mutate();
  };
  const fault = error === null ? undefined : errorText(error);
  return (
    <form onSubmit={submit} className={classes.form}>
      <Stack gap="xs">
        <TextInput
          label={t('Save what is on screen as')}
          placeholder={t('Name of the view')}
          value={typed}
          error={typed === '' || isValid ? fault : t(viewTexts.name)}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            reset();
          }}
        />
        {children}
        <Group justify="space-between">
          <Button size="xs" variant="subtle" leftSection={<IconLink size={14} stroke={1.6} />} onClick={onCopyLink}>
            {t('Copy link')}
          </Button>
          <Button size="xs" type="submit" disabled={!isValid} loading={isPending}>
            {t('Save view')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
