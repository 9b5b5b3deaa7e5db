import 'dayjs/locale/ar';
import names from '@waybill/model/names/ar.json' with { type: 'json' };

const areas = import.meta.glob<Readonly<Record<string, string>>>('./ar/*.json', { import: 'default', eager: true });

/** All areas of the product by their files. */
export default { ...areas, names };
