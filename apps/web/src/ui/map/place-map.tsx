import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CardFailure } from '../card/card-states.tsx';
import { type Area, areasOptions } from './areas.ts';
import classes from './place-map.module.css';
import { onUsaMap, onWorldMap } from './projections.ts';
import { type Box, boxOf, framed } from './view-box.ts';
import { type ZipArea, zipAreasOptions, zipDigits } from './zip-areas.ts';

/** Where something is: ISO code of the country, code of the state, postal code. */
export interface MappedPlace {
  readonly country: string;
  readonly state: string;
  readonly postalCode: string;
}

const shape = 16 / 9;
const wholeUs: Box = { x: 0, y: 0, width: 975, height: 610 };
const wholeWorld: Box = { x: 0, y: 20, width: 975, height: 440 };
const height = 300;

/** Our own outlines with the place marked: its ZIP area and state in the US, its country elsewhere. */
export default function PlaceMap({ place }: { place: MappedPlace }) {
  const { t } = useTranslation();
  const zips = useQuery(zipAreasOptions);
  const zip = place.country === 'US' ? zips.data?.get(zipDigits(place.postalCode) ?? '') : undefined;
  const isState = place.country === 'US';
  const states = useQuery({ ...areasOptions('state'), enabled: isState });
  const isOnUsMap = states.data?.some(({ code }) => code === place.state) ?? isState;
  const countries = useQuery({ ...areasOptions('country'), enabled: !isOnUsMap });
  const shown = isOnUsMap ? states : countries;
  const error = shown.error ?? zips.error;
  if (error !== null) {
    return (
      <CardFailure
        error={error}
        height={height}
        onRetry={() => {
          void shown.refetch();
          void zips.refetch();
        }}
      />
    );
  }
  if (shown.data === undefined || zips.data === undefined) return <Skeleton height={height} />;
  const marked = shown.data.find(({ code }) => code === (isOnUsMap ? place.state : place.country));
  const name = marked?.name ?? place.country;
  const label =
    zip === undefined
      ? t('Map of {{place}}', { place: name })
      : t('Map of {{place}} with ZIP area {{digits}} around {{city}}', {
          place: name,
          digits: zip.digits,
          city: zip.city,
        });
  return (
    <figure className={classes.figure}>
      <Outlines areas={shown.data} marked={marked} zip={zip} isOnUsMap={isOnUsMap} label={label} />
      <figcaption className={classes.caption}>
        {zip === undefined ? name : t('ZIP area {{digits}}, around {{city}}', { digits: zip.digits, city: zip.city })}
      </figcaption>
    </figure>
  );
}

interface OutlinesProps {
  readonly areas: readonly Area[];
  readonly marked: Area | undefined;
  readonly zip: ZipArea | undefined;
  readonly isOnUsMap: boolean;
  readonly label: string;
}

function Outlines({ areas, marked, zip, isOnUsMap, label }: OutlinesProps) {
  const whole = isOnUsMap ? wholeUs : wholeWorld;
  const spot = zip && (isOnUsMap ? onUsaMap : onWorldMap)([zip.longitude, zip.latitude]);
  const around = spot && !isOnUsMap ? pointBox(spot) : marked && boxOf(marked.path);
  const box = around === undefined ? whole : framed(around, whole.width / 4, shape);
  const unit = box.width / 100;
  return (
    <svg
      role="img"
      aria-label={label}
      className={classes.map}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      style={{ aspectRatio: shape }}
    >
      {areas.map(({ code, path }) => (
        <path key={code} d={path} className={classes.area} />
      ))}
      {marked === undefined ? null : <path d={marked.path} className={classes.marked} />}
      {spot === undefined ? null : (
        <>
          <circle cx={spot[0]} cy={spot[1]} r={3.2 * unit} className={classes.spot} />
          <circle cx={spot[0]} cy={spot[1]} r={0.6 * unit} className={classes.center} />
        </>
      )}
    </svg>
  );
}

const pointBox = ([x, y]: readonly [number, number]): Box => ({ x, y, width: 0, height: 0 });
