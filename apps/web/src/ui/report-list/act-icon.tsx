import { ActionIcon, Tooltip } from '@mantine/core';
import type { IconDownload } from '@tabler/icons-react';

interface Props {
  readonly label: string;
  readonly icon: typeof IconDownload;
  readonly act: { readonly isPending: boolean; readonly mutate: () => void };
  /** The act that most come for. */
  readonly isFirst?: boolean;
}

/** Something that can be done with a line, as an icon that says what it is. */
export function ActIcon({ label, icon: Icon, act, isFirst = false }: Props) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        aria-label={label}
        loading={act.isPending}
        onClick={() => act.mutate()}
        size="lg"
        {...(isFirst ? { variant: 'light', color: 'cobalt' } : {})}
      >
        <Icon size={18} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
