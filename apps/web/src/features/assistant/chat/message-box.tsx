import { ActionIcon, Combobox, Textarea, useCombobox } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSend2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './chat.module.css';
import { keywordsOptions } from './chat-queries.ts';

const longestQuestion = 2_000;

interface Props {
  readonly isOpen: boolean;
  readonly text: string;
  readonly clientId: number | undefined;
  readonly disabled: boolean;
  readonly onText: (text: string) => void;
  readonly onSend: (question: string) => void;
}

/** Where the question is written. Enter sends it, or takes the suggestion that was moved to (S3 section 4.11). */
export function MessageBox({ isOpen, text, clientId, disabled, onText, onSend }: Props) {
  const { t } = useTranslation();
  const { data: keywords = [] } = useQuery({ ...keywordsOptions(clientId ?? 0), enabled: clientId !== undefined });
  const [isWanted, setWanted] = useState(true);
  const suggestions = isWanted ? suggestionsFor(text, keywords) : [];
  const combobox = useCombobox({ opened: suggestions.length > 0 });
  const canSend = !disabled && text.trim() !== '';
  const field = useRef<HTMLTextAreaElement>(null);
  const hasKeyboard = useMediaQuery('(hover: hover)');
  useEffect(() => {
    if (isOpen && hasKeyboard) field.current?.focus();
  }, [isOpen, hasKeyboard]);
  const send = () => {
    if (canSend) onSend(text.trim());
  };
  const take = (keyword: string) => {
    onText(withSuggestion(text, keyword));
    setWanted(false);
    combobox.resetSelectedOption();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={take} position="top-start" withinPortal={false}>
      <div className={classes.box}>
        <Combobox.EventsTarget>
          <Textarea
            ref={field}
            className={classes.field}
            aria-label={t('Your question')}
            placeholder={t('Ask about your freight bill')}
            autosize
            minRows={1}
            maxRows={5}
            maxLength={longestQuestion}
            dir="auto"
            value={text}
            onChange={({ currentTarget }) => {
              setWanted(true);
              combobox.resetSelectedOption();
              onText(currentTarget.value);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && suggestions.length > 0) {
                event.stopPropagation();
                setWanted(false);
              }
              const isChosen = combobox.getSelectedOptionIndex() >= 0 && suggestions.length > 0;
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isChosen) return;
              event.preventDefault();
              send();
            }}
          />
        </Combobox.EventsTarget>
        <ActionIcon variant="filled" color="cobalt" size="lg" disabled={!canSend} onClick={send} aria-label={t('Send')}>
          <IconSend2 size={18} stroke={1.6} />
        </ActionIcon>
      </div>
      <Combobox.Dropdown hidden={suggestions.length === 0}>
        <Combobox.Options aria-label={t('Suggestions')}>
          {suggestions.map((keyword) => (
            <Combobox.Option key={keyword} value={keyword}>
              {keyword}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

const shortest = 3;
const compared = 8;
const most = 6;

/** The keywords that begin as the word that is being typed: from three letters on, the first eight count (S3 section 4.11). */
function suggestionsFor(text: string, keywords: readonly string[]): readonly string[] {
  const typed = lastWord(text).toLocaleLowerCase();
  if (typed.length < shortest) return [];
  const begin = typed.slice(0, compared);
  return keywords
    .filter((keyword) => {
      const known = keyword.toLocaleLowerCase();
      return known !== typed && known.split(/\s+/).some((word) => word.startsWith(begin));
    })
    .slice(0, most);
}

/** The text with the keyword in the place of the word that was being typed. */
function withSuggestion(text: string, keyword: string): string {
  return `${text.slice(0, text.length - lastWord(text).length)}${keyword} `;
}

const lastWord = (text: string): string => text.split(/\s/).at(-1) ?? '';
