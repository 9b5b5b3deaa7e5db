export { type Dimension, dimensions } from '@waybill/model';
