import { Center, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A screen that says one thing. */
export function CenteredScreen({ title, text, children }: Props) {
  return (
    <Center mih="70vh" p="xl">
      <Stack align="center" gap="sm" maw={460} ta="center">
        <Title order={1}>{title}</Title>
        <Text c="dimmed">{text}</Text>
        {children}
      </Stack>
    </Center>
  );
}
