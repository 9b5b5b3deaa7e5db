import { Tooltip, type TooltipProps } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { RefObject } from 'react';

export interface PlacedHintProps extends Pick<TooltipProps, 'label' | 'position' | 'multiline' | 'maw'> {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly anchor: RefObject<HTMLElement | null>;
}

export default function PlacedHint({ anchor, opened, onClose, ...placing }: PlacedHintProps) {
  useWindowEvent('keydown', ({ key }) => (key === 'Escape' ? onClose() : undefined));
  useWindowEvent('pointerdown', ({ target }) =>
    target instanceof Node && anchor.current?.contains(target) ? undefined : onClose(),
  );
  return <Tooltip {...placing} target={anchor} opened={opened} />;
}
