import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FileMapping, tryFileMapping, tryMapping } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { isOfDeliveries } from './mapping-draft.ts';
import { renamed } from './use-mapping-choice.ts';

const millisecondsOfTyping = 400;

/** The file on which a mapping is tried: one that was just uploaded, or one that is kept. */
export type FileToTry =
  | { readonly kind: 'upload'; readonly id: string }
  | { readonly kind: 'kept'; readonly id: number };

/** What loading the file with a mapping would do, asked again after each change. */
export function useTriedMapping(file: FileToTry | undefined, mapping: FileMapping, clientId: number | null) {
  const { t } = useTranslation();
  const { name } = mapping;
  // What is not named yet can be tried all the same.
  const carrier = mapping.carrier?.trim() || (isOfDeliveries(mapping) ? null : t('Carrier'));
  const named = renamed(mapping, name.trim() || t('File layout'), carrier);
  const [asked] = useDebouncedValue({ mapping: named, clientId }, millisecondsOfTyping);
  return useQuery({
    queryKey: ['tried mapping', file, asked],
    queryFn: ({ signal }) => tryOn(file, asked, signal),
    enabled: file !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

async function tryOn(
  file: FileToTry | undefined,
  body: { readonly mapping: FileMapping; readonly clientId: number | null },
  signal: AbortSignal,
) {
  if (file?.kind === 'upload') return await call(tryMapping, { params: { id: file.id }, body }, signal);
  return await call(tryFileMapping, { params: { id: file?.id ?? 0 }, body }, signal);
}
