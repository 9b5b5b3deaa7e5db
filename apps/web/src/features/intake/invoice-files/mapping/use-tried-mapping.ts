import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FileMapping, tryMapping } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';

const millisecondsOfTyping = 400;

/** What loading the file with a mapping would do, asked again after each change. */
export function useTriedMapping(id: string, mapping: FileMapping, clientId: number | null) {
  const { t } = useTranslation();
  const { name, carrier } = mapping;
  // What is not named yet can be tried all the same.
  const named = { ...mapping, name: name.trim() || t('File layout'), carrier: carrier.trim() || t('Carrier') };
  const [asked] = useDebouncedValue({ mapping: named, clientId }, millisecondsOfTyping);
  return useQuery({
    queryKey: ['tried mapping', id, asked],
    queryFn: ({ signal }) => call(tryMapping, { params: { id }, body: asked }, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
}
