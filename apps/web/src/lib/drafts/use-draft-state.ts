import { type Dispatch, type SetStateAction, useState } from 'react';
import { useDraft } from './use-draft.ts';

interface DraftState<Values> {
  readonly values: Values;
  readonly setValues: Dispatch<SetStateAction<Values>>;
  /** Forgets the draft, once it is saved. */
  readonly forget: () => void;
}

/** A state whose values are a draft until they are saved: see `useDraft`. */
export function useDraftState<Values extends object>(initial: Values, about?: string): DraftState<Values> {
  const [opened] = useState(initial);
  const [values, setValues] = useState(initial);
  const forget = useDraft({ about, values, opened, restore: setValues });
  return { values, setValues, forget };
}
