import type { Settings } from '@waybill/db';
import { type Language, languageOf } from '@waybill/model';

/** The setting in which the web app stores a user's language. */
const languageKey = 'language';

/** The language that a user chose in the portal; English if they chose none. */
export async function languageOfUser(settings: Settings, userId: number): Promise<Language> {
  const chosen = await settings
    .selectFrom('filter_setting')
    .select('filter_value')
    .where('user_id', '=', userId)
    .where('filter_key', '=', languageKey)
    .executeTakeFirst();
  return languageOf(chosen?.filter_value);
}
