import { type UnknownLayout, UnmappableFile } from '../invoice-file.ts';
import type { FileHead } from '../layout.ts';
import type { HeaderOfMapping } from './header-of-mapping.ts';

const mostNamed = 5;

/** Says of a file what it lacks of the layout that the caller chose. */
export function lacksColumns(
  chosen: HeaderOfMapping & { readonly name: string },
  heads: readonly FileHead[],
): UnknownLayout {
  if (!chosen.hasHeader)
    return new UnmappableFile(
      `The file is not of the layout ‘${chosen.name}’: none of its first lines has as many columns.`,
    );
  const missing = chosen.missingIn(heads);
  const named = missing.slice(0, mostNamed).map((column) => `‘${column}’`);
  const more = missing.length > mostNamed ? ` and ${missing.length - mostNamed} more` : '';
  return new UnmappableFile(
    `The file is not of the layout ‘${chosen.name}’: its header lacks the columns ${named.join(', ')}${more}.`,
  );
}
