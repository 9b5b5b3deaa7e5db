import { useQuery } from '@tanstack/react-query';
import type { MapLevel } from '@waybill/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { areasOptions } from '../../../../ui/map/areas.ts';

/** The shapes that a level is drawn with: continents are made of their countries. */
export const shapesOf = (level: MapLevel) => (level === 'continent' ? 'country' : level);

/** Addresses of the US that no map shows: territories, and the post of the armed forces. */
const statesOffTheMap: Readonly<Record<string, string>> = {
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
};

/** The name of a state of the US without a shape; undefined for any other code. */
export const stateOffTheMap = (code: string): string | undefined => statesOffTheMap[code];

/** The name of a place by its code; the code itself where no shape has it. */
export function usePlaceNames(level: MapLevel): (code: string) => string {
  const { t } = useTranslation();
  const { data } = useQuery(areasOptions(shapesOf(level)));
  return useMemo(() => {
    const names = new Map(data?.map(({ code, name }) => [code, name]));
    return (code) => {
      if (level === 'continent') return t(code);
      return names.get(code) ?? (level === 'state' ? stateOffTheMap(code) : undefined) ?? code;
    };
  }, [data, level, t]);
}
