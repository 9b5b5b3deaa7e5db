import 'dayjs/locale/fr';
import names from '@waybill/model/names/fr.json' with { type: 'json' };

const areas = import.meta.glob<Readonly<Record<string, string>>>('./fr/*.json', { import: 'default', eager: true });

/** All areas of the product by their files. */
export default { ...areas, names };
