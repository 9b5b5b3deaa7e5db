import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { recordOf } from '../../../lib/record-of.ts';
import { changeSetting, settingsOptions } from '../../../lib/settings/settings.ts';
import { readQuestion } from './read-question.ts';
import type { Scenario } from './what-if-address.ts';

const key = 'whatIf';

/** The user's saved scenarios, and the ways to change them. One of the same name is replaced. */
export function useSavedScenarios() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...settingsOptions, refetchOnMount: 'always' });
  const change = useMutation({
    mutationFn: (changed: (before: readonly Scenario[]) => readonly Scenario[]) =>
      changeSetting(queryClient, key, (newest) => JSON.stringify(changed(read(newest)))),
  });
  const without = (before: readonly Scenario[], name: string) => before.filter((each) => each.name !== name);
  return {
    saved: read(data?.get(key)),
    save: (scenario: Scenario) => change.mutate((before) => [...without(before, scenario.name), scenario]),
    /** Answers what to tell the user. */
    remove: async (name: string) => {
      await change.mutateAsync((before) => without(before, name));
      return t('Deleted.');
    },
    pending: change.isPending,
    error: change.error,
  };
}

function read(value: string | undefined): readonly Scenario[] {
  const stored: unknown = value === undefined ? [] : JSON.parse(value);
  return (Array.isArray(stored) ? stored : []).flatMap((each) => {
    const { name, question } = recordOf(each);
    const read = readQuestion(question);
    return read !== undefined && typeof name === 'string' && name !== '' ? [{ name, question: read }] : [];
  });
}
