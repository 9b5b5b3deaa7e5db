import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ComparisonsToSave,
  hasRoom,
  saveComparisons,
  takenNames,
  useSavedComparisons,
} from '../../../../lib/comparison/saved-comparisons.ts';

interface Saving {
  readonly toSave: Omit<ComparisonsToSave, 'overwrite'>;
  readonly success: string;
  readonly failure: string;
  readonly onSaved: () => void;
}

/** Saves under a name, asking first if it exists; a notice shows the result (S1 section 8). */
export function useSaving({ toSave, success, failure, onSaved }: Saving) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const saved = useSavedComparisons();
  const existing = takenNames(saved, toSave);
  const asked = existing.join();
  const [agreed, setAgreed] = useState<string>();
  const overwrite = asked !== '' && agreed === asked;
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveComparisons(queryClient, { ...toSave, overwrite }),
    onSuccess: (result) => {
      if (result !== 'saved') return;
      notifications.show({ color: 'green', message: t(success) });
      onSaved();
    },
    onError: () => notifications.show({ color: 'red', message: t(failure) }),
  });
  return {
    existing,
    overwrite,
    isFull: !hasRoom(saved, toSave),
    isSaving: isPending,
    onOverwrite: (isAgreed: boolean) => setAgreed(isAgreed ? asked : undefined),
    onSave: () => mutate(),
  };
}
