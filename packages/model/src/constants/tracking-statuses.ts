/** How a delivery went, as stored in `tracking_status` (S1 section 9). */
export const trackingStatuses = ['On Time', 'Late', 'Exception', 'Pending Late'] as const;
export type TrackingStatus = (typeof trackingStatuses)[number];
