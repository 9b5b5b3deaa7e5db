import { useState } from 'react';
import { forgetDraft, keepDraft, keptDraft } from '../unsaved/drafts.ts';

/** A text that stays in its field of this tab, for its owner, until it is sent or deleted. */
export function useKeptText(owner: number, field: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => keptDraft<{ text: string }>(owner, field)?.values.text ?? '');
  const change = (next: string) => {
    setText(next);
    if (next === '') forgetDraft(owner, field);
    else keepDraft(owner, field, { opened: { text: '' }, values: { text: next } });
  };
  return [text, change];
}
