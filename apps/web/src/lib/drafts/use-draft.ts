import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountOptions } from '../session/session-queries.ts';
import { forgetDraft, keepDraft, keptDraft } from '../unsaved/drafts.ts';
import { expectInput, holdUnsaved, openOver } from '../unsaved/unsaved.ts';
import { isSame, withChanges } from '../unsaved/with-changes.ts';

interface Options<Values> {
  /** What is edited, if the address and the names of the fields do not tell it. */
  readonly about?: string | undefined;
  readonly values: Values;
  /** What they were when the form was opened or last saved. */
  readonly opened: Values;
  /** Shows what was entered before a sign-in or a reload. */
  readonly restore: (values: Values) => void;
}

/**
 * Keeps what is entered until it is saved or given up: over a sign-in and a reload, for the same user in the same tab.
 * What would close the form asks first. Returns how to forget it, once it is saved.
 */
export function useDraft<Values extends object>({ about = '', values, opened, restore }: Options<Values>): () => void {
  const { t } = useTranslation();
  const { owner, path, open, place } = usePlace(about, opened);
  const [kept, setKept] = useState(() => {
    const draft = keptDraft<Values>(owner, place);
    return draft === undefined ? undefined : withChanges(draft.values, { opened: draft.opened, now: opened });
  });
  useEffect(() => {
    if (kept === undefined) return;
    setKept(undefined);
    restore(kept);
    notifications.show({ id: place, message: t('What you entered before is here again. It is not saved yet.') });
  }, [kept, restore, place, t]);

  useEffect(expectInput, []);
  const isChanged = !isSame(values, opened);
  const release = useRef(() => {});
  useEffect(() => {
    if (!isChanged) return;
    release.current = holdUnsaved({ path, open, discard: () => forgetDraft(owner, place) });
    return release.current;
  }, [isChanged, owner, path, open, place]);
  useEffect(() => {
    if (isChanged) keepDraft(owner, place, { opened, values });
    else forgetDraft(owner, place);
  }, [isChanged, owner, place, opened, values]);
  return () => {
    release.current();
    forgetDraft(owner, place);
  };
}

/** Whose form it is, and where: a draft comes back there only. */
function usePlace(about: string, fields: object) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [place] = useState(() => {
    const { pathname: path, search } = router.state.location;
    const open = openOver(search);
    const names = Object.keys(fields).toSorted().join(',');
    const owner = queryClient.getQueryData(accountOptions.queryKey)?.id ?? 0;
    return { owner, path, open, place: [path, open, about, names].join(' ') };
  });
  return place;
}
