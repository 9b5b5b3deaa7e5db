import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DashboardPage, dashboardPages } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeDashboardState } from '../../../../lib/analysis/change-dashboard-state.ts';
import { errorText } from '../../../../lib/api/api-error.ts';
import { useDraftState } from '../../../../lib/drafts/use-draft-state.ts';
import { ConfirmButton } from '../../../../ui/buttons/confirm-button.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { type DraftPage, mostPages, nameProblem } from './arranged.ts';
import { PageFields } from './page-fields.tsx';

interface Props {
  readonly pages: readonly DashboardPage[];
  readonly index: number;
  readonly onChoose: (index: number) => void;
  readonly onClose: () => void;
}

/** A draft of the user's pages: names, order and dashboards; Save stores it on the server. */
export default function PagesEditor({ pages, index, onChoose, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const standard = new Set(dashboardPages.map(({ name }) => name));
  const { values, setValues, forget } = useDraftState<{ readonly pages: readonly DraftPage[] }>({
    pages: pages.map(({ name, dashboardIds }, key) => ({
      key,
      name: standard.has(name) ? t(name) : name,
      dashboardIds,
    })),
  });
  const { pages: draft } = values;
  const setDraft = (arranged: readonly DraftPage[]) => setValues({ pages: arranged });
  const [position, setPosition] = useState(index);
  const page = draft[position];
  const problems = draft.flatMap((each) => nameProblem(draft, each) ?? []);
  const save = useMutation({
    mutationFn: async () => {
      const saved = draft.map(({ name, dashboardIds }) => ({ name: name.trim(), dashboardIds }));
      await changeDashboardState(queryClient, { dashboardPages: saved, selectedDashboardPageIndex: position });
    },
    onSuccess: () => {
      forget();
      onClose();
      onChoose(position);
    },
    onError: (error) => notifications.show({ color: 'red', message: t(errorText(error)) }),
  });
  const reset = async () => {
    await changeDashboardState(queryClient, { dashboardPages: undefined, selectedDashboardPageIndex: 0 });
    forget();
    onClose();
    onChoose(0);
    return t('The standard pages are back.');
  };
  const add = () => {
    const key = Math.max(...draft.map((each) => each.key)) + 1;
    setDraft([...draft, { key, name: t('Page {{number}}', { number: key + 1 }), dashboardIds: [] }]);
    setPosition(draft.length);
  };
  return (
    <Dialog title={t('Arrange dashboards')} onClose={onClose} size={620} fullScreen={isPhone}>
      <Stack gap="md">
        <Group align="flex-end" wrap="nowrap" gap="sm">
          <Select
            style={{ flex: 1 }}
            label={t('Page')}
            data={draft.map(({ name }, at) => ({ value: String(at), label: `${at + 1}. ${name}` }))}
            value={String(position)}
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
            onChange={(value) => setPosition(Number(value))}
          />
          <Button
            variant="default"
            leftSection={<IconPlus size={15} stroke={1.6} />}
            disabled={draft.length >= mostPages}
            onClick={add}
          >
            {t('Add page')}
          </Button>
        </Group>
        {page === undefined ? null : (
          <PageFields key={page.key} pages={draft} position={position} onPages={setDraft} onPosition={setPosition} />
        )}
        <Text size="xs" c="dimmed">
          {t('Only you see your pages; others keep theirs.')}
        </Text>
        <Group justify="space-between">
          <ConfirmButton
            label={t('Back to the standard pages')}
            question={t('Your own pages are deleted and the standard pages shown again. This cannot be undone.')}
            variant="subtle"
            act={reset}
          />
          <Group gap="sm" ms="auto">
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button disabled={problems.length > 0} loading={save.isPending} onClick={() => save.mutate()}>
              {t('Save')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Dialog>
  );
}
