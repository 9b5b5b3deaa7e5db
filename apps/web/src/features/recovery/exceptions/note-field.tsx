import { Combobox, Textarea, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FindingsLevel } from '@waybill/model';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownersOptions } from './exception-queries.ts';
import { mentionAt, withMention } from './mentions.ts';

interface Props {
  readonly level: FindingsLevel;
  readonly value: string;
  readonly onChange: (note: string) => void;
  readonly error?: ReactNode;
}

const mostOffered = 6;

/** A note. Whoever is named after an `@` is told of it; names are offered while one is typed. */
export function NoteField({ level, value, onChange, error }: Props) {
  const { t } = useTranslation();
  const { data: owners = [] } = useQuery(ownersOptions(level));
  const [caret, setCaret] = useState<number>();
  const field = useRef<HTMLTextAreaElement>(null);
  const mention = caret === undefined ? undefined : mentionAt(value, caret);
  const offered =
    mention === undefined
      ? []
      : owners
          .filter(({ name }) => name.toLocaleLowerCase().includes(mention.typed.toLocaleLowerCase()))
          .slice(0, mostOffered);
  const combobox = useCombobox({ opened: offered.length > 0 });
  const take = (name: string) => {
    if (mention === undefined) return;
    const { note, caret: after } = withMention(value, mention, name);
    onChange(note);
    setCaret(undefined);
    combobox.resetSelectedOption();
    requestAnimationFrame(() => field.current?.setSelectionRange(after, after));
  };
  return (
    <Combobox store={combobox} onOptionSubmit={take} position="top-start">
      <Combobox.EventsTarget>
        <Textarea
          ref={field}
          label={t('Note')}
          description={t('Mention colleagues with @ to notify them.')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={2_000}
          dir="auto"
          value={value}
          error={error}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
            setCaret(currentTarget.selectionStart);
            combobox.resetSelectedOption();
          }}
          onBlur={() => setCaret(undefined)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || offered.length === 0) return;
            event.stopPropagation();
            setCaret(undefined);
          }}
        />
      </Combobox.EventsTarget>
      <Combobox.Dropdown hidden={offered.length === 0}>
        <Combobox.Options aria-label={t('Colleagues')}>
          {offered.map(({ id, name }) => (
            <Combobox.Option key={id} value={name}>
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
