import { Text } from '@mantine/core';
import { type PageState, palette, percentage, seriesColours, type ThemedColour } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { factText, percentText } from '../../../../lib/languages/formats.ts';
import mapClasses from '../../../../ui/cards/map/map.module.css';
import { ChartLegend, useHidden } from '../../../../ui/charts/chart-legend.tsx';
import { useChartTheme } from '../../../../ui/charts/use-chart-theme.ts';
import { AreaMap, type ShownArea } from '../../../../ui/map/area-map.tsx';
import { type Area, mapViewBoxes } from '../../../../ui/map/areas.ts';
import { onUsaMap } from '../../../../ui/map/projections.ts';
import { UsaMap } from '../../../../ui/map/usa-map.tsx';
import { boxOf } from '../../../../ui/map/view-box.ts';
import { type ZipArea, zipDigits } from '../../../../ui/map/zip-areas.ts';
import { NetworkTable } from './network-table.tsx';
import { leadersOf, type Sender, type Star } from './prepare-network.ts';

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
  const { hidden, onToggle } = useHidden();
  const reading = readingOf(state);
  const colours = new Map(stars.map((star, rank) => [star.key, theme.paint(starColour(star, rank))]));
  const colourOf = (star: Star) => colours.get(star.key) ?? theme.quiet;
  const shown = stars.filter((star) => !hidden.has(nameOf(star)));
  const leaders = leadersOf(shown);
  const shownArea = (area: Area): ShownArea => {
    const leader = leaders.get(area.code);
    const amountFrom = (star: Star) => star.byState.get(area.code) ?? 0;
    const known = stars
      .filter((star) => amountFrom(star) !== 0)
      .toSorted((one, other) => amountFrom(other) - amountFrom(one));
    const total = known.reduce((sum, star) => sum + amountFrom(star), 0);
    return {
      area,
      colour: leader && colourOf(leader),
      lines: known.slice(0, 5).map((star) => ({
        label: nameOf(star),
        colour: colourOf(star),
        value: `${factText(amountFrom(star), state.fact.unit, reading)} · ${percentText(percentage(amountFrom(star), total), 1)}`,
      })),
    };
  };
  return (
    <UsaMap height={height}>
      {(states, places) => (
        <div className={mapClasses.picture}>
          <div>
            <AreaMap
              viewBox={mapViewBoxes.state}
              label={t('{{fact}} by {{dimension}}', { fact: t(state.fact.text), dimension: t('Sender') })}
              hint={t('Click to filter the page')}
              onChoose={onState}
              areas={states.map(shownArea)}
              over={() => (
                <g pointerEvents="none" strokeLinecap="round">
                  {shown.map((star) => (
                    <Rays
                      key={star.key}
                      star={star}
                      states={states}
                      leaders={leaders}
                      places={places}
                      colour={colourOf(star)}
                    />
                  ))}
                  {shown.map((star) => (
                    <StarMark
                      key={star.key}
                      name={nameOf(star)}
                      spot={starPlace(star, places)}
                      colour={colourOf(star)}
                    />
                  ))}
                </g>
              )}
            />
            <ChartLegend
              entries={stars.map((star) => ({ name: nameOf(star), colour: colourOf(star) }))}
              hidden={hidden}
              onToggle={onToggle}
            />
            <Text size="xs" c="dimmed" mt={4}>
              {t(
                'Each state has the color of the sender that ships most to it. A thicker line means a larger share of that sender’s packages.',
              )}
            </Text>
          </div>
          <NetworkTable {...props} />
        </div>
      )}
    </UsaMap>
  );
}

interface RaysProps {
  readonly star: Star;
  readonly states: readonly Area[];
  readonly leaders: ReadonlyMap<string, Star>;
  readonly places: ReadonlyMap<string, ZipArea>;
  readonly colour: string;
}

/** A line from a star to each state that it leads, as thick as the state's share of its packages. */
function Rays({ star, states, leaders, places, colour }: RaysProps) {
  const from = starPlace(star, places);
  if (from === undefined) return null;
  return states.map(({ code, path }) => {
    const box = leaders.get(code) === star ? boxOf(path) : undefined;
    const share = percentage(star.byState.get(code) ?? 0, star.value) ?? 0;
    return box === undefined ? null : (
      <line
        key={code}
        x1={from[0]}
        y1={from[1]}
        x2={box.x + box.width / 2}
        y2={box.y + box.height / 2}
        stroke={colour}
        strokeWidth={0.8 + Math.min(share, 25) / 6}
        strokeOpacity={0.75}
      />
    );
  });
}

interface StarProps {
  readonly name: string;
  readonly spot: readonly [x: number, y: number] | undefined;
  readonly colour: string;
}

function StarMark({ name, spot, colour }: StarProps) {
  if (spot === undefined) return null;
  return (
    <circle cx={spot[0]} cy={spot[1]} r={8} fill={colour} stroke="var(--wb-card)" strokeWidth={2}>
      <title>{name}</title>
    </circle>
  );
}

/** Where a star is on the map of the US; undefined if its postal code is none, or of another part of the world. */
function starPlace({ sender }: Star, places: ReadonlyMap<string, ZipArea>) {
  const area = places.get(zipDigits(sender?.zip ?? '') ?? '');
  return area && onUsaMap([area.longitude, area.latitude]);
}

/** The colour of a star by its rank; neutral for all others together and after eight. */
function starColour({ sender }: Star, rank: number): ThemedColour {
  return sender === undefined ? palette.neutral : (seriesColours[rank] ?? palette.neutral);
}
