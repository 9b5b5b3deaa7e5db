import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const pause = 300;

interface Props {
  readonly label: string;
  readonly value: string;
  /** Beside many filters. */
  readonly isNarrow?: boolean;
  readonly onSearch: (text: string) => void;
}

/** Asks the server once the typing pauses. */
export function SearchField({ label, value, isNarrow = false, onSearch }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState(value);
  const ask = useDebouncedCallback(onSearch, pause);
  useEffect(() => setText(value), [value]);
  const change = (typed: string) => {
    setText(typed);
    ask(typed.trim());
  };
  return (
    <TextInput
      aria-label={label}
      placeholder={label}
      title={label}
      w={{ base: '100%', xs: isNarrow ? 260 : 380 }}
      leftSection={<IconSearch size={16} stroke={1.6} />}
      rightSection={text === '' ? null : <CloseButton size="sm" aria-label={t('Clear')} onClick={() => change('')} />}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
