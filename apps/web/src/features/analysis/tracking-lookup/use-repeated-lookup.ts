import { useMutation } from '@tanstack/react-query';
import { getTrackingLookup } from '@waybill/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';

/** Repeats the look-up of the history that the address names, once. */
export function useRepeatedLookup(repeat: (numbers: string) => void): void {
  const { t } = useTranslation();
  const { search, close } = useTableAddress();
  const asked = useRef<number | undefined>(undefined);
  const reading = useMutation({
    mutationFn: (id: number) => call(getTrackingLookup, { params: { id } }),
    onSuccess: ({ numbers }) => repeat(numbers.join('\n')),
    onError: (error) => notifyFailure(t('The look-up cannot be repeated.'), error),
    onSettled: close,
  });
  const { open } = search;
  useEffect(() => {
    if (typeof open !== 'number' || asked.current === open) return;
    asked.current = open;
    reading.mutate(open);
  }, [open, reading]);
}
