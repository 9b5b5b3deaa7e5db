import { Radio, Stack, Text } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import type { DateFilter, Page, ViewSearch } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { analysisSearch } from '../../../lib/analysis/analysis-search.ts';
import { comparisonSearch } from '../../../lib/analysis/page-search.ts';
import { searchOfDays } from '../../../lib/analysis/search-parts.ts';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { viewSearch } from '../../../lib/analysis/view-search.ts';
import { rangeText } from '../../../lib/languages/formats.ts';
import { parseSearch, stringifySearch } from '../../../lib/search-codec.ts';
import { hrefOfView } from '../../../lib/views/saved-views.ts';
import { copyLink } from '../../views/copy-link.ts';
import { datesOfView, datesText } from '../../views/dates-of-view.ts';
import { NameView } from '../../views/name-view.tsx';

/** Names what is on screen, or copies its link; relative dates can be fixed to the days on screen. */
export function SaveView({ analysis }: { readonly analysis: Analysis }) {
  const { t } = useTranslation();
  const address: object = useLocation({ select: ({ search }) => search });
  const [isFixed, setFixed] = useState(false);
  const { page, client, dates } = analysis;
  const shown = { page, clientId: client.id, dates };
  const asChosen = datesOfView(viewOfAddress(address, shown, false), t);
  const search = viewOfAddress(address, shown, isFixed && asChosen.moves);
  const view = { path: page.path, search };
  const days = { text: rangeText(dates), moves: false };
  return (
    <NameView view={view} onCopyLink={() => void copyLink(hrefOfView(view), datesOfView(search, t).moves, t)}>
      {page.name === 'comparison' ? null : asChosen.moves ? (
        <Radio.Group
          label={t('Dates')}
          value={isFixed ? 'fixed' : 'moving'}
          onChange={(value) => setFixed(value === 'fixed')}
        >
          <Stack gap={8} mt={6}>
            <Radio value="moving" label={datesText(asChosen, t)} />
            <Radio value="fixed" label={datesText(days, t)} />
          </Stack>
        </Radio.Group>
      ) : (
        <Text size="xs" c="dimmed">
          {datesText(asChosen, t)}
        </Text>
      )}
    </NameView>
  );
}

interface Shown {
  readonly page: Page;
  readonly clientId: number;
  readonly dates: DateFilter;
}

/**
 * What an address says about its page, without the grid and the shipment that may be open over it. Dates stay as they
 * were chosen, so that 'Previous Quarter' stays relative, unless fixed dates are wanted.
 */
function viewOfAddress(address: object, { page, clientId, dates }: Shown, isFixed: boolean): ViewSearch {
  const { tab, fact, ...search } = { ...analysisSearch(address), client: clientId };
  const { set } = page.name === 'comparison' ? comparisonSearch(address) : {};
  const analysis = page.tabs.find(({ name }) => name === tab) ?? page;
  const whole = {
    ...(isFixed ? searchOfDays(search, dates) : withoutUnusedDates(search)),
    tab: page.tabs.find(({ name }) => name === tab)?.name,
    fact: [...analysis.facts, ...(analysis.factsBehind ?? [])].find(({ key }) => key === fact)?.key,
    ...viewSearch(address),
    set,
  };
  return parseSearch(stringifySearch(whole));
}

/** If an address gives its dates in several ways, the page follows only one of them. */
function withoutUnusedDates<Search extends ReturnType<typeof analysisSearch>>(search: Search): Search {
  const { period, last, from, to } = search;
  if (period !== undefined) return { ...search, last: undefined, from: undefined, to: undefined };
  if (last !== undefined) return { ...search, from: undefined, to: undefined };
  const isRange = from !== undefined && to !== undefined && from <= to;
  return isRange ? search : { ...search, from: undefined, to: undefined };
}
