import {
  IconAdjustments,
  IconBox,
  IconBuildingWarehouse,
  IconCalculator,
  IconChartDots,
  IconClipboardList,
  IconExternalLink,
  IconFileDollar,
  IconFileInvoice,
  IconHash,
  IconListDetails,
  IconPlugConnected,
  IconReport,
  IconReportMoney,
  IconRoute2,
  IconScale,
  IconShip,
  IconTruck,
  IconTruckLoading,
  IconUserCog,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react';
import type { SeparateApplication } from '@waybill/contract';
import { text } from '../../languages/text.ts';
import { isCarrier, isGuest, type MenuEntry, type MenuGroup } from '../menu-entry.ts';

const freightUsers = ['LTL', 'LTL_ADMIN', 'ROLE_CARRIER', 'LTL_SHIPPRIMUS_FOP'] as const;
const administrators = ['LTL_ADMIN'] as const;

function page(
  application: SeparateApplication,
  label: string,
  path: string,
  icon: MenuEntry['icon'],
  permissions: readonly string[] = freightUsers,
): MenuEntry {
  return { label, path, icon, permissions, application };
}

export const freight: MenuGroup = {
  label: text('Freight'),
  isFor: (permissions) => !isGuest(permissions) && freightUsers.some((needed) => permissions.includes(needed)),
  entries: [
    page('ui3', text('Optimization'), '/optimization', IconRoute2, ['OPTIMIZATION_RUN']),
    page('ui3', text('Rate calculator'), '/ratecalculator', IconCalculator, ['RATE_CALCULATOR']),
    page('ui3', text('Freight clients'), '/ltl-client', IconUsers, administrators),
    page('ui3', text('Carriers of clients'), '/ltl-clientcarrier', IconTruck, administrators),
    page('ui3', text('Carrier configuration'), '/ltl-carrierConfiguration', IconUserCog, [
      'LTL_ADMIN',
      'LTL_CARRIER_ADMIN',
    ]),
    page('ui3', text('Freight invoices'), '/ltlinvoiceScreen', IconFileInvoice),
    page('ui3', text('Locations'), '/ltl-locations', IconBuildingWarehouse, administrators),
    page('ui3', text('Freight services'), '/ltl-services', IconTruckLoading, administrators),
    page('ui3', text('Freight accessorials'), '/ltl-accessorial', IconAdjustments, administrators),
    page('ui3', text('Commodities'), '/ltl-commodity', IconBox, administrators),
    page('ui3', text('Tariffs'), '/ltl-tariff', IconScale, administrators),
    page('ui3', text('Freight agreements'), '/ltl-agreement', IconFileDollar, administrators),
    page('ui3', text('International tariffs'), '/ltlInternationalTariff', IconWorld, administrators),
    page('ui3', text('Endpoints'), '/ltlendpoints', IconPlugConnected, administrators),
    page('ui3', text('Vendor compliance'), '/ltlVendorCompliance', IconClipboardList, administrators),
    page('ui6', text('Freight invoice search'), '/ltlinvoices', IconFileInvoice),
    page('ui6', text('Freight payment numbers'), '/ltl-paymentnumber', IconHash),
    page('ui6', text('Run freight reports'), '/reports_run', IconReport),
    page('ui6', text('Optimization scenarios'), '/optimization/scenario', IconRoute2, ['AFROSS_OPTIMIZATION']),
    page('ui6', text('Optimization runs'), '/optimization/reports_run', IconListDetails, ['AFROSS_OPTIMIZATION']),
    page('ui6', text('Optimization reports'), '/optimization/reports', IconReportMoney, ['AFROSS_OPTIMIZATION']),
  ],
};

const facelift = ['FREIGHT_FACELIFT'] as const;

export const freightFacelift: MenuGroup = {
  label: text('Freight facelift'),
  isFor: (permissions) => !isGuest(permissions) && !isCarrier(permissions) && permissions.includes('FREIGHT_FACELIFT'),
  entries: [
    page('ui4', text('Freight dashboards'), '/freightDashboards', IconChartDots, facelift),
    page('tmsui', text('Orders'), '/components/orders/view', IconClipboardList, facelift),
    page('tossxui', text('TossPro'), '/tosspro', IconShip, facelift),
    { ...page('tossxui', text('TossX'), '/', IconExternalLink, facelift), opensNewTab: true },
  ],
};

export const recon: MenuGroup = {
  label: text('Recon'),
  isFor: (permissions) => !isGuest(permissions) && !isCarrier(permissions),
  entries: [
    {
      ...page('ui5', text('Recon dashboards'), '/dashboards', IconReportMoney, ['RECON_ACCESS']),
      opensNewTab: true,
    },
  ],
};
