import { type MeasureName, type WordLanguage, weekdays } from '@waybill/model';
import { dimensions } from '../measures/dimensions.ts';
import { measures } from '../measures/measures.ts';
import type { DimensionName, Reading } from '../reading/reading.ts';
import { sentencesIn } from './sentences-in.ts';

/** In Chinese, Spanish, French, Italian and Arabic. */
type Labels = readonly [string, string, string, string, string];

const places: Readonly<Partial<Record<WordLanguage, number>>> = { zh: 0, es: 1, fr: 2, it: 3, ar: 4 };

const measureLabels: Readonly<Record<MeasureName, Labels>> = {
  totalSpend: ['总支出', 'Gasto total', 'Dépenses totales', 'Spesa totale', 'إجمالي الإنفاق'],
  netOfAllCarriers: [
    '所有承运商净额',
    'Importe neto de todos los transportistas',
    'Montant net de tous les transporteurs',
    'Importo netto di tutti i corrieri',
    'صافي مبلغ جميع شركات الشحن',
  ],
  excludedSpend: [
    'USPS 和 DHL 支出',
    'Gasto de USPS y DHL',
    'Dépenses USPS et DHL',
    'Spesa di USPS e DHL',
    'إنفاق USPS وDHL',
  ],
  publishedAmount: [
    '公布价金额',
    'Importe de tarifa publicada',
    'Montant au tarif publié',
    'Importo a listino',
    'المبلغ المعلن',
  ],
  transportationDiscount: [
    '运输折扣',
    'Descuento de transporte',
    'Remise sur le transport',
    'Sconto sul trasporto',
    'خصم النقل',
  ],
  transportation: ['运费', 'Transporte', 'Transport', 'Trasporto', 'النقل'],
  accessorials: ['附加费', 'Cargos accesorios', 'Frais accessoires', 'Accessori', 'الخدمات الإضافية'],
  accessorialCount: [
    '附加费笔数',
    'Número de cargos accesorios',
    'Nombre de frais accessoires',
    'Numero di accessori',
    'عدد الخدمات الإضافية',
  ],
  refundCount: [
    '退款笔数',
    'Número de reembolsos',
    'Nombre de remboursements',
    'Numero di rimborsi',
    'عدد المبالغ المستردة',
  ],
  averageAccessorial: [
    '每笔附加费平均额',
    'Promedio por cargo accesorio',
    'Moyenne par frais accessoire',
    'Media per accessorio',
    'المتوسط لكل خدمة إضافية',
  ],
  fuelSurcharge: [
    '燃油附加费',
    'Recargo por combustible',
    'Surcharge carburant',
    'Supplemento carburante',
    'رسم الوقود الإضافي',
  ],
  fuelPercent: [
    '燃油百分比',
    'Porcentaje de combustible',
    'Pourcentage carburant',
    'Percentuale carburante',
    'نسبة الوقود',
  ],
  taxesAndOtherCharges: [
    '税费及其他费用',
    'Impuestos y otros cargos',
    'Taxes et autres frais',
    'Imposte e altri addebiti',
    'الضرائب والرسوم الأخرى',
  ],
  tax: ['税费', 'Impuestos', 'Taxes', 'Imposte', 'الضرائب'],
  fees: ['手续费', 'Tasas', 'Redevances', 'Commissioni', 'الأتعاب'],
  billingAdjustments: [
    '账单调整',
    'Ajustes de facturación',
    'Ajustements de facturation',
    'Rettifiche di fatturazione',
    'تسويات الفوترة',
  ],
  gross: ['毛额', 'Bruto', 'Brut', 'Lordo', 'الإجمالي قبل الخصم'],
  discount: ['折扣', 'Descuento', 'Remise', 'Sconto', 'الخصم'],
  discountRate: ['折扣率', 'Tasa de descuento', 'Taux de remise', 'Tasso di sconto', 'معدل الخصم'],
  packages: ['包裹数', 'Paquetes', 'Colis', 'Pacchi', 'الطرود'],
  costPerPackage: ['每包裹成本', 'Coste por paquete', 'Coût par colis', 'Costo per pacco', 'التكلفة لكل طرد'],
  costPerPound: ['每磅成本', 'Coste por libra', 'Coût par livre', 'Costo per libbra', 'التكلفة لكل رطل'],
  billWeight: ['计费重量', 'Peso facturado', 'Poids facturé', 'Peso fatturato', 'الوزن المفوتر'],
  actualWeight: ['实际重量', 'Peso real', 'Poids réel', 'Peso effettivo', 'الوزن الفعلي'],
  deltaWeight: ['重量差', 'Diferencia de peso', 'Écart de poids', 'Differenza di peso', 'فرق الوزن'],
  averageBillWeight: [
    '每包裹平均计费重量',
    'Peso facturado medio por paquete',
    'Poids facturé moyen par colis',
    'Peso fatturato medio per pacco',
    'متوسط الوزن المفوتر لكل طرد',
  ],
  averageActualWeight: [
    '每包裹平均实际重量',
    'Peso real medio por paquete',
    'Poids réel moyen par colis',
    'Peso effettivo medio per pacco',
    'متوسط الوزن الفعلي لكل طرد',
  ],
  averageDeltaWeight: [
    '每包裹平均重量差',
    'Diferencia media de peso por paquete',
    'Écart de poids moyen par colis',
    'Differenza di peso media per pacco',
    'متوسط فرق الوزن لكل طرد',
  ],
  trackedPackages: [
    '状态已知的包裹',
    'Paquetes con estado conocido',
    'Colis au statut connu',
    'Pacchi con stato noto',
    'الطرود ذات الحالة المعروفة',
  ],
  onTimePercent: ['准时率', 'Porcentaje a tiempo', 'Part à l’heure', 'Quota in orario', 'نسبة الالتزام بالموعد'],
  latePercent: ['延误率', 'Porcentaje con retraso', 'Taux de retard', 'Percentuale in ritardo', 'نسبة التأخير'],
  refunds: [
    '退款总额',
    'Importe total de reembolsos',
    'Montant total des remboursements',
    'Importo totale rimborsi',
    'إجمالي مبلغ الاسترداد',
  ],
  auditRefunds: [
    '审计退款金额',
    'Importe de reembolsos de auditoría',
    'Montant des remboursements d’audit',
    'Importo rimborsi da audit',
    'مبلغ استرداد التدقيق',
  ],
  clientRefunds: [
    '客户退款金额',
    'Importe de reembolsos del cliente',
    'Montant des remboursements client',
    'Importo rimborsi del cliente',
    'مبلغ استرداد العميل',
  ],
  addressCorrection: [
    '地址更正费',
    'Cargos por corrección de dirección',
    'Frais de correction d’adresse',
    'Costi di correzione dell’indirizzo',
    'رسوم تصحيح العنوان',
  ],
  addressCorrectionCount: [
    '地址更正次数',
    'Número de correcciones de dirección',
    'Nombre de corrections d’adresse',
    'Numero di correzioni di indirizzo',
    'عدد تصحيحات العناوين',
  ],
  chargeback: ['退单', 'Contracargos', 'Rétrofacturations', 'Riaddebiti', 'رسوم مرتدة'],
  declaredValue: ['声明价值', 'Valor declarado', 'Valeur déclarée', 'Valore dichiarato', 'القيمة المصرّح بها'],
  sccAuditFee: [
    '运费更正审计费',
    'Tasa de auditoría por corrección de cargos de envío',
    'Frais d’audit pour correction de frais d’expédition',
    'Commissione audit per correzione addebiti di spedizione',
    'رسم تدقيق تصحيح رسوم الشحن',
  ],
  shippingChargeCorrection: [
    '运费更正',
    'Correcciones de cargos de envío',
    'Corrections de frais d’expédition',
    'Correzioni addebiti di spedizione',
    'تصحيحات رسوم الشحن',
  ],
  latePaymentFees: [
    '逾期付款费',
    'Tasas por pago tardío',
    'Frais de retard de paiement',
    'Commissioni per ritardato pagamento',
    'رسوم التأخر في الدفع',
  ],
  paymentProcessingFees: [
    '付款处理费',
    'Tasas por procesar pagos',
    'Frais de traitement des paiements',
    'Commissioni di elaborazione pagamenti',
    'رسوم معالجة الدفع',
  ],
  dimensionalTransportation: [
    '按体积计费的运输费',
    'Transporte facturado por tamaño',
    'Transport facturé au volume',
    'Trasporto fatturato a volume',
    'نقل محاسب بالحجم',
  ],
  averageZone: ['平均区域', 'Zona media', 'Zone moyenne', 'Zona media', 'متوسط المنطقة'],
  transitDays: [
    '取件至送达',
    'De recogida a entrega',
    'De l’enlèvement à la livraison',
    'Dal ritiro alla consegna',
    'من الاستلام إلى التسليم',
  ],
  invoices: ['发票', 'Facturas', 'Factures', 'Fatture', 'الفواتير'],
};

const dimensionLabels: Readonly<Record<DimensionName, Labels>> = {
  carrier_name: ['承运商', 'Transportista', 'Transporteur', 'Corriere', 'شركة الشحن'],
  service_category: [
    '服务类别',
    'Categoría de servicio',
    'Catégorie de service',
    'Categoria di servizio',
    'فئة الخدمة',
  ],
  service: ['服务名称', 'Nombre del servicio', 'Nom du service', 'Nome del servizio', 'اسم الخدمة'],
  accessorial: ['附加费', 'Cargo accesorio', 'Frais accessoire', 'Accessorio', 'خدمة إضافية'],
  credit_type: ['退款类型', 'Tipo de crédito', 'Type de crédit', 'Tipo di credito', 'نوع الاسترداد'],
  tracking_status: ['跟踪状态', 'Estado de seguimiento', 'Statut de suivi', 'Stato di tracciamento', 'حالة التتبع'],
  zone: ['分区', 'Zona', 'Zone', 'Zona', 'المنطقة'],
  rated_zone: ['计费区', 'Zona tarifaria', 'Zone tarifaire', 'Zona tariffaria', 'منطقة التسعير'],
  state: ['收件州/省', 'Estado de destino', 'État du destinataire', 'Stato del destinatario', 'ولاية المستلم'],
  sender_state: ['发件州/省', 'Estado del remitente', 'État de l’expéditeur', 'Stato del mittente', 'ولاية المرسل'],
  country: ['收件国家/地区', 'País de destino', 'Pays du destinataire', 'Paese del destinatario', 'بلد المستلم'],
  sender_country: ['发件国家/地区', 'País del remitente', 'Pays de l’expéditeur', 'Paese del mittente', 'بلد المرسل'],
  city: ['收件城市', 'Ciudad de destino', 'Ville du destinataire', 'Città del destinatario', 'مدينة المستلم'],
  sender_city: ['发件城市', 'Ciudad de origen', 'Ville de l’expéditeur', 'Città del mittente', 'مدينة المرسل'],
  zip: [
    '收件邮编',
    'Código postal de destino',
    'Code postal de destination',
    'CAP di destinazione',
    'الرمز البريدي للمستلم',
  ],
  sender_zip: [
    '发件邮编',
    'Código postal de origen',
    'Code postal d’origine',
    'CAP di origine',
    'الرمز البريدي للمرسل',
  ],
  weekday: [
    '发货星期',
    'Día de la semana del envío',
    'Jour de la semaine d’expédition',
    'Giorno della settimana di spedizione',
    'يوم الأسبوع للشحن',
  ],
  account_number: ['账户', 'Cuenta', 'Compte', 'Account', 'الحساب'],
  account_group: ['账户组', 'Grupo de cuentas', 'Groupe de comptes', 'Gruppo account', 'مجموعة الحسابات'],
  account_division: ['账户部门', 'División de cuentas', 'Division de comptes', 'Divisione account', 'قسم الحسابات'],
  bill_option: [
    '付款方式',
    'Opción de facturación',
    'Option de facturation',
    'Opzione di fatturazione',
    'خيار الفوترة',
  ],
  currency_code: ['货币', 'Moneda', 'Devise', 'Valuta', 'العملة'],
  client: ['客户', 'Cliente', 'Client', 'Cliente', 'العميل'],
  mode_category: ['运输方式', 'Modo', 'Mode', 'Modalità', 'وسيلة النقل'],
  bucket_name: ['包裹或货运', 'Paquetería o carga', 'Colis ou fret', 'Pacchi o merci', 'طرود أو شحن ثقيل'],
  weight_break: ['重量段', 'Tramo de peso', 'Tranche de poids', 'Fascia di peso', 'شريحة الوزن'],
  charge_family: ['费用类别', 'Familia de cargos', 'Famille de frais', 'Famiglia di addebiti', 'فئة الرسوم'],
  invoice_number: ['发票', 'Factura', 'Facture', 'Fattura', 'الفاتورة'],
  tracking_number: ['运单号', 'Número de seguimiento', 'Numéro de suivi', 'Numero di tracciamento', 'رقم التتبع'],
};

/** What stored values are called; values without an entry, such as names, are the same in all languages. */
const valueLabels: Readonly<Record<string, Labels>> = {
  'On Time': ['准时', 'A tiempo', 'À l’heure', 'In orario', 'في الموعد'],
  Late: ['延误', 'Con retraso', 'En retard', 'In ritardo', 'متأخر'],
  Exception: ['异常', 'Excepción', 'Exception', 'Eccezione', 'استثناء'],
  'Pending Late': [
    '逾期未送达',
    'Pendiente con retraso',
    'En attente, en retard',
    'In sospeso, in ritardo',
    'متأخر لم يُسلَّم بعد',
  ],
  Void: ['作废', 'Anulación', 'Annulation', 'Annullamento', 'إلغاء'],
  'Corporate rebate': [
    '企业返利',
    'Bonificación corporativa',
    'Ristourne d’entreprise',
    'Rimborso aziendale',
    'خصم الشركات',
  ],
  'Manifested not shipped': [
    '已申报未发运',
    'Declarado y no enviado',
    'Annoncé et non expédié',
    'Annunciato e non spedito',
    'معلن ولم يشحن',
  ],
  'Damaged / lost claim': [
    '损坏/丢失索赔',
    'Reclamación por daño o pérdida',
    'Réclamation pour dommage ou perte',
    'Reclamo per danno o smarrimento',
    'مطالبة تلف أو فقدان',
  ],
  Residential: ['住宅', 'Residencial', 'Résidentiel', 'Residenziale', 'سكني'],
  'Duplicate Charges': ['重复收费', 'Cargos duplicados', 'Frais en double', 'Addebiti doppi', 'رسوم مكررة'],
  'GSR / late delivery': [
    'GSR / 延误',
    'GSR / entrega tardía',
    'GSR / livraison tardive',
    'GSR / consegna in ritardo',
    'GSR / تسليم متأخر',
  ],
  'Delivery area': ['派送区域', 'Zona de entrega', 'Zone de livraison', 'Area di consegna', 'منطقة التسليم'],
  'Address correction': [
    '地址更正',
    'Corrección de dirección',
    'Correction d’adresse',
    'Correzione dell’indirizzo',
    'تصحيح العنوان',
  ],
  'Additional handling': [
    '额外处理',
    'Manejo adicional',
    'Manutention supplémentaire',
    'Movimentazione supplementare',
    'مناولة إضافية',
  ],
  'Large package': ['大包裹', 'Paquete grande', 'Gros colis', 'Collo grande', 'طرد كبير'],
  Tax: ['税费', 'Impuestos', 'Taxes', 'Imposte', 'الضرائب'],
  'NPOD - no proof of delivery': [
    '无签收证明',
    'Sin prueba de entrega',
    'Sans preuve de livraison',
    'Senza prova di consegna',
    'بلا إثبات تسليم',
  ],
  Ground: ['陆运', 'Terrestre', 'Terrestre', 'Terrestre', 'بري'],
  Economy: ['经济', 'Económico', 'Économique', 'Economico', 'اقتصادي'],
  '3 Day': ['三日达', '3 días', '3 jours', '3 giorni', '3 أيام'],
  '2 Day': ['两日达', '2 días', '2 jours', '2 giorni', 'يومان'],
  'Next Day': ['次日达', 'Día siguiente', 'Lendemain', 'Giorno successivo', 'اليوم التالي'],
  'Next Day Early': [
    '次日早达',
    'Día siguiente temprano',
    'Lendemain matin',
    'Giorno successivo mattina',
    'صباح اليوم التالي',
  ],
  International: ['国际', 'Internacional', 'International', 'Internazionale', 'دولي'],
  Returns: ['退货', 'Devoluciones', 'Retours', 'Resi', 'المرتجعات'],
  Freight: ['货运', 'Carga', 'Fret', 'Merci pesanti', 'الشحن الثقيل'],
  Other: ['其他', 'Otros', 'Autres', 'Altro', 'أخرى'],
  Demand: ['旺季附加费', 'Demanda', 'Demande (haute saison)', 'Alta stagione', 'الذروة'],
  Signature: ['签收', 'Firma', 'Signature', 'Firma', 'توقيع'],
  Saturday: ['周六', 'Sábado', 'Samedi', 'Sabato', 'السبت'],
  'Declared value': ['声明价值', 'Valor declarado', 'Valeur déclarée', 'Valore dichiarato', 'القيمة المعلنة'],
  'Third party billing': [
    '第三方计费',
    'Facturación a terceros',
    'Facturation à un tiers',
    'Fatturazione a terzi',
    'فوترة لطرف ثالث',
  ],
  'Carbon neutral': ['碳中和', 'Carbono neutro', 'Neutre en carbone', 'Carbon neutral', 'محايد كربونيا'],
  Pickup: ['取件', 'Recogida', 'Enlèvement', 'Ritiro', 'استلام'],
  PREPAID: ['预付', 'Prepagado', 'Port payé', 'Porto franco', 'مدفوع مسبقا'],
  COLLECT: ['到付', 'Por cobrar', 'Port dû', 'Porto assegnato', 'الدفع عند الاستلام'],
  'THIRD PARTY': ['第三方', 'Tercero', 'Tiers', 'Terzi', 'طرف ثالث'],
};

/** The product's name of a measure. */
export function measureLabel(name: MeasureName, language: WordLanguage): string {
  return inLanguage(measureLabels[name], language) ?? measures[name].text;
}

/** The product's name of a dimension. */
export function dimensionLabel(name: DimensionName, language: WordLanguage): string {
  return inLanguage(dimensionLabels[name], language) ?? dimensions[name].text;
}

/** A stored value in words. */
export function valueLabel(
  value: string,
  dimension: DimensionName,
  language: WordLanguage,
  clientNames: Reading['clientNames'] = {},
): string {
  if (dimension === 'client') return clientNames[value] ?? value;
  if (dimension === 'country' || dimension === 'sender_country') return countryName(value, language);
  if (language === 'en') return value;
  if (dimension === 'weekday') return weekdayName(value, language);
  return Object.hasOwn(valueLabels, value) ? (inLanguage(valueLabels[value], language) ?? value) : value;
}

/** A week that began on a Sunday. */
const someSunday = Date.UTC(2026, 10, 22);
const dayMs = 86_400_000;

function weekdayName(value: string, language: WordLanguage): string {
  const names: readonly string[] = weekdays;
  const index = names.indexOf(value);
  const named = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return index < 0 ? value : named.format(someSunday + index * dayMs);
}

const regionNames = new Map<WordLanguage, Intl.DisplayNames>();

function countryName(code: string, language: WordLanguage): string {
  const names = regionNames.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  regionNames.set(language, names);
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

function inLanguage(labels: Labels | undefined, language: WordLanguage): string | undefined {
  const place = places[language];
  return place === undefined ? undefined : labels?.[place];
}

/** How a column of a list of packages or charges is called. */
export function listColumnLabel(name: string, language: WordLanguage | undefined): string {
  const labels: Readonly<Record<string, string>> = sentencesIn(language).listColumns;
  return labels[name] ?? name;
}
