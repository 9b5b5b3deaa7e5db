import { comparisonTexts, isSavedSetName } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownSet } from '../../../../lib/comparison/use-comparison.ts';
import { daysText } from '../days-text.ts';
import { SaveForm } from './save-form.tsx';
import { useSaving } from './use-saving.ts';

interface Props {
  readonly live: ShownSet;
  /** Names of the sets on the page. */
  readonly taken: readonly string[];
  readonly onSaved: (name: string) => void;
  readonly onClose: () => void;
}

/** Saves a set under a name, which it then has on the page too. */
export default function SaveSet({ live: { set, analysis }, taken, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const [name, setName] = useState(isSavedSetName(set.name) ? set.name : '');
  const saving = useSaving({
    toSave: { sets: [{ ...set, name }] },
    success: comparisonTexts.setsSaved,
    failure: comparisonTexts.setsNotSaved,
    onSaved: () => onSaved(name),
  });
  return (
    <SaveForm
      {...saving}
      title={t('Save {{set}}', { set: set.name })}
      explanation={`${analysis.client.name} · ${daysText(analysis.state)}`}
      name={name}
      onName={setName}
      problem={nameProblem(
        name,
        taken.filter((each) => each !== set.name),
        t,
      )}
      onClose={onClose}
    />
  );
}

function nameProblem(name: string, taken: readonly string[], t: (text: string) => string): string | undefined {
  if (!isSavedSetName(name)) return t(comparisonTexts.savedName);
  return taken.includes(name) ? t(comparisonTexts.existingName) : undefined;
}
