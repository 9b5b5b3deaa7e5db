import {
  type ComparisonSet,
  canSaveGroupOf,
  comparisonTexts,
  isGroupName,
  isSameComparison,
  isSavedSetName,
} from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavedComparisons } from '../../../../lib/comparison/saved-comparisons.ts';
import { SaveForm } from './save-form.tsx';
import { useSaving } from './use-saving.ts';

interface Props {
  readonly sets: readonly ComparisonSet[];
  readonly onClose: () => void;
}

/** Saves the sets on the page as a group, and with it those with unsaved changes. */
export default function SaveGroup({ sets, onClose }: Props) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const { sets: saved } = useSavedComparisons();
  const names = sets.map((set) => set.name);
  const unsaved = sets.filter((set) => {
    const before = saved.find((each) => each.name === set.name)?.set;
    return before === undefined || !isSameComparison(before, set);
  });
  const saving = useSaving({
    toSave: { sets: unsaved, group: { name, sets: names } },
    success: comparisonTexts.groupsSaved,
    failure: comparisonTexts.groupsNotSaved,
    onSaved: onClose,
  });
  const problem = () => {
    if (!canSaveGroupOf(names)) return t(comparisonTexts.groupOfLiveNames);
    const unfit = names.find((each) => !isSavedSetName(each));
    if (unfit !== undefined) return `${unfit}: ${t(comparisonTexts.savedName)}`;
    return isGroupName(name) ? undefined : t(comparisonTexts.groupName);
  };
  const explanation =
    unsaved.length === 0
      ? t('Sets of the group: {{sets}}', { sets: names.join(', ') })
      : t('Sets of the group: {{sets}}. Saved with it: {{unsaved}}', {
          sets: names.join(', '),
          unsaved: unsaved.map((set) => set.name).join(', '),
        });
  return (
    <SaveForm
      {...saving}
      title={t('Save these sets as a group')}
      explanation={canSaveGroupOf(names) ? explanation : t(comparisonTexts.groupOfLiveNames)}
      name={name}
      onName={setName}
      problem={problem()}
      onClose={onClose}
    />
  );
}
