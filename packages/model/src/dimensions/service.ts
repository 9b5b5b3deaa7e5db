import { dimension } from './dimension.ts';

/** What *Service* means wherever figures are filtered or split by it. */
export const serviceCategory = dimension({
  name: 'service_category',
  label: 'Service Category',
  meaning: 'The service levels of all carriers under common names, such as Ground or 2 Day.',
  filter: 'service_category',
  filterLabel: 'Service',
  widget: 'service_category',
  widgetLabel: 'Service',
});

export const serviceName = dimension({
  name: 'service',
  label: 'Service Name',
  meaning: 'The carrier’s own name of a service.',
});
