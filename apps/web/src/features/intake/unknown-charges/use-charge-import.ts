import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChargeInTable, classifyCharge } from '@waybill/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError, errorText } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';

/** A row of the table that the server did not accept, and why. */
interface RefusedCharge {
  readonly charge: ChargeInTable;
  readonly reason: string;
}

/** What an import has done. */
export interface ImportedCharges {
  readonly classified: number;
  readonly refused: readonly RefusedCharge[];
}

/**
 * Classifies the charges of a table one after another; leaving the dialog ends it after the one under way. If it fails
 * half-way, the next try goes on with those that are left.
 */
export function useChargeImport() {
  const queryClient = useQueryClient();
  const [done, setDone] = useState(0);
  const isLeft = useRef(false);
  const classified = useRef(new WeakSet<ChargeInTable>());
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const importing = useMutation({
    mutationFn: async (charges: readonly ChargeInTable[]): Promise<ImportedCharges> => {
      const refused: RefusedCharge[] = [];
      for (const [index, charge] of charges.entries()) {
        if (isLeft.current) break;
        const reason = classified.current.has(charge) ? undefined : await refusalOf(charge);
        if (reason === undefined) classified.current.add(charge);
        else refused.push({ charge, reason });
        setDone(index + 1);
      }
      return { classified: charges.length - refused.length, refused };
    },
    onSettled: () => void queryClient.invalidateQueries(),
  });
  return { importing, done };
}

/** Why a charge cannot be classified; undefined when it is. */
async function refusalOf({ input }: ChargeInTable): Promise<string | undefined> {
  try {
    await call(classifyCharge, { body: input });
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401)
      return errorText(error);
    throw error;
  }
}
