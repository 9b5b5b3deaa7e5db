import { Text, Title } from '@mantine/core';

/** What a form before sign-in is for. */
export function FormHeading({ title, detail }: { title: string; detail: string }) {
  return (
    <div>
      <Title order={1} fz={24} lts="-0.02em">
        {title}
      </Title>
      <Text c="dimmed" mt={4}>
        {detail}
      </Text>
    </div>
  );
}
