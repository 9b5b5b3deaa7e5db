import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type PageState, percentage } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { factText, percentText } from '../../../../lib/languages/formats.ts';
import { CardFailure } from '../../../../ui/card-states.tsx';
import mapClasses from '../../../../ui/cards/map/map.module.css';
import { toggled } from '../../../../ui/cards/toggled.ts';
import { ChartLegend } from '../../../../ui/charts/chart-legend.tsx';
import { useChartTheme } from '../../../../ui/charts/use-chart-theme.ts';
import { areasOptions, mapViewBoxes } from '../../../../ui/map/areas.ts';
import { StarMap } from '../../../../ui/map/star-map.tsx';
import { boxOf } from '../../../../ui/map/view-box.ts';
import { zipAreasOptions } from '../../../../ui/map/zip-areas.ts';
import { NetworkTable } from './network-table.tsx';
import { leadersOf, type Sender, type Star } from './prepare-network.ts';
import { starColour, starPlace } from './star.ts';

interface Props {
  readonly stars: readonly Star[];
  readonly leaders: ReadonlyMap<string, Star>;
  readonly state: PageState;
  readonly height: number;
  readonly nameOf: (star: Star) => string;
  /** Absent if the filters of the page, which the grid applies, are not those of the map. */
  readonly onViewRows: ((sender: Sender) => void) | undefined;
  readonly onState: (code: string) => void;
}

/** Each state in the colour of the star that ships most to it, with a ray from there; beside it the stars. */
export default function NetworkPicture(props: Props) {
  const { stars, state, height, nameOf, onState } = props;
  const { t } = useTranslation();
  const theme = useChartTheme();
  const shapes = useQuery(areasOptions('state'));
  const places = useQuery(zipAreasOptions);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const error = shapes.error ?? places.error;
  const retry = () => {
    void shapes.refetch();
    void places.refetch();
  };
  if (error !== null) return <CardFailure error={error} height={height} onRetry={retry} />;
  if (shapes.data === undefined || places.data === undefined) return <Skeleton height={height} radius="md" />;
  const reading = readingOf(state);
  const colours = new Map(stars.map((star, rank) => [star.key, theme.paint(starColour(star, rank))]));
  const colourOf = (star: Star | undefined) => (star === undefined ? undefined : colours.get(star.key));
  const shown = stars.filter((star) => !hidden.has(nameOf(star)));
  const leaders = leadersOf(shown);
  const drawn = shown.flatMap((star) => {
    const place = star.sender && starPlace(star.sender, places.data);
    return place === undefined ? [] : [{ star, place }];
  });
  const rays = drawn.flatMap(({ star, place }) =>
    shapes.data.flatMap(({ code, path }) => {
      const box = leaders.get(code) === star ? boxOf(path) : undefined;
      if (box === undefined) return [];
      const share = percentage(star.byState.get(code) ?? 0, star.value) ?? 0;
      return [
        {
          key: `${star.key} ${code}`,
          from: place,
          to: [box.x + box.width / 2, box.y + box.height / 2] as const,
          width: 0.8 + Math.min(share, 25) / 6,
          colour: colourOf(star) ?? theme.quiet,
        },
      ];
    }),
  );
  return (
    <div className={mapClasses.picture}>
      <div>
        <StarMap
          viewBox={mapViewBoxes.state}
          label={t('{{fact}} by {{dimension}}', { fact: t(state.fact.text), dimension: t('Sender') })}
          hint={t('Click to filter the page')}
          onChoose={onState}
          rays={rays}
          stars={drawn.map(({ star, place }) => ({
            key: star.key,
            place,
            colour: colourOf(star) ?? theme.quiet,
            name: nameOf(star),
          }))}
          areas={shapes.data.map((area) => {
            const leader = leaders.get(area.code);
            const known = stars
              .filter((star) => (star.byState.get(area.code) ?? 0) !== 0)
              .toSorted((one, other) => (other.byState.get(area.code) ?? 0) - (one.byState.get(area.code) ?? 0));
            const total = known.reduce((sum, star) => sum + (star.byState.get(area.code) ?? 0), 0);
            return {
              area,
              colour: colourOf(leader),
              lines: known.slice(0, 5).map((star) => {
                const value = star.byState.get(area.code) ?? 0;
                const share = percentText(percentage(value, total), 1);
                return {
                  label: nameOf(star),
                  colour: colourOf(star) ?? theme.quiet,
                  value: `${factText(value, state.fact.unit, reading)} · ${share}`,
                };
              }),
            };
          })}
        />
        <ChartLegend
          entries={stars.map((star) => ({ name: nameOf(star), colour: colourOf(star) ?? theme.quiet }))}
          hidden={hidden}
          onToggle={(name) => setHidden((before) => toggled(before, name))}
        />
        <Text size="xs" c="dimmed" mt={4}>
          {t(
            'Each state has the color of the sender that ships most to it. A thicker line means a larger share of that sender’s packages.',
          )}
        </Text>
      </div>
      <NetworkTable {...props} />
    </div>
  );
}
