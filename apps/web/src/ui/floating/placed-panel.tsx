import { Popover, type PopoverDropdownProps, type PopoverProps } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { Anchor, useShown } from './anchor.tsx';

export interface PlacedPanelProps extends Omit<PopoverProps, 'children' | 'opened'> {
  readonly opened: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly dropdown?: PopoverDropdownProps | undefined;
  readonly children: ReactNode;
}

export default function PlacedPanel({ anchor, opened, dropdown, children, ...placing }: PlacedPanelProps) {
  return (
    <Popover trapFocus returnFocus {...placing} opened={useShown(opened)}>
      <Popover.Target>
        <Anchor to={anchor} />
      </Popover.Target>
      <Popover.Dropdown {...dropdown}>{children}</Popover.Dropdown>
    </Popover>
  );
}
