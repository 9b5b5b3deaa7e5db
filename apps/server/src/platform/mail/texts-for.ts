import type { Settings } from '@waybill/db';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { it } from './texts/it.ts';
import type { MailTexts } from './texts/mail-texts.ts';
import { zh } from './texts/zh.ts';

const languages: Readonly<Record<string, MailTexts>> = { ar, en, es, fr, it, zh };

/** Where the web app keeps the language that a user chose. */
const languageKey = 'language';

/** What mails to a user say, in the language that they chose in the portal; English for who chose none. */
export async function textsFor(settings: Settings, userId: number): Promise<MailTexts> {
  const chosen = await settings
    .selectFrom('filter_setting')
    .select('filter_value')
    .where('user_id', '=', userId)
    .where('filter_key', '=', languageKey)
    .executeTakeFirst();
  const code = chosen?.filter_value ?? 'en';
  return Object.hasOwn(languages, code) ? (languages[code] ?? en) : en;
}
