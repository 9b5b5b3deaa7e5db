import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';

/**
 * The texts of the interface. Keys are the English texts themselves, so that code reads as the page does and English
 * needs no catalogue but for plural forms; `{{count}}` and other values are written in braces (S3 section 4).
 */
export const texts = createInstance();

await texts.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  resources: {},
});
