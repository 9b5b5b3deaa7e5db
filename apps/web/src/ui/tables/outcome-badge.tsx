import { Badge } from '@mantine/core';

interface Props {
  readonly isFailure: boolean;
  /** It goes on once the user has answered something. */
  readonly isQuestion?: boolean;
  readonly children: string;
}

/** A result in one word; only failures and questions are coloured. */
export function OutcomeBadge({ isFailure, isQuestion = false, children }: Props) {
  return (
    <Badge
      variant={isFailure || isQuestion ? 'light' : 'default'}
      color={isQuestion ? 'orange' : isFailure ? 'red' : 'gray'}
      tt="none"
      fw={500}
      miw="max-content"
    >
      {children}
    </Badge>
  );
}
