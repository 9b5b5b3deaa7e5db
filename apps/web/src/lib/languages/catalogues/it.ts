import 'dayjs/locale/it';

/** All areas of the product by their files. */
export default import.meta.glob<Readonly<Record<string, string>>>('./it/*.json', { import: 'default', eager: true });
