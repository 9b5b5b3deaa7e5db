import { z } from 'zod';
import { text } from '../../foundation/text.ts';

/** A stored setting of one user: a saved filter set, the widgets of a page, comparisons or the theme. */
export const filterSetting = z.object({ filter_key: z.string(), filter_value: z.string() });
export type FilterSetting = z.infer<typeof filterSetting>;

export const keyParam = z.object({ key: text(200).min(1) });
