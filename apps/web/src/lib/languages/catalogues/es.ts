import 'dayjs/locale/es';
import names from '@waybill/model/names/es.json' with { type: 'json' };

const areas = import.meta.glob<Readonly<Record<string, string>>>('./es/*.json', { import: 'default', eager: true });

/** All areas of the product by their files. */
export default { ...areas, names };
