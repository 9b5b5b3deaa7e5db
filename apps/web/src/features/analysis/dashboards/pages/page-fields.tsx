import { ActionIcon, Button, Group, Paper, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash, IconX } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { mayOpenPage } from '@waybill/contract';
import { dashboards, findDashboard, needsFindings } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { accountOptions } from '../../../../lib/session/session-queries.ts';
import { type DraftPage, longestName, mostDashboards, moved, nameProblem } from './arranged.ts';

interface Props {
  readonly pages: readonly DraftPage[];
  readonly position: number;
  readonly onPages: (pages: readonly DraftPage[]) => void;
  readonly onPosition: (position: number) => void;
}

/** The name of a page, its place among the pages, and its dashboards in order. */
export function PageFields({ pages, position, onPages, onPosition }: Props) {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const page = pages[position];
  if (page === undefined) return null;
  const problem = nameProblem(pages, page);
  const change = (changed: Partial<DraftPage>) => onPages(pages.with(position, { ...page, ...changed }));
  const place = (by: -1 | 1) => {
    onPages(moved(pages, position, by));
    onPosition(position + by);
  };
  const remove = () => {
    onPages(pages.filter((other) => other !== page));
    onPosition(Math.max(0, position - 1));
  };
  const { dashboardIds } = page;
  const offered = dashboards.filter(
    (each) =>
      !dashboardIds.includes(each.id) && (mayOpenPage('/aframe/dashboard/findings', user) || !needsFindings(each)),
  );
  return (
    <Stack gap="sm">
      <TextInput
        label={t('Name')}
        value={page.name}
        maxLength={longestName}
        error={problem === undefined ? undefined : t(problem)}
        onChange={({ currentTarget: { value } }) => change({ name: value })}
      />
      <Group gap="xs">
        <Button variant="default" size="xs" disabled={position === 0} onClick={() => place(-1)}>
          {t('Move earlier')}
        </Button>
        <Button variant="default" size="xs" disabled={position === pages.length - 1} onClick={() => place(1)}>
          {t('Move later')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          size="xs"
          leftSection={<IconTrash size={15} stroke={1.6} />}
          disabled={pages.length === 1}
          onClick={remove}
        >
          {t('Remove page')}
        </Button>
      </Group>
      <Text size="sm" fw={500}>
        {t('Dashboards')}
      </Text>
      {dashboardIds.map((id, index) => (
        <DashboardLine
          key={id}
          name={t(findDashboard(id)?.name ?? '')}
          isFirst={index === 0}
          isLast={index === dashboardIds.length - 1}
          onMove={(by) => change({ dashboardIds: moved(dashboardIds, index, by) })}
          onRemove={() => change({ dashboardIds: dashboardIds.filter((other) => other !== id) })}
        />
      ))}
      <Select
        label={t('Add a dashboard')}
        placeholder={t('Choose')}
        searchable
        data={offered.map(({ id, name }) => ({ value: String(id), label: t(name) }))}
        value={null}
        disabled={offered.length === 0 || dashboardIds.length >= mostDashboards}
        comboboxProps={{ withinPortal: false }}
        maxDropdownHeight={180}
        onChange={(value) => value !== null && change({ dashboardIds: [...dashboardIds, Number(value)] })}
      />
    </Stack>
  );
}

interface LineProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function DashboardLine({ name, isFirst, isLast, onMove, onRemove }: LineProps) {
  const { t } = useTranslation();
  return (
    <Paper withBorder px="sm" py={6} radius="md">
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{name}</Text>
        <Group gap={2} wrap="nowrap">
          <ActionIcon aria-label={t('Move {{name}} up', { name })} disabled={isFirst} onClick={() => onMove(-1)}>
            <IconArrowUp size={16} stroke={1.6} />
          </ActionIcon>
          <ActionIcon aria-label={t('Move {{name}} down', { name })} disabled={isLast} onClick={() => onMove(1)}>
            <IconArrowDown size={16} stroke={1.6} />
          </ActionIcon>
          <ActionIcon aria-label={t('Remove {{name}}', { name })} onClick={onRemove}>
            <IconX size={16} stroke={1.6} />
          </ActionIcon>
        </Group>
      </Group>
    </Paper>
  );
}
