import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CardFailure } from '../card/card-states.tsx';
import { type Area, areasOptions } from './areas.ts';
import { type ZipArea, zipAreasOptions } from './zip-areas.ts';

interface Props {
  readonly height: number;
  readonly children: (states: readonly Area[], places: ReadonlyMap<string, ZipArea>) => ReactNode;
}

/** What is drawn with the states and the ZIP areas of the US, once both are there. */
export function UsaMap({ height, children }: Props) {
  const states = useQuery(areasOptions('state'));
  const places = useQuery(zipAreasOptions);
  const error = states.error ?? places.error;
  const retry = () => {
    void states.refetch();
    void places.refetch();
  };
  if (error !== null) return <CardFailure error={error} height={height} onRetry={retry} />;
  if (states.data === undefined || places.data === undefined) return <Skeleton height={height} radius="md" />;
  return children(states.data, places.data);
}
