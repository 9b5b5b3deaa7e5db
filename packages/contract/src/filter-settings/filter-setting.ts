import { z } from 'zod';

/** A stored setting of one user: a saved filter set, the widgets of a page, comparisons or the theme. */
export const filterSetting = z.object({ filter_key: z.string(), filter_value: z.string() });
export type FilterSetting = z.infer<typeof filterSetting>;

export const keyParam = z.object({ key: z.string().min(1).max(200) });
