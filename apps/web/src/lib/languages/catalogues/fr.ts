import 'dayjs/locale/fr';

/** All areas of the product by their files. */
export default import.meta.glob<Readonly<Record<string, string>>>('./fr/*.json', { import: 'default', eager: true });
