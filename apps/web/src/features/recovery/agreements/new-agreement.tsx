import { Suspense } from 'react';
import { CardSkeleton } from '../../../ui/card/card-states.tsx';
import { AgreementEditor } from './editor/agreement-editor.tsx';

const height = 480;

interface Props {
  /** Whether it is to be drafted from invoices first. */
  readonly isDrafting: boolean;
  readonly onClose: () => void;
  readonly onSaved: (id: number) => void;
}

/** An agreement that is not stored yet. */
export function NewAgreement({ isDrafting, onClose, onSaved }: Props) {
  return (
    <Suspense fallback={<CardSkeleton height={height} />}>
      <AgreementEditor content={{}} isDrafting={isDrafting} onClose={onClose} onSaved={({ id }) => onSaved(id)} />
    </Suspense>
  );
}
