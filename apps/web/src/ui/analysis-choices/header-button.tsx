import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronDown, type IconCoins } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import classes from './analytics-header.module.css';

interface Props extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  readonly icon: typeof IconCoins;
  /** `shrinks`: a long text gives way; `quiet`: an icon alone, unless the window is wide or a phone's. */
  readonly manner?: 'shrinks' | 'quiet';
}

/** What is chosen; opens the popover that changes it. */
export function HeaderButton({ icon: Icon, manner, ...others }: Props) {
  return (
    <Button
      {...others}
      variant="default"
      size="sm"
      classNames={{
        root: `${classes.control} ${manner === undefined ? '' : classes[manner]}`,
        label: classes.controlText,
      }}
      leftSection={<Icon size={16} stroke={1.6} />}
      rightSection={<IconChevronDown size={14} stroke={1.6} />}
      justify="space-between"
    />
  );
}
