import { dimension } from './dimension.ts';

export const carrier = dimension({
  name: 'carrier_name',
  label: 'Carrier',
  meaning: 'The company that carries and bills the package.',
  filter: 'carrier_name',
  widget: 'carrier_name',
});

export const modeCategory = dimension({
  name: 'mode_category',
  label: 'Mode',
});

export const bucketName = dimension({
  name: 'bucket_name',
  label: 'Parcel or Freight',
});
