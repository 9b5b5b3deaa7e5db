import type { ClassificationInput, UnknownChargeRow } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { nameOf } from './charge-texts.ts';
import { type AskedClassification, ClassificationForm } from './classification-form.tsx';
import { ConfirmClassification } from './confirm-classification.tsx';

interface Props {
  readonly charge: UnknownChargeRow;
  readonly onClose: () => void;
}

/** Says what a charge is: first the form, then what would change, then the change. */
export function ClassifyDialog({ charge, onClose }: Props) {
  const { t } = useTranslation();
  const [input, setInput] = useState<ClassificationInput>(() => suggestedInput(charge));
  const [asked, setAsked] = useState<AskedClassification>();
  return (
    <Dialog title={t('Classify {{name}}', { name: nameOf(charge) })} onClose={onClose} size={520}>
      {asked === undefined ? (
        <ClassificationForm
          charge={charge}
          input={input}
          onAsked={(next) => {
            setInput(next.input);
            setAsked(next);
          }}
          onClose={onClose}
        />
      ) : (
        <ConfirmClassification asked={asked} onBack={() => setAsked(undefined)} onClose={onClose} />
      )}
    </Dialog>
  );
}

function suggestedInput({ carrierId, description, code, firstSeen, suggestion, family }: UnknownChargeRow) {
  return {
    carrierId,
    description,
    code,
    validFrom: firstSeen,
    family: suggestion?.family ?? family,
    group: suggestion?.group ?? null,
    meaning: '',
  };
}
