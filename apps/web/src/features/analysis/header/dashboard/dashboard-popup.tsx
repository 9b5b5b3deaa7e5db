import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { DashboardForm } from './dashboard-form.tsx';

interface Props {
  readonly analysis: Analysis;
  readonly onClose: () => void;
}

const width = 800;

/** The dashboard filter popup, 800 pixels wide; the whole screen of a phone (S3 section 2.5). */
export default function DashboardPopup({ analysis, onClose }: Props) {
  const { t } = useTranslation();
  const narrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  return (
    <Dialog onClose={onClose} size={width} fullScreen={narrow} title={t('Defaults')}>
      <DashboardForm analysis={analysis} onClose={onClose} />
    </Dialog>
  );
}
