import { useQuery } from '@tanstack/react-query';
import { leftOutFact, leftOutGroups, leftOutOf, leftOutQuery } from '@waybill/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOptions } from '../../../lib/analysis/data-queries.ts';
import { readingOf } from '../../../lib/analysis/reading-of.ts';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { factText } from '../../../lib/languages/formats.ts';
import { TextButton } from '../../../ui/buttons/plain-buttons.tsx';

/** How much of the chosen fact the page does not count, each amount with a button to include it; nothing if nothing is left out. */
export function LeftOutNote({ analysis: { page, state, search, dashboard, go } }: { readonly analysis: Analysis }) {
  const { t } = useTranslation();
  const names = leftOutOf(state);
  const fact = leftOutFact(state);
  const query = useMemo(() => leftOutQuery(state), [state]);
  const { data: rows } = useQuery({ ...dataOptions(page.name, 'amounts', query), enabled: names.length > 0 });
  const amountOf = (name: string) => Number(rows?.[0]?.[name.toUpperCase()] ?? 0);
  return names
    .filter((name) => amountOf(name) !== 0)
    .map((name) => (
      <p key={name}>
        {t('Not counted: {{what}} ({{fact}}: {{amount}}).', {
          what: t(leftOutGroups[name].text),
          fact: t(fact.text),
          amount: factText(amountOf(name), fact.unit, readingOf(state)),
        })}{' '}
        <TextButton
          aria-label={t(leftOutGroups[name].choice)}
          onClick={() => go({ ...search, include: [...dashboard.included, name] })}
        >
          {t('Include')}
        </TextButton>
      </p>
    ));
}
