import type { FilePreview } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/languages/text.ts';
import { OutcomeBadge } from '../../../ui/tables/outcome-badge.tsx';

const statusTexts: Readonly<Record<FilePreview['status'], string>> = {
  loaded: text('Ready to load'),
  already_there: text('Already there'),
  incomplete: text('Would wait for other parts'),
  refused: text('Cannot be loaded'),
};

/** What would become of a file, by its preview. */
export function PreviewBadge({ preview: { status, needsClient, questions } }: { readonly preview: FilePreview }) {
  const { t } = useTranslation();
  return (
    <OutcomeBadge isFailure={status === 'refused'} isQuestion={needsClient || questions.length > 0}>
      {needsClient ? t('Needs a client') : questions.length > 0 ? t('Has a question') : t(statusTexts[status])}
    </OutcomeBadge>
  );
}
