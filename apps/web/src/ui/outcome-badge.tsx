import { Badge } from '@mantine/core';

interface Props {
  readonly isFailure: boolean;
  readonly children: string;
}

/** What became of something, in a word; only failures are in colour. */
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
