import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { discardUnsaved } from '../../../lib/unsaved/unsaved.ts';
import { ConfirmButton } from '../../buttons/confirm-button.tsx';

interface Props {
  /** What is deleted, or the sentence that says that it was. */
  readonly name?: string;
  readonly done?: string;
  readonly question: string;
  readonly remove: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Deletes what a form shows, once that is confirmed. */
export function DeleteButton({ name = '', done, question, remove, onClose }: Props) {
  const { t } = useTranslation();
  const act = useDeletion(remove, done ?? t('{{name}} is deleted.', { name }), onClose);
  return <ConfirmButton label={t('Delete')} question={question} act={act} />;
}

/** A deletion that closes the form and reads again whatever is on screen; returns the sentence to show. */
export function useDeletion(remove: () => Promise<unknown>, done: string, close: () => void): () => Promise<string> {
  const queryClient = useQueryClient();
  return async () => {
    await remove();
    discardUnsaved();
    close();
    void queryClient.invalidateQueries();
    return done;
  };
}
