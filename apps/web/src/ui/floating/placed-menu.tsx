import { Menu, type MenuDropdownProps, type MenuProps } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { Anchor, useShown } from './anchor.tsx';

export interface PlacedMenuProps extends Omit<MenuProps, 'children' | 'opened'> {
  readonly opened: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly dropdown?: MenuDropdownProps | undefined;
  readonly children: ReactNode;
}

export default function PlacedMenu({ anchor, opened, dropdown, children, ...placing }: PlacedMenuProps) {
  return (
    <Menu {...placing} opened={useShown(opened)}>
      <Menu.Target>
        <Anchor to={anchor} />
      </Menu.Target>
      <Menu.Dropdown {...dropdown}>{children}</Menu.Dropdown>
    </Menu>
  );
}
