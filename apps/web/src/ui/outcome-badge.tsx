import { Badge } from '@mantine/core';

interface Props {
  readonly isFailure: boolean;
  readonly children: string;
}

/** A result in one word; only failures are coloured. */
export function OutcomeBadge({ isFailure, children }: Props) {
  return (
    <Badge
      variant={isFailure ? 'light' : 'default'}
      color={isFailure ? 'red' : 'gray'}
      tt="none"
      fw={500}
      miw="max-content"
    >
      {children}
    </Badge>
  );
}
