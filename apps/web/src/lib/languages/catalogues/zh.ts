import 'dayjs/locale/zh-cn';

/** All areas of the product by their files. */
export default import.meta.glob<Readonly<Record<string, string>>>('./zh/*.json', { import: 'default', eager: true });
