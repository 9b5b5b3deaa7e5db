import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './administration-table.module.css';

interface Props {
  readonly label: string;
  readonly direction: 'ascending' | 'descending' | 'none';
  readonly onPress: () => void;
}

/** A header that orders the rows; pressed again it turns the order round. */
export function SortHeader({ label, direction, onPress }: Props) {
  const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp;
  return (
    <UnstyledButton className={classes.sort} onClick={onPress}>
      {label}
      <Arrow size={14} stroke={1.8} aria-hidden className={direction === 'none' ? classes.unsorted : undefined} />
    </UnstyledButton>
  );
}
