import { Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './tiles.module.css';

interface Props {
  readonly title: string;
  readonly figure: string;
  readonly note?: ReactNode;
  /** What a press does; a tile without it is no button. */
  readonly onPress?: () => void;
  readonly isPressed?: boolean;
}

/** A figure that a page begins with, its name above it and what it rests on below. */
export function Tile({ title, figure, note, onPress, isPressed }: Props) {
  const content = (
    <>
      <Text size="sm" c="dimmed">
        {title}
      </Text>
      <Text fz={20} fw={600} className="numeric">
        {figure}
      </Text>
      {typeof note === 'string' ? (
        <Text size="xs" c="dimmed" className="numeric">
          {note}
        </Text>
      ) : (
        note
      )}
    </>
  );
  if (onPress === undefined) return <div className={classes.tile}>{content}</div>;
  return (
    <UnstyledButton className={classes.tile ?? ''} aria-pressed={isPressed} onClick={onPress}>
      {content}
    </UnstyledButton>
  );
}
