import type { Settings } from '@waybill/db';
import { english, languageOf, languages } from '@waybill/model';
import { mailTexts as englishTexts } from './texts/en.ts';
import type { MailTexts } from './texts/mail-texts.ts';

/** The texts of every language, each from the file named by its code; a server without one of them does not start. */
const textsByCode: ReadonlyMap<string, MailTexts> = new Map(
  await Promise.all(languages.map(async ({ code }) => [code, await readTexts(code)] as const)),
);

async function readTexts(code: string): Promise<MailTexts> {
  if (code === english.code) return englishTexts;
  const { mailTexts }: { readonly mailTexts: MailTexts } = await import(
    new URL(`./texts/${code}.ts`, import.meta.url).href
  );
  return mailTexts;
}

/** The setting in which the web app stores a user's language. */
const languageKey = 'language';

/** The texts of mails to a user, in the language that they chose in the portal; English if they chose none. */
export async function textsFor(settings: Settings, userId: number): Promise<MailTexts> {
  const chosen = await settings
    .selectFrom('filter_setting')
    .select('filter_value')
    .where('user_id', '=', userId)
    .where('filter_key', '=', languageKey)
    .executeTakeFirst();
  return textsByCode.get(languageOf(chosen?.filter_value).code) ?? englishTexts;
}
