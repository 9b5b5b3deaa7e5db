import { readFileSync } from 'node:fs';
import { secretSettings } from './environment.ts';

/** The setting that names the file in which another one is. */
export const inFile = (name: string): string => `${name}_FILE`;

/**
 * The settings that have a value, with those that are in files, as Docker and Kubernetes hand out secrets: neither the
 * environment of the process nor `docker inspect` shows them. A line break at the end of a file is not part of the value.
 */
export function withSecretsOfFiles(variables: NodeJS.ProcessEnv): {
  readonly present: Readonly<Record<string, string | undefined>>;
  readonly faults: readonly string[];
} {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const faults: string[] = [];
  for (const name of secretSettings) {
    const file = present[inFile(name)];
    if (file === undefined) continue;
    if (present[name] !== undefined) faults.push(`${name} and ${inFile(name)}: set only one of them.`);
    try {
      present[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      if (present[name] === '') faults.push(`${inFile(name)}: the file ${file} is empty.`);
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? error.code : String(error);
      faults.push(`${inFile(name)}: the file ${file} cannot be read (${reason}).`);
    }
  }
  return { present, faults };
}
