import { Button } from '@mantine/core';

interface Props {
  readonly text: string;
  /** What opens. */
  readonly label: string;
  readonly onOpen: () => void;
}

/** A figure that opens the rows behind it. */
export function ValueButton({ text, label, onOpen }: Props) {
  return (
    <Button
      variant="transparent"
      size="compact-sm"
      px={0}
      fw={400}
      className="numeric"
      aria-label={`${text}: ${label}`}
      onClick={onOpen}
    >
      {text}
    </Button>
  );
}
