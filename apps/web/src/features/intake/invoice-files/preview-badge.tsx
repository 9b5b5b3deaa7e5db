import type { FilePreview } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { OutcomeBadge } from '../../../ui/outcome-badge.tsx';

/** Whether a file can be loaded, by its preview. */
export function PreviewBadge({ status }: Pick<FilePreview, 'status'>) {
  const { t } = useTranslation();
  const isRefused = status === 'refused';
  return <OutcomeBadge isFailure={isRefused}>{isRefused ? t('Cannot be loaded') : t('Ready to load')}</OutcomeBadge>;
}
