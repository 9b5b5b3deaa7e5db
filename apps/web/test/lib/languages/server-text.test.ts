import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError, errorText, fieldText } from '../../../src/lib/api/api-error.ts';
import { loadCatalogue } from '../../../src/lib/languages/load-catalogue.ts';
import { serverText } from '../../../src/lib/languages/server-text.ts';
import { namespace, texts } from '../../../src/lib/languages/texts.ts';

const said = '‘UPS account 1A2B (old)’';
const refusal = (detail: string, errors?: { field: string; message: string }[]) =>
  new ApiError(400, detail, {
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    detail,
    ...(errors ? { errors } : {}),
  });

describe('what the server says', () => {
  beforeAll(async () => {
    texts.addResourceBundle('fr', namespace, await loadCatalogue('fr'));
    await texts.changeLanguage('fr');
  });
  afterAll(async () => {
    await texts.changeLanguage('en');
  });

  test('is said in the language of the page, with its values', () => {
    expect(serverText('There is no such user.')).toBe('Cet utilisateur n’existe pas.');
    expect(serverText('There is no client 1001.')).toBe('Il n’y a pas de client 1001.');
    expect(serverText(`There is no client ${said}.`)).toBe(`Il n’y a pas de client ${said}.`);
    expect(serverText('The metadata cannot be used: It is not SAML 2.0 metadata.')).toBe(
      'Les métadonnées ne peuvent pas être utilisées : Ce ne sont pas des métadonnées SAML 2.0.',
    );
  });

  test('of two sentences that begin alike is the one that says more', () => {
    const stored =
      'UPS invoice 12 is already stored, complete with 1.00. Rows that this file would add: 3, worth 2.00.';
    expect(serverText(stored)).toContain('déjà enregistrée et complète avec 1.00');
  });

  test('stays as it is where no catalogue knows it', () => {
    expect(serverText('Something that nobody said before.')).toBe('Something that nobody said before.');
    expect(serverText('')).toBe('');
  });

  test('of a field is a sentence of its own, also where no form shows the field', () => {
    expect(fieldText('is taken')).toBe('Ceci est déjà utilisé.');
    expect(errorText(refusal('name is taken', [{ field: 'name', message: 'is taken' }]))).toBe(
      'Ceci est déjà utilisé.',
    );
    expect(errorText(refusal('You cannot change your own rights.', [{ field: 'roleIds', message: 'is taken' }]))).toBe(
      'Vous ne pouvez pas changer vos propres droits.',
    );
  });

  test('that no date was given asks for one as the language writes dates', () => {
    expect(fieldText('must be a valid date, written as YYYY-MM-DD')).toBe(
      'Saisissez une date sous la forme DD/MM/YYYY.',
    );
  });

  test('is untouched in English', async () => {
    await texts.changeLanguage('en');
    expect(serverText('There is no client 1001.')).toBe('There is no client 1001.');
    expect(fieldText('is taken')).toBe('This is already used.');
    await texts.changeLanguage('fr');
  });
});
