/** The widgets that request data (S2 section 7); a container's name is part of its data call's address. */
export const containerNames = [
  'amounts',
  'trends',
  'breakdown',
  'map',
  'trackingNumberPopUpContainer',
  'tiles',
  'refunds',
  'senders',
  'comparisonBreakdown',
  'comparisonTrends',
] as const;
export type ContainerName = (typeof containerNames)[number];

/** What every page can request. */
export const commonContainers = ['amounts', 'trends', 'breakdown', 'map', 'trackingNumberPopUpContainer'] as const;
