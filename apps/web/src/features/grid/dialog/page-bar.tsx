import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { countText, pageSizes } from '@waybill/model';
import classes from './grid-dialog.module.css';
import { type Paging, pageCount, readPageSize, rowsOfPage } from './paging.ts';

interface Props {
  readonly paging: Paging;
  /** Rows or groups of the top level; undefined as long as they are counted, null where that failed. */
  readonly count: number | null | undefined;
  readonly isGrouped: boolean;
  readonly onPaging: (paging: Paging) => void;
}

/** How many rows there are, how many stand on a page, and the way to the others. */
export function PageBar({ paging, count, isGrouped, onPaging }: Props) {
  const last = pageCount(count ?? 0, paging.size) - 1;
  const go = (page: number) => onPaging({ ...paging, page: Math.max(0, Math.min(page, last)) });
  const steps = [
    { label: 'First page', icon: IconChevronsLeft, to: 0, isUseless: paging.page === 0 },
    { label: 'Previous page', icon: IconChevronLeft, to: paging.page - 1, isUseless: paging.page === 0 },
    { label: 'Next page', icon: IconChevronRight, to: paging.page + 1, isUseless: paging.page >= last },
    { label: 'Last page', icon: IconChevronsRight, to: last, isUseless: paging.page >= last },
  ];
  const buttons = steps.map(({ label, icon: Icon, to, isUseless }) => (
    <ActionIcon key={label} className={classes.step} aria-label={label} disabled={isUseless} onClick={() => go(to)}>
      <Icon size={17} stroke={1.6} />
    </ActionIcon>
  ));
  return (
    <Group gap="md" wrap="wrap" justify="flex-end">
      <Text size="sm" className="numeric" role="status">
        {countSentence(paging, count, isGrouped)}
      </Text>
      <Group gap={6} wrap="nowrap">
        <Text size="sm" c="dimmed" component="label" htmlFor="grid-page-size">
          Per page
        </Text>
        <NativeSelect
          id="grid-page-size"
          size="xs"
          value={String(paging.size)}
          data={[
            ...pageSizes.map((size) => ({ value: String(size), label: String(size) })),
            { value: 'all', label: 'All' },
          ]}
          onChange={({ currentTarget: { value } }) => onPaging({ size: readPageSize(value), page: 0 })}
        />
      </Group>
      {paging.size === 'all' ? null : (
        <Group gap={2} wrap="nowrap">
          {buttons.slice(0, 2)}
          <Text size="sm" className="numeric" px={4}>{`${countText(paging.page + 1)} of ${countText(last + 1)}`}</Text>
          {buttons.slice(2)}
        </Group>
      )}
    </Group>
  );
}

function countSentence(paging: Paging, count: Props['count'], isGrouped: boolean): string {
  if (count === undefined) return 'Counting …';
  if (count === null) return '';
  const noun = isGrouped ? (count === 1 ? 'group' : 'groups') : count === 1 ? 'row' : 'rows';
  const { from, to } = rowsOfPage(paging);
  if (count === 0 || paging.size === 'all' || count <= paging.size) return `${countText(count)} ${noun}`;
  return `${countText(from + 1)}–${countText(Math.min(to, count))} of ${countText(count)} ${noun}`;
}
