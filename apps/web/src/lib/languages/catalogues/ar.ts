import 'dayjs/locale/ar';

/** All areas of the product by their files. */
export default import.meta.glob<Readonly<Record<string, string>>>('./ar/*.json', { import: 'default', eager: true });
