import { Text } from '@mantine/core';

/** Notes beneath a chart or a table, one a line; what is undefined need not be said. */
export function ChartNotes({ notes }: { readonly notes: readonly (string | undefined)[] }) {
  return notes.map((note) =>
    note === undefined ? null : (
      <Text key={note} size="xs" c="dimmed" mt={6}>
        {note}
      </Text>
    ),
  );
}
