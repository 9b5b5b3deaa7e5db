import { dateTypeLabels } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';
import { displayDate, listText } from '../../lib/languages/formats.ts';

/** Whose figures of which days a printed page shows; its filters follow as on screen. */
export function PrintedHeading({ analysis }: { readonly analysis: Analysis }) {
  const { t } = useTranslation();
  const { client, dates, state } = analysis;
  const chosen = client.childClients.filter(({ id }) => state.childClientIds.includes(id)).map(({ name }) => name);
  const days = `${t(dateTypeLabels[dates.type])}: ${displayDate(dates.from)} – ${displayDate(dates.to)}`;
  return (
    <p className="print-only">
      <strong>{client.name}</strong>
      {chosen.length === 0 ? null : ` (${listText(chosen)})`}
      {` · ${days}`}
    </p>
  );
}
