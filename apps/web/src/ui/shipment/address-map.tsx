import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import PlaceMap from '../map/place-map.tsx';
import { type Address, addressText } from './shipment.ts';
import { mapProviderOptions } from './shipment-queries.ts';
import classes from './tracking.module.css';

/** The address at the maps service that the operator chose; without one on our own map (S2 section 2). */
export default function AddressMap({ address }: { address: Address }) {
  const { t } = useTranslation();
  const { data: embedUrl, isPending } = useQuery(mapProviderOptions);
  const text = addressText(address);
  if (isPending) return <Skeleton height={340} />;
  if (!embedUrl) {
    const { normalisedCountry, normalisedState, postalCode } = address;
    return <PlaceMap place={{ country: normalisedCountry, state: normalisedState, postalCode }} />;
  }
  return (
    <iframe
      title={t('Map of {{place}}', { place: text })}
      src={embedUrl.replace('{address}', encodeURIComponent(text))}
      className={classes.map}
      sandbox="allow-scripts allow-same-origin allow-popups"
    />
  );
}
