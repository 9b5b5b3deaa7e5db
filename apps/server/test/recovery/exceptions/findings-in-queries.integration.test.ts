import {
  clientsShort,
  type DataRow,
  data,
  exportChargeExceptions,
  exportTrackingExceptions,
  type Finding,
  getRows,
  gridRows,
  changeTrackingExceptions,
} from '@waybill/contract';
import { confidenceNames, findRule, settledStatesOf } from '@waybill/model';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
