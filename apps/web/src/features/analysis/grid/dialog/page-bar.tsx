import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { pageSizes } from '@waybill/model';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { countText } from '../../../../lib/languages/formats.ts';
import classes from './grid-dialog.module.css';
import { type Paging, pageCount, readPageSize, rowsOfPage } from './paging.ts';

interface Props {
  readonly paging: Paging;
  /** Rows or groups of the top level; undefined as long as they are counted, null if that failed. */
  readonly count: number | null | undefined;
  readonly isGrouped: boolean;
  readonly onPaging: (paging: Paging) => void;
}

/** The number of rows, the page size, and the paging buttons. */
export function PageBar({ paging, count, isGrouped, onPaging }: Props) {
  const { t } = useTranslation();
  const last = pageCount(count ?? 0, paging.size) - 1;
  const go = (page: number) => onPaging({ ...paging, page: Math.max(0, Math.min(page, last)) });
  const steps = [
    { label: t('First page'), icon: IconChevronsLeft, to: 0, isUseless: paging.page === 0 },
    { label: t('Previous page'), icon: IconChevronLeft, to: paging.page - 1, isUseless: paging.page === 0 },
    { label: t('Next page'), icon: IconChevronRight, to: paging.page + 1, isUseless: paging.page >= last },
    { label: t('Last page'), icon: IconChevronsRight, to: last, isUseless: paging.page >= last },
  ];
  const buttons = steps.map(({ label, icon: Icon, to, isUseless }) => (
    <ActionIcon key={label} className={classes.step} aria-label={label} disabled={isUseless} onClick={() => go(to)}>
      <Icon size={17} stroke={1.6} />
    </ActionIcon>
  ));
  return (
    <Group gap="md" wrap="wrap" justify="flex-end">
      <Text size="sm" className="numeric" role="status">
        {countSentence(t, paging, count, isGrouped)}
      </Text>
      <Group gap={6} wrap="nowrap">
        <Text size="sm" c="dimmed" component="label" htmlFor="grid-page-size">
          {t('Per page')}
        </Text>
        <NativeSelect
          id="grid-page-size"
          size="xs"
          value={String(paging.size)}
          data={[
            ...pageSizes.map((size) => ({ value: String(size), label: String(size) })),
            { value: 'all', label: t('All') },
          ]}
          onChange={({ currentTarget: { value } }) =>
            onPaging({ size: readPageSize(value, window.innerHeight), page: 0 })
          }
        />
      </Group>
      {paging.size === 'all' ? null : (
        <Group gap={2} wrap="nowrap">
          {buttons.slice(0, 2)}
          <Text size="sm" className="numeric" px={4}>
            {t('{{part}} of {{all}}', { part: countText(paging.page + 1), all: countText(last + 1) })}
          </Text>
          {buttons.slice(2)}
        </Group>
      )}
    </Group>
  );
}

function countSentence(t: TFunction, paging: Paging, count: Props['count'], isGrouped: boolean): string {
  if (count === undefined) return t('Counting …');
  if (count === null) return '';
  const { from, to } = rowsOfPage(paging);
  const values = { count };
  if (count === 0 || paging.size === 'all' || count <= paging.size)
    return isGrouped ? t('{{count, number}} groups', values) : t('{{count, number}} rows', values);
  const shown = { ...values, from: countText(from + 1), to: countText(Math.min(to, count)) };
  return isGrouped
    ? t('{{from}}–{{to}} of {{count, number}} groups', shown)
    : t('{{from}}–{{to}} of {{count, number}} rows', shown);
}
