import { useQuery } from '@tanstack/react-query';
import type { MapLevel } from '@waybill/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { areasOptions } from '../../../../ui/map/areas.ts';

/** The shapes that a level is drawn with: continents are made of their countries. */
export const shapesOf = (level: MapLevel) => (level === 'continent' ? 'country' : level);

/** The name of a place by its code; the code itself where no shape has it. */
export function usePlaceNames(level: MapLevel): (code: string) => string {
  const { t } = useTranslation();
  const { data } = useQuery(areasOptions(shapesOf(level)));
  return useMemo(() => {
    const names = new Map(data?.map(({ code, name }) => [code, name]));
    return (code) => (level === 'continent' ? t(code) : (names.get(code) ?? code));
  }, [data, level, t]);
}
