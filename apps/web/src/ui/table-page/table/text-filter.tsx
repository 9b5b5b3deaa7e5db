import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';

const pause = 300;

interface Props {
  readonly label: string;
  readonly value: string | undefined;
  readonly onText: (text: string | undefined) => void;
  readonly width?: number;
}

/** A text that limits the rows of a table; asked for when the typing pauses. */
export function TextFilter({ label, value, onText, width = 160 }: Props) {
  const [text, setText] = useState(value ?? '');
  const ask = useDebouncedCallback(onText, pause);
  useEffect(() => setText(value ?? ''), [value]);
  return (
    <TextInput
      label={label}
      w={width}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        ask(currentTarget.value.trim() === '' ? undefined : currentTarget.value.trim());
      }}
    />
  );
}
