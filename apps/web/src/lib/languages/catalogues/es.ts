import 'dayjs/locale/es';

/** All areas of the product by their files. */
export default import.meta.glob<Readonly<Record<string, string>>>('./es/*.json', { import: 'default', eager: true });
