import type { FileMapping } from '@waybill/contract';
import { useState } from 'react';

/** Where to look for the columns of a file; what is left out is found. */
export interface MappingChoice {
  readonly sheet?: string | undefined;
  readonly headerLine?: number | undefined;
}

/** Where the columns are looked for, and what the user had named before they chose another place. */
export function useMappingChoice() {
  const [choice, setChoice] = useState<MappingChoice>({});
  const [named, setNamed] = useState<Partial<FileMapping>>({});
  return {
    choice,
    key: `${choice.sheet ?? ''} ${choice.headerLine ?? ''}`,
    named,
    choose: (chosen: MappingChoice, { name, carrier }: Pick<FileMapping, 'name' | 'carrier'>) => {
      setNamed({ name, carrier });
      setChoice(chosen);
    },
  };
}
