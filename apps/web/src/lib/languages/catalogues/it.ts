import 'dayjs/locale/it';
import names from '@waybill/model/names/it.json' with { type: 'json' };

const areas = import.meta.glob<Readonly<Record<string, string>>>('./it/*.json', { import: 'default', eager: true });

/** All areas of the product by their files. */
export default { ...areas, names };
