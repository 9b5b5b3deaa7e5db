import type { ExplainedChange } from '@waybill/contract';
import type { PageState, RowsPart } from '@waybill/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cellText, rangeText } from '../../lib/languages/formats.ts';
import { CardMenu } from '../cards/card-menu.tsx';
import { DataCard } from '../cards/data-card.tsx';
import { valueHeader } from '../cards/export/exported-value.ts';
import type { ExportTable } from '../cards/export/use-export.ts';
import { fixedSettings } from '../cards/fixed-settings.ts';
import { useDrawn } from '../cards/use-drawn.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { causeLines } from './cause-lines.ts';
import { useExplainedChange } from './use-explained-change.ts';
import { WhyPanel } from './why-panel.tsx';
import type { ComparedCost } from './why-props.ts';
import { serviceName } from './why-table.tsx';

interface Props extends Omit<ComparedCost, 'before'> {
  readonly before: PageState;
  readonly onClose: () => void;
}

const height = 360;

/** Why a cost changed as a card of its own, with its files: a picture, and a line for each service. */
export default function WhyDialog({ analysis, state, before, onViewRows, onClose }: Props) {
  const { t } = useTranslation();
  const title = t('Why it changed');
  const asked = useExplainedChange({ page: analysis.page.name, state, before });
  const current = useMemo(
    () => (asked.data === undefined ? undefined : { picture: asked.data, state, settings: fixedSettings }),
    [asked.data, state],
  );
  const question = t('{{days}}, compared with {{before}}', {
    days: rangeText(state.dates),
    before: rangeText(before.dates),
  });
  const viewRows = (parts?: readonly RowsPart[]) => {
    onClose();
    onViewRows(parts);
  };
  return (
    <Dialog title={title} size={1100} onClose={onClose}>
      <DataCard<ExplainedChange>
        name="whyDialog"
        title={question}
        question=""
        client={analysis.client}
        data={{
          ...useDrawn(current, asked.isFetching),
          error: asked.error ?? undefined,
          retry: () => void asked.refetch(),
        }}
        height={height}
        isEmpty={({ services }) => services.length === 0}
        exportTable={({ picture }) => whyExport(picture)}
        menu={(table) => <CardMenu analysis={{ ...analysis, state }} title={title} question={question} table={table} />}
        table={({ picture, state: of }) => (
          <WhyPanel
            analysis={analysis}
            change={picture}
            state={of}
            before={before}
            height={height}
            onViewRows={viewRows}
          />
        )}
      />
    </Dialog>
  );

  /** One row per service, one column per cause; the last row is the whole. */
  function whyExport(change: ExplainedChange): ExportTable {
    const lines = causeLines(change);
    const nameOf = serviceName(analysis.client);
    return {
      headers: [
        t('Carrier and service'),
        t('Before'),
        valueHeader(state),
        t('Difference'),
        ...lines.map(({ name }) => name),
        t('Packages before'),
        t('Packages now'),
      ],
      rows: [
        ...change.services.map((service) => [
          nameOf(service),
          service.before,
          service.now,
          service.difference,
          ...lines.map(({ amountOf }) => amountOf(service)),
          service.packagesBefore,
          service.packagesNow,
        ]),
        [cellText(t('Total')), change.before, change.now, change.difference, ...lines.map(({ amount }) => amount)],
      ],
    };
  }
}
