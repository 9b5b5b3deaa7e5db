import type { FileMapping, MappingStart } from '@waybill/contract';
import { useState } from 'react';

/** Where to look for the columns and rows of a file; what is left out is found. */
export interface MappingChoice {
  readonly sheet?: string | undefined;
  readonly headerLine?: number | undefined;
  readonly firstRow?: number | undefined;
}

interface Named extends Pick<FileMapping, 'name' | 'carrier'> {
  /** The kind of file that the user chose; undefined while it is guessed. */
  readonly format: FileMapping['format'] | undefined;
}

/** Where the columns are looked for, and what the user had named before they chose another place. */
export function useMappingChoice() {
  const [choice, setChoice] = useState<MappingChoice>({});
  const [named, setNamed] = useState<Named>();
  return {
    choice,
    key: `${choice.sheet ?? ''} ${choice.headerLine ?? ''} ${choice.firstRow ?? ''}`,
    /** A start with the user's names, and of the kind of file that they chose. */
    named: (start: MappingStart): MappingStart => (named === undefined ? start : withNames(start, named)),
    choose: (chosen: MappingChoice, { format, name, carrier }: FileMapping, isKindChosen: boolean) => {
      setNamed({ format: isKindChosen ? format : named?.format, name, carrier });
      setChoice(chosen);
    },
  };
}

function withNames(start: MappingStart, { format, name, carrier }: Named): MappingStart {
  const { guess, otherGuess } = start;
  const [first, second] =
    otherGuess !== null && otherGuess.format === format
      ? ([otherGuess, guess] as const)
      : ([guess, otherGuess] as const);
  return { ...start, guess: renamed(first, name, carrier), otherGuess: second };
}

/** A mapping with another name and carrier. */
export const renamed = (mapping: FileMapping, name: string, carrier: string | null): FileMapping =>
  mapping.format === 'waybill mapping 1'
    ? { ...mapping, name, carrier: carrier ?? '' }
    : { ...mapping, name, carrier: carrier === '' ? null : carrier };
