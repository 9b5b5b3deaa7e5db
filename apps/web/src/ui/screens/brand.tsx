import { Group, Text } from '@mantine/core';

interface Props {
  readonly compact?: boolean;
  readonly size?: number;
}

/** The mark, with the name beside it where there is room. */
export function Brand({ compact = false, size = 28 }: Props) {
  return (
    <Group gap={10} wrap="nowrap">
      <svg width={size} height={size} viewBox="0 0 32 32" role="img" aria-label="Waybill">
        <rect width="32" height="32" rx="8" fill="#3f5bdc" />
        <path
          d="M6.5 10.5 11 22l5-9.5L21 22l4.5-11.5"
          fill="none"
          stroke="#fff"
          strokeWidth="2.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {compact ? null : (
        <Text fw={650} fz={size * 0.6} lts="-0.02em" aria-hidden>
          Waybill
        </Text>
      )}
    </Group>
  );
}
