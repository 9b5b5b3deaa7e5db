import { Group, MultiSelect, SegmentedControl } from '@mantine/core';
import { type FulfillmentCenter, type NetworkMapSettings, networkMapModes, topSenders } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { cellText } from '../../../../lib/languages/formats.ts';
import { cityKey, type Sender } from './prepare-network.ts';

interface Props {
  readonly analysis: Analysis;
  readonly senders: readonly Sender[];
  readonly settings: NetworkMapSettings;
  readonly onChange: (part: Partial<NetworkMapSettings>) => void;
}

const mostOffered = 200;

/** The fact, whose stars are drawn, and how many or which of them. */
export function NetworkControls({ analysis: { page, state, search, go }, senders, settings, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Group gap="sm" mb="sm">
      <SegmentedControl
        size="xs"
        aria-label={t('Fact')}
        value={state.fact.key}
        onChange={(fact) => go({ ...search, fact: fact === page.defaultFact ? undefined : fact })}
        data={page.facts.map(({ key, text }) => ({ value: key, label: t(text) }))}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('Display mode')}
        value={settings.mode}
        onChange={(mode) => onChange({ mode })}
        data={(['mode_top_sender', 'mode_dc'] as const).map((mode) => ({
          value: mode,
          label: t(networkMapModes[mode]),
        }))}
      />
      {settings.mode === 'mode_top_sender' ? (
        <SegmentedControl
          size="xs"
          aria-label={t('How many senders')}
          value={settings.top}
          onChange={(top) => onChange({ top })}
          data={(['dc_top5', 'dc_top10'] as const).map((top) => ({ value: top, label: t(topSenders[top]) }))}
        />
      ) : (
        <>
          <CenterChoice
            label={t('Distribution centers')}
            placeholder={t('Choose up to ten distribution centers')}
            senders={senders}
            centers={settings.distribution}
            onChange={(distribution) => onChange({ distribution })}
          />
          <CenterChoice
            label={t('Fulfillment centers')}
            placeholder={t('Choose up to ten fulfillment centers')}
            senders={senders}
            centers={settings.centers}
            onChange={(centers) => onChange({ centers })}
          />
        </>
      )}
    </Group>
  );
}

interface CenterProps {
  readonly label: string;
  readonly placeholder: string;
  readonly senders: readonly Sender[];
  readonly centers: readonly FulfillmentCenter[];
  readonly onChange: (centers: readonly FulfillmentCenter[]) => void;
}

/** One of the two lists of centers: places that ship, the biggest first. */
function CenterChoice({ label, placeholder, senders, centers, onChange }: CenterProps) {
  const chosen = centers.map(({ STATE, CITY }) => cityKey(STATE, CITY));
  const labels = new Map(senders.map((sender) => [sender.key, placeName(sender)]));
  const options = [...new Set([...chosen, ...senders.slice(0, mostOffered).map(({ key }) => key)])];
  return (
    <MultiSelect
      size="xs"
      miw={260}
      searchable
      clearable
      maxValues={10}
      aria-label={label}
      placeholder={chosen.length === 0 ? placeholder : ''}
      value={chosen}
      data={options.map((key) => ({ value: key, label: labels.get(key) ?? key.split('|').reverse().join(', ') }))}
      onChange={(keys) =>
        onChange(
          keys.map((key) => {
            const [STATE = '', CITY = ''] = key.split('|');
            const sender = senders.find((each) => each.key === key);
            const known = centers.find((center) => cityKey(center.STATE, center.CITY) === key);
            return sender === undefined && known !== undefined ? known : centerOf(STATE, CITY, sender);
          }),
        )
      }
    />
  );
}

/** `Dallas, TX` */
export function placeName({ city, state }: Pick<Sender, 'city' | 'state'>): string {
  return [city, state].filter((part) => part !== '').join(', ') || cellText('');
}

function centerOf(STATE: string, CITY: string, sender: Sender | undefined): FulfillmentCenter {
  const ZIP = sender?.zip ?? '';
  return {
    NAME: placeName({ city: CITY, state: STATE }),
    STATE,
    CITY,
    ZIP,
    INCLUDEDCITYZIPS: [{ CITY, ZIPS: sender?.zips ?? [] }],
  };
}
