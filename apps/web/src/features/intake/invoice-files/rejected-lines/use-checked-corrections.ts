import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { checkCorrections, type LineCorrection } from '@waybill/contract';
import { call } from '../../../../lib/api/call.ts';

const millisecondsOfTyping = 500;

/** How to load a file. */
export interface CorrectedFile {
  readonly corrections: readonly LineCorrection[];
  readonly clientId: number | null;
  readonly acceptBadLines: boolean;
}

/** What loading the file with these corrections would do, asked again after each change. */
export function useCheckedCorrections(id: string, file: CorrectedFile) {
  const [asked] = useDebouncedValue(file, millisecondsOfTyping);
  const checked = useQuery({
    queryKey: ['checked corrections', id, asked],
    queryFn: ({ signal }) =>
      call(checkCorrections, { params: { id }, body: { ...asked, corrections: [...asked.corrections] } }, signal),
    enabled: asked.corrections.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { ...checked, isOfThese: asked === file && !checked.isPlaceholderData };
}
