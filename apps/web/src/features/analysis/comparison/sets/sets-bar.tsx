import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ComparisonSet, comparisonTexts, defaultComparisonSet, maximumLiveComparisons } from '@waybill/model';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lastDayOfNewSet } from '../../../../lib/comparison/starting-set.ts';
import type { Comparison, ShownSet } from '../../../../lib/comparison/use-comparison.ts';
import { CardFailure } from '../../../../ui/card/card-states.tsx';
import { DialogFailureBoundary } from '../../../../ui/failures/dialog-failure-boundary.tsx';
import { SavedMenu } from '../saved/saved-menu.tsx';
import { seriesOf } from '../series.ts';
import { totalOf, useTotals } from '../use-totals.ts';
import { SetCard } from './set-card.tsx';
import classes from './sets.module.css';
import { yearChange } from './year-change.ts';

const SetEditor = lazy(() => import('./set-editor.tsx'));
const NewSet = lazy(() => import('./new-set.tsx'));
const SaveSet = lazy(() => import('../saved/save-set.tsx'));
const SaveGroup = lazy(() => import('../saved/save-group.tsx'));

type Open =
  | { readonly kind: 'edit'; readonly set: ComparisonSet; readonly place: number }
  | { readonly kind: 'save'; readonly live: ShownSet }
  | { readonly kind: 'new' }
  | { readonly kind: 'group' };

interface Props {
  readonly comparison: Comparison;
  readonly onRows: (place: number) => void;
}

/** The sets side by side, with their actions. */
export function SetsBar({ comparison, onRows }: Props) {
  const { t } = useTranslation();
  const { analysis, sets, shown, today, add, change, remove } = comparison;
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const series = useMemo(() => seriesOf(shown, 'range_over_range'), [shown]);
  const { drawn, error, retry } = useTotals(series);
  const totals = drawn?.picture ?? [];
  const byYear = useMemo(() => seriesOf(shown, 'year_over_year'), [shown]);
  const years = useTotals(byYear).drawn?.picture ?? [];
  const totalAt = (place: number) => totals.find(({ series: { live } }) => live.place === place);
  const first = totals[0];
  const highest = totals.toSorted((one, other) => totalOf(other) - totalOf(one))[0];
  const hasHighest = totals.length > 1 && totals.some((line) => highest && totalOf(line) < totalOf(highest));
  const isFull = sets.length >= maximumLiveComparisons;
  const named = sets.flatMap(({ set }) => set ?? []);
  return (
    <>
      <div className={`${classes.actions} no-print`}>
        <Button
          size="xs"
          variant="light"
          leftSection={<IconPlus size={15} stroke={1.8} />}
          disabled={isFull}
          onClick={() => setOpen({ kind: 'new' })}
        >
          {t('Add a set')}
        </Button>
        <SavedMenu comparison={comparison} onSaveGroup={() => setOpen({ kind: 'group' })} />
        {isFull ? <span className={classes.facts}>{t(comparisonTexts.liveLimit)}</span> : null}
      </div>
      <div className={classes.bar}>
        {sets.map((live) => {
          const total = totalAt(live.place);
          return (
            <SetCard
              key={live.place}
              live={live}
              total={total}
              first={total === first ? undefined : first}
              change={yearChange(years, live.place)}
              isHighest={hasHighest && total !== undefined && total === highest}
              canRemove={sets.length > 1}
              onEdit={() => live.set && setOpen({ kind: 'edit', set: live.set, place: live.place })}
              onSave={() => {
                const saved = shown.find(({ place }) => place === live.place);
                if (saved !== undefined) setOpen({ kind: 'save', live: saved });
              }}
              onRemove={() => remove(live.place)}
              onRows={() => onRows(live.place)}
            />
          );
        })}
      </div>
      {error === undefined ? null : <CardFailure error={error} height={80} onRetry={retry} />}
      {open === undefined ? null : (
        <DialogFailureBoundary onClose={close}>
          <Suspense fallback={null}>
            {open.kind === 'edit' ? (
              <SetEditor
                analysis={analysis}
                set={open.set}
                others={named.filter(({ name }) => name !== open.set.name)}
                onClose={close}
                onApply={(changed) => {
                  close();
                  change(open.place, changed);
                }}
              />
            ) : null}
            {open.kind === 'new' ? (
              <NewSet
                initial={defaultComparisonSet(analysis.client.id, lastDayOfNewSet(today, analysis.newest), named)}
                taken={named.map(({ name }) => name)}
                onClose={close}
                onAdd={(set) => {
                  add(set);
                  setOpen({ kind: 'edit', set, place: sets.length + 1 });
                }}
              />
            ) : null}
            {open.kind === 'save' ? (
              <SaveSet
                live={open.live}
                taken={named.map(({ name }) => name)}
                onClose={close}
                onSaved={(name) => {
                  close();
                  change(open.live.place, { ...open.live.set, name });
                }}
              />
            ) : null}
            {open.kind === 'group' ? <SaveGroup sets={named} onClose={close} /> : null}
          </Suspense>
        </DialogFailureBoundary>
      )}
    </>
  );
}
