import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { isViewName, viewKey, viewTexts, viewValue } from '@waybill/model';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { displayDate } from '../../../lib/languages/formats.ts';
import { saveSetting } from '../../../lib/settings/settings.ts';
import { hrefOfView, newViewId } from '../../../lib/views/saved-views.ts';
import { viewOfAddress } from '../../../lib/views/view-of-address.ts';
import { copyLink } from './copy-link.ts';
import { datesOfView, datesText } from './dates-of-view.ts';
import classes from './views.module.css';

/** Names what is on screen, or copies its link; relative dates can be fixed to the days on screen. */
export function SaveView({ analysis }: { readonly analysis: Analysis }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const address: object = useLocation({ select: ({ search }) => search });
  const [typed, setTyped] = useState('');
  const [isFixed, setFixed] = useState(false);
  const { page, client, dates } = analysis;
  const shown = { page, clientId: client.id, dates };
  const asChosen = datesOfView(viewOfAddress(address, shown, false), t);
  const search = viewOfAddress(address, shown, isFixed && asChosen.moves);
  const view = { name: typed.trim(), path: page.path, search };
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => saveSetting(queryClient, { filter_key: viewKey(newViewId()), filter_value: viewValue(view) }),
    onSuccess: () => setTyped(''),
  });
  const isValid = isViewName(view.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) mutate();
  };
  const days = { text: `${displayDate(dates.from)} – ${displayDate(dates.to)}`, moves: false };
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
        {page.name === 'comparison' ? null : asChosen.moves ? (
          <Radio.Group
            label={t('Dates')}
            value={isFixed ? 'fixed' : 'moving'}
            onChange={(value) => setFixed(value === 'fixed')}
          >
            <Stack gap={8} mt={6}>
              <Radio value="moving" label={datesText(asChosen, t)} />
              <Radio value="fixed" label={datesText(days, t)} />
            </Stack>
          </Radio.Group>
        ) : (
          <Text size="xs" c="dimmed">
            {datesText(asChosen, t)}
          </Text>
        )}
        <Group justify="space-between">
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconLink size={14} stroke={1.6} />}
            onClick={() => void copyLink(hrefOfView(view), datesOfView(search, t).moves, t)}
          >
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
