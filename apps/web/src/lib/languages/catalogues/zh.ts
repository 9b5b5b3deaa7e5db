import 'dayjs/locale/zh-cn';
import names from '@waybill/model/names/zh.json' with { type: 'json' };

const areas = import.meta.glob<Readonly<Record<string, string>>>('./zh/*.json', { import: 'default', eager: true });

/** All areas of the product by their files. */
export default { ...areas, names };
