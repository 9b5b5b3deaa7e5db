import { ActionIcon, Button, Group, Text, TextInput, Tooltip, UnstyledButton } from '@mantine/core';
import { IconLink, IconPencil } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Client } from '@waybill/contract';
import { findPageAt, isViewName, viewTexts, viewValue } from '@waybill/model';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/api/api-error.ts';
import { deleteSetting, saveSetting } from '../../lib/settings/settings.ts';
import { hrefOfView, pageNameOfView, type SavedView } from '../../lib/views/saved-views.ts';
import { copyLink } from './copy-link.ts';
import { datesOfView, datesText } from './dates-of-view.ts';
import classes from './views.module.css';

interface Props {
  readonly view: SavedView;
  readonly clients: readonly Client[];
  readonly onOpen: () => void;
}

/** A view: a click opens it; it can be shared, renamed and deleted. */
export function ViewEntry({ view, clients, onOpen }: Props) {
  const { t } = useTranslation();
  const router = useRouter();
  const [isEdited, setEdited] = useState(false);
  if (isEdited) return <EditedView view={view} onClose={() => setEdited(false)} />;
  const href = hrefOfView(view);
  const client =
    view.search.client === undefined
      ? t('All clients')
      : (clients.find(({ id }) => String(id) === view.search.client)?.name ?? t('Not one of your clients'));
  const page = findPageAt(view.path);
  return (
    <li className={classes.view}>
      <UnstyledButton
        className={classes.open}
        renderRoot={(props) => <a {...props} href={href} />}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onOpen();
          router.history.push(href);
        }}
      >
        <Text size="sm" fw={500} truncate>
          {view.name}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {`${t(pageNameOfView(view))} · ${client}`}
        </Text>
        {page?.name === 'comparison' ? null : (
          <Text size="xs" c="dimmed" truncate>
            {datesText(datesOfView(view.search, t), t)}
          </Text>
        )}
      </UnstyledButton>
      <Tooltip label={t('Copy link')}>
        <ActionIcon
          aria-label={t('Copy the link to {{view}}', { view: view.name })}
          onClick={() => void copyLink(href, datesOfView(view.search, t).moves, t)}
        >
          <IconLink size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('Rename or delete')}>
        <ActionIcon aria-label={t('Rename or delete {{view}}', { view: view.name })} onClick={() => setEdited(true)}>
          <IconPencil size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}

function EditedView({ view, onClose }: { readonly view: SavedView; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(view.name);
  const name = typed.trim();
  const rename = useMutation({
    mutationFn: () => saveSetting(queryClient, { filter_key: view.key, filter_value: viewValue({ ...view, name }) }),
    onSuccess: onClose,
  });
  const remove = useMutation({ mutationFn: () => deleteSetting(queryClient, view.key) });
  const error = rename.error ?? remove.error;
  const isValid = isViewName(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) rename.mutate();
  };
  return (
    <li>
      <form onSubmit={submit}>
        <TextInput
          aria-label={t('Name')}
          data-autofocus
          autoFocus
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          error={error === null ? (isValid ? undefined : t(viewTexts.name)) : errorText(error)}
        />
        <Group gap="xs" my={6}>
          <Button size="compact-xs" type="submit" disabled={!isValid} loading={rename.isPending}>
            {t('Rename')}
          </Button>
          <Button
            size="compact-xs"
            variant="light"
            color="red"
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {t('Delete')}
          </Button>
          <Button size="compact-xs" variant="subtle" color="gray" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </Group>
      </form>
    </li>
  );
}
