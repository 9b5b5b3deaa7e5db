import type { IndexingOptions } from '../indexed/indexing-options.ts';
import type { ToldOfFile } from '../layout.ts';
import type { MappedLayouts } from './recognise.ts';

/** How to read a file: in which layouts, with which carriers, and as far as the caller wants. */
export type ReadingOptions = IndexingOptions & MappedLayouts & ToldOfFile;
