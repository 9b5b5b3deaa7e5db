-- consignee country
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "USPS", p7 = "DHL"
select fact.normalised_consignee_country as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_consignee as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name <> {p6:String}
  and not (startsWith(fact.carrier_name, {p7:String}))
  and fact.has_net_amount_usd
group by fact.normalised_consignee_country
order by VALUE desc nulls last, NAME asc nulls last;

-- consignee state
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "USPS", p7 = "DHL", p8 = "US"
select fact.normalised_consignee_state as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_consignee as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name <> {p6:String}
  and not (startsWith(fact.carrier_name, {p7:String}))
  and fact.has_net_amount_usd
  and fact.normalised_consignee_country = {p8:String}
group by fact.normalised_consignee_state
order by VALUE desc nulls last, NAME asc nulls last;

-- consignee county
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "USPS", p7 = "DHL", p8 = 0, p9 = "US"
select fact.consignee_county as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name <> {p6:String}
  and not (startsWith(fact.carrier_name, {p7:String}))
  and CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))') <> CAST({p8:Int32}, 'Nullable(Decimal(38, 0))')
  and fact.normalised_consignee_country = {p9:String}
group by fact.consignee_county
order by VALUE desc nulls last, NAME asc nulls last;

-- consignee continent
-- p1 = "AO", p2 = "BF", p3 = "BI", p4 = "BJ", p5 = "BW", p6 = "CD", p7 = "CF", p8 = "CG", p9 = "CI", p10 = "CM",
--   p11 = "CV", p12 = "DJ", p13 = "DZ", p14 = "EG", p15 = "EH", p16 = "ER", p17 = "ET", p18 = "GA", p19 = "GH",
--   p20 = "GM", p21 = "GN", p22 = "GQ", p23 = "GW", p24 = "KE", p25 = "KM", p26 = "LR", p27 = "LS", p28 = "LY",
--   p29 = "MA", p30 = "MG", p31 = "ML", p32 = "MR", p33 = "MU", p34 = "MW", p35 = "MZ", p36 = "NA", p37 = "NE",
--   p38 = "NG", p39 = "RE", p40 = "RW", p41 = "SC", p42 = "SD", p43 = "SH", p44 = "SL", p45 = "SN", p46 = "SO",
--   p47 = "SS", p48 = "ST", p49 = "SZ", p50 = "TD", p51 = "TG", p52 = "TN", p53 = "TZ", p54 = "UG", p55 = "YT",
--   p56 = "ZA", p57 = "ZM", p58 = "ZW", p59 = "Africa", p60 = "AQ", p61 = "BV", p62 = "GS", p63 = "HM", p64 = "TF",
--   p65 = "Antarctica", p66 = "AE", p67 = "AF", p68 = "AM", p69 = "AZ", p70 = "BD", p71 = "BH", p72 = "BN", p73 = "BT",
--   p74 = "CC", p75 = "CN", p76 = "CX", p77 = "GE", p78 = "HK", p79 = "ID", p80 = "IL", p81 = "IN", p82 = "IO",
--   p83 = "IQ", p84 = "IR", p85 = "JO", p86 = "JP", p87 = "KG", p88 = "KH", p89 = "KP", p90 = "KR", p91 = "KW",
--   p92 = "KZ", p93 = "LA", p94 = "LB", p95 = "LK", p96 = "MM", p97 = "MN", p98 = "MO", p99 = "MV", p100 = "MY",
--   p101 = "NP", p102 = "OM", p103 = "PH", p104 = "PK", p105 = "PS", p106 = "QA", p107 = "RU", p108 = "SA", p109 = "SG",
--   p110 = "SY", p111 = "TH", p112 = "TJ", p113 = "TM", p114 = "TR", p115 = "TW", p116 = "UZ", p117 = "VN", p118 = "YE",
--   p119 = "Asia", p120 = "AD", p121 = "AL", p122 = "AT", p123 = "AX", p124 = "BA", p125 = "BE", p126 = "BG",
--   p127 = "BY", p128 = "CH", p129 = "CY", p130 = "CZ", p131 = "DE", p132 = "DK", p133 = "EE", p134 = "ES", p135 = "FI",
--   p136 = "FO", p137 = "FR", p138 = "GB", p139 = "GG", p140 = "GI", p141 = "GR", p142 = "HR", p143 = "HU", p144 = "IE",
--   p145 = "IM", p146 = "IS", p147 = "IT", p148 = "JE", p149 = "LI", p150 = "LT", p151 = "LU", p152 = "LV", p153 = "MC",
--   p154 = "MD", p155 = "ME", p156 = "MK", p157 = "MT", p158 = "NL", p159 = "NO", p160 = "PL", p161 = "PT", p162 = "RO",
--   p163 = "RS", p164 = "SE", p165 = "SI", p166 = "SJ", p167 = "SK", p168 = "SM", p169 = "UA", p170 = "VA", p171 = "XK",
--   p172 = "Europe", p173 = "AG", p174 = "AI", p175 = "AW", p176 = "BB", p177 = "BL", p178 = "BM", p179 = "BQ",
--   p180 = "BS", p181 = "BZ", p182 = "CA", p183 = "CR", p184 = "CU", p185 = "CW", p186 = "DM", p187 = "DO", p188 = "GD",
--   p189 = "GL", p190 = "GP", p191 = "GT", p192 = "HN", p193 = "HT", p194 = "JM", p195 = "KN", p196 = "KY", p197 = "LC",
--   p198 = "MF", p199 = "MQ", p200 = "MS", p201 = "MX", p202 = "NI", p203 = "PA", p204 = "PM", p205 = "PR", p206 = "SV",
--   p207 = "SX", p208 = "TC", p209 = "TT", p210 = "US", p211 = "VC", p212 = "VG", p213 = "VI", p214 = "North America",
--   p215 = "AS", p216 = "AU", p217 = "CK", p218 = "FJ", p219 = "FM", p220 = "GU", p221 = "KI", p222 = "MH", p223 = "MP",
--   p224 = "NC", p225 = "NF", p226 = "NR", p227 = "NU", p228 = "NZ", p229 = "PF", p230 = "PG", p231 = "PN", p232 = "PW",
--   p233 = "SB", p234 = "TK", p235 = "TL", p236 = "TO", p237 = "TV", p238 = "UM", p239 = "VU", p240 = "WF", p241 = "WS",
--   p242 = "Oceania", p243 = "AR", p244 = "BO", p245 = "BR", p246 = "CL", p247 = "CO", p248 = "EC", p249 = "FK",
--   p250 = "GF", p251 = "GY", p252 = "PE", p253 = "PY", p254 = "SR", p255 = "UY", p256 = "VE", p257 = "South America",
--   p258 = 5, p259 = 1001, p260 = 100120251, p261 = "2025-01-01", p262 = "2025-03-31", p263 = "USPS", p264 = "DHL"
select case when fact.normalised_consignee_country in ({p1:String}, {p2:String}, {p3:String}, {p4:String}, {p5:String}, {p6:String}, {p7:String}, {p8:String}, {p9:String}, {p10:String}, {p11:String}, {p12:String}, {p13:String}, {p14:String}, {p15:String}, {p16:String}, {p17:String}, {p18:String}, {p19:String}, {p20:String}, {p21:String}, {p22:String}, {p23:String}, {p24:String}, {p25:String}, {p26:String}, {p27:String}, {p28:String}, {p29:String}, {p30:String}, {p31:String}, {p32:String}, {p33:String}, {p34:String}, {p35:String}, {p36:String}, {p37:String}, {p38:String}, {p39:String}, {p40:String}, {p41:String}, {p42:String}, {p43:String}, {p44:String}, {p45:String}, {p46:String}, {p47:String}, {p48:String}, {p49:String}, {p50:String}, {p51:String}, {p52:String}, {p53:String}, {p54:String}, {p55:String}, {p56:String}, {p57:String}, {p58:String}) then {p59:String} when fact.normalised_consignee_country in ({p60:String}, {p61:String}, {p62:String}, {p63:String}, {p64:String}) then {p65:String} when fact.normalised_consignee_country in ({p66:String}, {p67:String}, {p68:String}, {p69:String}, {p70:String}, {p71:String}, {p72:String}, {p73:String}, {p74:String}, {p75:String}, {p76:String}, {p77:String}, {p78:String}, {p79:String}, {p80:String}, {p81:String}, {p82:String}, {p83:String}, {p84:String}, {p85:String}, {p86:String}, {p87:String}, {p88:String}, {p89:String}, {p90:String}, {p91:String}, {p92:String}, {p93:String}, {p94:String}, {p95:String}, {p96:String}, {p97:String}, {p98:String}, {p99:String}, {p100:String}, {p101:String}, {p102:String}, {p103:String}, {p104:String}, {p105:String}, {p106:String}, {p107:String}, {p108:String}, {p109:String}, {p110:String}, {p111:String}, {p112:String}, {p113:String}, {p114:String}, {p115:String}, {p116:String}, {p117:String}, {p118:String}) then {p119:String} when fact.normalised_consignee_country in ({p120:String}, {p121:String}, {p122:String}, {p123:String}, {p124:String}, {p125:String}, {p126:String}, {p127:String}, {p128:String}, {p129:String}, {p130:String}, {p131:String}, {p132:String}, {p133:String}, {p134:String}, {p135:String}, {p136:String}, {p137:String}, {p138:String}, {p139:String}, {p140:String}, {p141:String}, {p142:String}, {p143:String}, {p144:String}, {p145:String}, {p146:String}, {p147:String}, {p148:String}, {p149:String}, {p150:String}, {p151:String}, {p152:String}, {p153:String}, {p154:String}, {p155:String}, {p156:String}, {p157:String}, {p158:String}, {p159:String}, {p160:String}, {p161:String}, {p162:String}, {p163:String}, {p164:String}, {p165:String}, {p166:String}, {p167:String}, {p168:String}, {p169:String}, {p170:String}, {p171:String}) then {p172:String} when fact.normalised_consignee_country in ({p173:String}, {p174:String}, {p175:String}, {p176:String}, {p177:String}, {p178:String}, {p179:String}, {p180:String}, {p181:String}, {p182:String}, {p183:String}, {p184:String}, {p185:String}, {p186:String}, {p187:String}, {p188:String}, {p189:String}, {p190:String}, {p191:String}, {p192:String}, {p193:String}, {p194:String}, {p195:String}, {p196:String}, {p197:String}, {p198:String}, {p199:String}, {p200:String}, {p201:String}, {p202:String}, {p203:String}, {p204:String}, {p205:String}, {p206:String}, {p207:String}, {p208:String}, {p209:String}, {p210:String}, {p211:String}, {p212:String}, {p213:String}) then {p214:String} when fact.normalised_consignee_country in ({p215:String}, {p216:String}, {p217:String}, {p218:String}, {p219:String}, {p220:String}, {p221:String}, {p222:String}, {p223:String}, {p224:String}, {p225:String}, {p226:String}, {p227:String}, {p228:String}, {p229:String}, {p230:String}, {p231:String}, {p232:String}, {p233:String}, {p234:String}, {p235:String}, {p236:String}, {p237:String}, {p238:String}, {p239:String}, {p240:String}, {p241:String}) then {p242:String} when fact.normalised_consignee_country in ({p243:String}, {p244:String}, {p245:String}, {p246:String}, {p247:String}, {p248:String}, {p249:String}, {p250:String}, {p251:String}, {p252:String}, {p253:String}, {p254:String}, {p255:String}, {p256:String}) then {p257:String} else null end as NAME,
  sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_consignee as fact
where fact.since_load <= {p258:Int32} and fact.until_load > {p258:Int32}
  and fact.client_id = {p259:Int32}
  and fact.bill_date_partition between {p260:Int32} and {p260:Int32}
  and fact.bill_date between toDate32({p261:String}) and toDate32({p262:String})
  and fact.carrier_name <> {p263:String}
  and not (startsWith(fact.carrier_name, {p264:String}))
  and fact.has_net_amount_usd
group by case when fact.normalised_consignee_country in ({p1:String}, {p2:String}, {p3:String}, {p4:String}, {p5:String}, {p6:String}, {p7:String}, {p8:String}, {p9:String}, {p10:String}, {p11:String}, {p12:String}, {p13:String}, {p14:String}, {p15:String}, {p16:String}, {p17:String}, {p18:String}, {p19:String}, {p20:String}, {p21:String}, {p22:String}, {p23:String}, {p24:String}, {p25:String}, {p26:String}, {p27:String}, {p28:String}, {p29:String}, {p30:String}, {p31:String}, {p32:String}, {p33:String}, {p34:String}, {p35:String}, {p36:String}, {p37:String}, {p38:String}, {p39:String}, {p40:String}, {p41:String}, {p42:String}, {p43:String}, {p44:String}, {p45:String}, {p46:String}, {p47:String}, {p48:String}, {p49:String}, {p50:String}, {p51:String}, {p52:String}, {p53:String}, {p54:String}, {p55:String}, {p56:String}, {p57:String}, {p58:String}) then {p59:String} when fact.normalised_consignee_country in ({p60:String}, {p61:String}, {p62:String}, {p63:String}, {p64:String}) then {p65:String} when fact.normalised_consignee_country in ({p66:String}, {p67:String}, {p68:String}, {p69:String}, {p70:String}, {p71:String}, {p72:String}, {p73:String}, {p74:String}, {p75:String}, {p76:String}, {p77:String}, {p78:String}, {p79:String}, {p80:String}, {p81:String}, {p82:String}, {p83:String}, {p84:String}, {p85:String}, {p86:String}, {p87:String}, {p88:String}, {p89:String}, {p90:String}, {p91:String}, {p92:String}, {p93:String}, {p94:String}, {p95:String}, {p96:String}, {p97:String}, {p98:String}, {p99:String}, {p100:String}, {p101:String}, {p102:String}, {p103:String}, {p104:String}, {p105:String}, {p106:String}, {p107:String}, {p108:String}, {p109:String}, {p110:String}, {p111:String}, {p112:String}, {p113:String}, {p114:String}, {p115:String}, {p116:String}, {p117:String}, {p118:String}) then {p119:String} when fact.normalised_consignee_country in ({p120:String}, {p121:String}, {p122:String}, {p123:String}, {p124:String}, {p125:String}, {p126:String}, {p127:String}, {p128:String}, {p129:String}, {p130:String}, {p131:String}, {p132:String}, {p133:String}, {p134:String}, {p135:String}, {p136:String}, {p137:String}, {p138:String}, {p139:String}, {p140:String}, {p141:String}, {p142:String}, {p143:String}, {p144:String}, {p145:String}, {p146:String}, {p147:String}, {p148:String}, {p149:String}, {p150:String}, {p151:String}, {p152:String}, {p153:String}, {p154:String}, {p155:String}, {p156:String}, {p157:String}, {p158:String}, {p159:String}, {p160:String}, {p161:String}, {p162:String}, {p163:String}, {p164:String}, {p165:String}, {p166:String}, {p167:String}, {p168:String}, {p169:String}, {p170:String}, {p171:String}) then {p172:String} when fact.normalised_consignee_country in ({p173:String}, {p174:String}, {p175:String}, {p176:String}, {p177:String}, {p178:String}, {p179:String}, {p180:String}, {p181:String}, {p182:String}, {p183:String}, {p184:String}, {p185:String}, {p186:String}, {p187:String}, {p188:String}, {p189:String}, {p190:String}, {p191:String}, {p192:String}, {p193:String}, {p194:String}, {p195:String}, {p196:String}, {p197:String}, {p198:String}, {p199:String}, {p200:String}, {p201:String}, {p202:String}, {p203:String}, {p204:String}, {p205:String}, {p206:String}, {p207:String}, {p208:String}, {p209:String}, {p210:String}, {p211:String}, {p212:String}, {p213:String}) then {p214:String} when fact.normalised_consignee_country in ({p215:String}, {p216:String}, {p217:String}, {p218:String}, {p219:String}, {p220:String}, {p221:String}, {p222:String}, {p223:String}, {p224:String}, {p225:String}, {p226:String}, {p227:String}, {p228:String}, {p229:String}, {p230:String}, {p231:String}, {p232:String}, {p233:String}, {p234:String}, {p235:String}, {p236:String}, {p237:String}, {p238:String}, {p239:String}, {p240:String}, {p241:String}) then {p242:String} when fact.normalised_consignee_country in ({p243:String}, {p244:String}, {p245:String}, {p246:String}, {p247:String}, {p248:String}, {p249:String}, {p250:String}, {p251:String}, {p252:String}, {p253:String}, {p254:String}, {p255:String}, {p256:String}) then {p257:String} else null end
order by VALUE desc nulls last, NAME asc nulls last;

-- sender country
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "USPS", p7 = "DHL"
select fact.normalised_sender_country as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_sender as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name <> {p6:String}
  and not (startsWith(fact.carrier_name, {p7:String}))
  and fact.has_net_amount_usd
group by fact.normalised_sender_country
order by VALUE desc nulls last, NAME asc nulls last;

-- sender state
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "USPS", p7 = "DHL", p8 = "US"
select fact.normalised_sender_state as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_sender as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name <> {p6:String}
  and not (startsWith(fact.carrier_name, {p7:String}))
  and fact.has_net_amount_usd
  and fact.normalised_sender_country = {p8:String}
group by fact.normalised_sender_state
order by VALUE desc nulls last, NAME asc nulls last;

-- sender county
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "USPS", p7 = "DHL", p8 = 0, p9 = "US"
select fact.sender_county as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from package_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.carrier_name <> {p6:String}
  and not (startsWith(fact.carrier_name, {p7:String}))
  and CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))') <> CAST({p8:Int32}, 'Nullable(Decimal(38, 0))')
  and fact.normalised_sender_country = {p9:String}
group by fact.sender_county
order by VALUE desc nulls last, NAME asc nulls last;

-- sender continent
-- p1 = "AO", p2 = "BF", p3 = "BI", p4 = "BJ", p5 = "BW", p6 = "CD", p7 = "CF", p8 = "CG", p9 = "CI", p10 = "CM",
--   p11 = "CV", p12 = "DJ", p13 = "DZ", p14 = "EG", p15 = "EH", p16 = "ER", p17 = "ET", p18 = "GA", p19 = "GH",
--   p20 = "GM", p21 = "GN", p22 = "GQ", p23 = "GW", p24 = "KE", p25 = "KM", p26 = "LR", p27 = "LS", p28 = "LY",
--   p29 = "MA", p30 = "MG", p31 = "ML", p32 = "MR", p33 = "MU", p34 = "MW", p35 = "MZ", p36 = "NA", p37 = "NE",
--   p38 = "NG", p39 = "RE", p40 = "RW", p41 = "SC", p42 = "SD", p43 = "SH", p44 = "SL", p45 = "SN", p46 = "SO",
--   p47 = "SS", p48 = "ST", p49 = "SZ", p50 = "TD", p51 = "TG", p52 = "TN", p53 = "TZ", p54 = "UG", p55 = "YT",
--   p56 = "ZA", p57 = "ZM", p58 = "ZW", p59 = "Africa", p60 = "AQ", p61 = "BV", p62 = "GS", p63 = "HM", p64 = "TF",
--   p65 = "Antarctica", p66 = "AE", p67 = "AF", p68 = "AM", p69 = "AZ", p70 = "BD", p71 = "BH", p72 = "BN", p73 = "BT",
--   p74 = "CC", p75 = "CN", p76 = "CX", p77 = "GE", p78 = "HK", p79 = "ID", p80 = "IL", p81 = "IN", p82 = "IO",
--   p83 = "IQ", p84 = "IR", p85 = "JO", p86 = "JP", p87 = "KG", p88 = "KH", p89 = "KP", p90 = "KR", p91 = "KW",
--   p92 = "KZ", p93 = "LA", p94 = "LB", p95 = "LK", p96 = "MM", p97 = "MN", p98 = "MO", p99 = "MV", p100 = "MY",
--   p101 = "NP", p102 = "OM", p103 = "PH", p104 = "PK", p105 = "PS", p106 = "QA", p107 = "RU", p108 = "SA", p109 = "SG",
--   p110 = "SY", p111 = "TH", p112 = "TJ", p113 = "TM", p114 = "TR", p115 = "TW", p116 = "UZ", p117 = "VN", p118 = "YE",
--   p119 = "Asia", p120 = "AD", p121 = "AL", p122 = "AT", p123 = "AX", p124 = "BA", p125 = "BE", p126 = "BG",
--   p127 = "BY", p128 = "CH", p129 = "CY", p130 = "CZ", p131 = "DE", p132 = "DK", p133 = "EE", p134 = "ES", p135 = "FI",
--   p136 = "FO", p137 = "FR", p138 = "GB", p139 = "GG", p140 = "GI", p141 = "GR", p142 = "HR", p143 = "HU", p144 = "IE",
--   p145 = "IM", p146 = "IS", p147 = "IT", p148 = "JE", p149 = "LI", p150 = "LT", p151 = "LU", p152 = "LV", p153 = "MC",
--   p154 = "MD", p155 = "ME", p156 = "MK", p157 = "MT", p158 = "NL", p159 = "NO", p160 = "PL", p161 = "PT", p162 = "RO",
--   p163 = "RS", p164 = "SE", p165 = "SI", p166 = "SJ", p167 = "SK", p168 = "SM", p169 = "UA", p170 = "VA", p171 = "XK",
--   p172 = "Europe", p173 = "AG", p174 = "AI", p175 = "AW", p176 = "BB", p177 = "BL", p178 = "BM", p179 = "BQ",
--   p180 = "BS", p181 = "BZ", p182 = "CA", p183 = "CR", p184 = "CU", p185 = "CW", p186 = "DM", p187 = "DO", p188 = "GD",
--   p189 = "GL", p190 = "GP", p191 = "GT", p192 = "HN", p193 = "HT", p194 = "JM", p195 = "KN", p196 = "KY", p197 = "LC",
--   p198 = "MF", p199 = "MQ", p200 = "MS", p201 = "MX", p202 = "NI", p203 = "PA", p204 = "PM", p205 = "PR", p206 = "SV",
--   p207 = "SX", p208 = "TC", p209 = "TT", p210 = "US", p211 = "VC", p212 = "VG", p213 = "VI", p214 = "North America",
--   p215 = "AS", p216 = "AU", p217 = "CK", p218 = "FJ", p219 = "FM", p220 = "GU", p221 = "KI", p222 = "MH", p223 = "MP",
--   p224 = "NC", p225 = "NF", p226 = "NR", p227 = "NU", p228 = "NZ", p229 = "PF", p230 = "PG", p231 = "PN", p232 = "PW",
--   p233 = "SB", p234 = "TK", p235 = "TL", p236 = "TO", p237 = "TV", p238 = "UM", p239 = "VU", p240 = "WF", p241 = "WS",
--   p242 = "Oceania", p243 = "AR", p244 = "BO", p245 = "BR", p246 = "CL", p247 = "CO", p248 = "EC", p249 = "FK",
--   p250 = "GF", p251 = "GY", p252 = "PE", p253 = "PY", p254 = "SR", p255 = "UY", p256 = "VE", p257 = "South America",
--   p258 = 5, p259 = 1001, p260 = 100120251, p261 = "2025-01-01", p262 = "2025-03-31", p263 = "USPS", p264 = "DHL"
select case when fact.normalised_sender_country in ({p1:String}, {p2:String}, {p3:String}, {p4:String}, {p5:String}, {p6:String}, {p7:String}, {p8:String}, {p9:String}, {p10:String}, {p11:String}, {p12:String}, {p13:String}, {p14:String}, {p15:String}, {p16:String}, {p17:String}, {p18:String}, {p19:String}, {p20:String}, {p21:String}, {p22:String}, {p23:String}, {p24:String}, {p25:String}, {p26:String}, {p27:String}, {p28:String}, {p29:String}, {p30:String}, {p31:String}, {p32:String}, {p33:String}, {p34:String}, {p35:String}, {p36:String}, {p37:String}, {p38:String}, {p39:String}, {p40:String}, {p41:String}, {p42:String}, {p43:String}, {p44:String}, {p45:String}, {p46:String}, {p47:String}, {p48:String}, {p49:String}, {p50:String}, {p51:String}, {p52:String}, {p53:String}, {p54:String}, {p55:String}, {p56:String}, {p57:String}, {p58:String}) then {p59:String} when fact.normalised_sender_country in ({p60:String}, {p61:String}, {p62:String}, {p63:String}, {p64:String}) then {p65:String} when fact.normalised_sender_country in ({p66:String}, {p67:String}, {p68:String}, {p69:String}, {p70:String}, {p71:String}, {p72:String}, {p73:String}, {p74:String}, {p75:String}, {p76:String}, {p77:String}, {p78:String}, {p79:String}, {p80:String}, {p81:String}, {p82:String}, {p83:String}, {p84:String}, {p85:String}, {p86:String}, {p87:String}, {p88:String}, {p89:String}, {p90:String}, {p91:String}, {p92:String}, {p93:String}, {p94:String}, {p95:String}, {p96:String}, {p97:String}, {p98:String}, {p99:String}, {p100:String}, {p101:String}, {p102:String}, {p103:String}, {p104:String}, {p105:String}, {p106:String}, {p107:String}, {p108:String}, {p109:String}, {p110:String}, {p111:String}, {p112:String}, {p113:String}, {p114:String}, {p115:String}, {p116:String}, {p117:String}, {p118:String}) then {p119:String} when fact.normalised_sender_country in ({p120:String}, {p121:String}, {p122:String}, {p123:String}, {p124:String}, {p125:String}, {p126:String}, {p127:String}, {p128:String}, {p129:String}, {p130:String}, {p131:String}, {p132:String}, {p133:String}, {p134:String}, {p135:String}, {p136:String}, {p137:String}, {p138:String}, {p139:String}, {p140:String}, {p141:String}, {p142:String}, {p143:String}, {p144:String}, {p145:String}, {p146:String}, {p147:String}, {p148:String}, {p149:String}, {p150:String}, {p151:String}, {p152:String}, {p153:String}, {p154:String}, {p155:String}, {p156:String}, {p157:String}, {p158:String}, {p159:String}, {p160:String}, {p161:String}, {p162:String}, {p163:String}, {p164:String}, {p165:String}, {p166:String}, {p167:String}, {p168:String}, {p169:String}, {p170:String}, {p171:String}) then {p172:String} when fact.normalised_sender_country in ({p173:String}, {p174:String}, {p175:String}, {p176:String}, {p177:String}, {p178:String}, {p179:String}, {p180:String}, {p181:String}, {p182:String}, {p183:String}, {p184:String}, {p185:String}, {p186:String}, {p187:String}, {p188:String}, {p189:String}, {p190:String}, {p191:String}, {p192:String}, {p193:String}, {p194:String}, {p195:String}, {p196:String}, {p197:String}, {p198:String}, {p199:String}, {p200:String}, {p201:String}, {p202:String}, {p203:String}, {p204:String}, {p205:String}, {p206:String}, {p207:String}, {p208:String}, {p209:String}, {p210:String}, {p211:String}, {p212:String}, {p213:String}) then {p214:String} when fact.normalised_sender_country in ({p215:String}, {p216:String}, {p217:String}, {p218:String}, {p219:String}, {p220:String}, {p221:String}, {p222:String}, {p223:String}, {p224:String}, {p225:String}, {p226:String}, {p227:String}, {p228:String}, {p229:String}, {p230:String}, {p231:String}, {p232:String}, {p233:String}, {p234:String}, {p235:String}, {p236:String}, {p237:String}, {p238:String}, {p239:String}, {p240:String}, {p241:String}) then {p242:String} when fact.normalised_sender_country in ({p243:String}, {p244:String}, {p245:String}, {p246:String}, {p247:String}, {p248:String}, {p249:String}, {p250:String}, {p251:String}, {p252:String}, {p253:String}, {p254:String}, {p255:String}, {p256:String}) then {p257:String} else null end as NAME,
  sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as VALUE
from rollup_bill_sender as fact
where fact.since_load <= {p258:Int32} and fact.until_load > {p258:Int32}
  and fact.client_id = {p259:Int32}
  and fact.bill_date_partition between {p260:Int32} and {p260:Int32}
  and fact.bill_date between toDate32({p261:String}) and toDate32({p262:String})
  and fact.carrier_name <> {p263:String}
  and not (startsWith(fact.carrier_name, {p264:String}))
  and fact.has_net_amount_usd
group by case when fact.normalised_sender_country in ({p1:String}, {p2:String}, {p3:String}, {p4:String}, {p5:String}, {p6:String}, {p7:String}, {p8:String}, {p9:String}, {p10:String}, {p11:String}, {p12:String}, {p13:String}, {p14:String}, {p15:String}, {p16:String}, {p17:String}, {p18:String}, {p19:String}, {p20:String}, {p21:String}, {p22:String}, {p23:String}, {p24:String}, {p25:String}, {p26:String}, {p27:String}, {p28:String}, {p29:String}, {p30:String}, {p31:String}, {p32:String}, {p33:String}, {p34:String}, {p35:String}, {p36:String}, {p37:String}, {p38:String}, {p39:String}, {p40:String}, {p41:String}, {p42:String}, {p43:String}, {p44:String}, {p45:String}, {p46:String}, {p47:String}, {p48:String}, {p49:String}, {p50:String}, {p51:String}, {p52:String}, {p53:String}, {p54:String}, {p55:String}, {p56:String}, {p57:String}, {p58:String}) then {p59:String} when fact.normalised_sender_country in ({p60:String}, {p61:String}, {p62:String}, {p63:String}, {p64:String}) then {p65:String} when fact.normalised_sender_country in ({p66:String}, {p67:String}, {p68:String}, {p69:String}, {p70:String}, {p71:String}, {p72:String}, {p73:String}, {p74:String}, {p75:String}, {p76:String}, {p77:String}, {p78:String}, {p79:String}, {p80:String}, {p81:String}, {p82:String}, {p83:String}, {p84:String}, {p85:String}, {p86:String}, {p87:String}, {p88:String}, {p89:String}, {p90:String}, {p91:String}, {p92:String}, {p93:String}, {p94:String}, {p95:String}, {p96:String}, {p97:String}, {p98:String}, {p99:String}, {p100:String}, {p101:String}, {p102:String}, {p103:String}, {p104:String}, {p105:String}, {p106:String}, {p107:String}, {p108:String}, {p109:String}, {p110:String}, {p111:String}, {p112:String}, {p113:String}, {p114:String}, {p115:String}, {p116:String}, {p117:String}, {p118:String}) then {p119:String} when fact.normalised_sender_country in ({p120:String}, {p121:String}, {p122:String}, {p123:String}, {p124:String}, {p125:String}, {p126:String}, {p127:String}, {p128:String}, {p129:String}, {p130:String}, {p131:String}, {p132:String}, {p133:String}, {p134:String}, {p135:String}, {p136:String}, {p137:String}, {p138:String}, {p139:String}, {p140:String}, {p141:String}, {p142:String}, {p143:String}, {p144:String}, {p145:String}, {p146:String}, {p147:String}, {p148:String}, {p149:String}, {p150:String}, {p151:String}, {p152:String}, {p153:String}, {p154:String}, {p155:String}, {p156:String}, {p157:String}, {p158:String}, {p159:String}, {p160:String}, {p161:String}, {p162:String}, {p163:String}, {p164:String}, {p165:String}, {p166:String}, {p167:String}, {p168:String}, {p169:String}, {p170:String}, {p171:String}) then {p172:String} when fact.normalised_sender_country in ({p173:String}, {p174:String}, {p175:String}, {p176:String}, {p177:String}, {p178:String}, {p179:String}, {p180:String}, {p181:String}, {p182:String}, {p183:String}, {p184:String}, {p185:String}, {p186:String}, {p187:String}, {p188:String}, {p189:String}, {p190:String}, {p191:String}, {p192:String}, {p193:String}, {p194:String}, {p195:String}, {p196:String}, {p197:String}, {p198:String}, {p199:String}, {p200:String}, {p201:String}, {p202:String}, {p203:String}, {p204:String}, {p205:String}, {p206:String}, {p207:String}, {p208:String}, {p209:String}, {p210:String}, {p211:String}, {p212:String}, {p213:String}) then {p214:String} when fact.normalised_sender_country in ({p215:String}, {p216:String}, {p217:String}, {p218:String}, {p219:String}, {p220:String}, {p221:String}, {p222:String}, {p223:String}, {p224:String}, {p225:String}, {p226:String}, {p227:String}, {p228:String}, {p229:String}, {p230:String}, {p231:String}, {p232:String}, {p233:String}, {p234:String}, {p235:String}, {p236:String}, {p237:String}, {p238:String}, {p239:String}, {p240:String}, {p241:String}) then {p242:String} when fact.normalised_sender_country in ({p243:String}, {p244:String}, {p245:String}, {p246:String}, {p247:String}, {p248:String}, {p249:String}, {p250:String}, {p251:String}, {p252:String}, {p253:String}, {p254:String}, {p255:String}, {p256:String}) then {p257:String} else null end
order by VALUE desc nulls last, NAME asc nulls last;

-- parcels, consignee country
-- p1 = "Late", p2 = 0, p3 = 100, p4 = "Exception", p5 = 5, p6 = 1001, p7 = 100120251, p8 = "2025-01-01",
--   p9 = "2025-03-31", p10 = "parcel"
select fact.normalised_consignee_country as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as SPEND,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES,
  CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as LATE,
  case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') = {p2:Int32} then CAST({p2:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p3:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as LATE_PERCENTAGE,
  CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as EXCEPTIONS,
  case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') = {p2:Int32} then CAST({p2:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p3:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as EXCEPTION_PERCENTAGE
from rollup_bill_consignee as fact
where fact.since_load <= {p5:Int32} and fact.until_load > {p5:Int32}
  and fact.client_id = {p6:Int32}
  and fact.bill_date_partition between {p7:Int32} and {p7:Int32}
  and fact.bill_date between toDate32({p8:String}) and toDate32({p9:String})
  and fact.bucket_name = {p10:String}
group by fact.normalised_consignee_country
order by SPEND desc nulls last, NAME asc nulls last;

-- freight, consignee country
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "freight", p7 = "TFGHT", p8 = "FGHT",
--   p9 = "TDSC", p10 = "DSC"
select fact.normalised_consignee_country as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as SPEND
from charge_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.bucket_name = {p6:String}
  and (fact.accessorial_code is null or if(isNull(fact.accessorial_code), null,
  fact.accessorial_code not in ({p7:String}, {p8:String}, {p9:String}, {p10:String})))
group by fact.normalised_consignee_country
order by SPEND desc nulls last, NAME asc nulls last;

-- parcels, consignee state
-- p1 = "Late", p2 = 0, p3 = 100, p4 = "Exception", p5 = 5, p6 = 1001, p7 = 100120251, p8 = "2025-01-01",
--   p9 = "2025-03-31", p10 = "parcel", p11 = "US"
select fact.normalised_consignee_state as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as SPEND,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES,
  CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as LATE,
  case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') = {p2:Int32} then CAST({p2:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p3:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as LATE_PERCENTAGE,
  CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as EXCEPTIONS,
  case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') = {p2:Int32} then CAST({p2:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p3:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as EXCEPTION_PERCENTAGE
from rollup_bill_consignee as fact
where fact.since_load <= {p5:Int32} and fact.until_load > {p5:Int32}
  and fact.client_id = {p6:Int32}
  and fact.bill_date_partition between {p7:Int32} and {p7:Int32}
  and fact.bill_date between toDate32({p8:String}) and toDate32({p9:String})
  and fact.bucket_name = {p10:String}
  and fact.normalised_consignee_country = {p11:String}
group by fact.normalised_consignee_state
order by SPEND desc nulls last, NAME asc nulls last;

-- freight, consignee state
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "freight", p7 = "TFGHT", p8 = "FGHT",
--   p9 = "TDSC", p10 = "DSC", p11 = "US"
select fact.normalised_consignee_state as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as SPEND
from charge_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.bucket_name = {p6:String}
  and (fact.accessorial_code is null or if(isNull(fact.accessorial_code), null,
  fact.accessorial_code not in ({p7:String}, {p8:String}, {p9:String}, {p10:String})))
  and fact.normalised_consignee_country = {p11:String}
group by fact.normalised_consignee_state
order by SPEND desc nulls last, NAME asc nulls last;

-- parcels, consignee county
-- p1 = "Late", p2 = 0, p3 = 100, p4 = "Exception", p5 = 5, p6 = 1001, p7 = 100120251, p8 = "2025-01-01",
--   p9 = "2025-03-31", p10 = "parcel", p11 = "US"
select fact.consignee_county as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as SPEND,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES,
  CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as LATE,
  case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') = {p2:Int32} then CAST({p2:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p3:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as LATE_PERCENTAGE,
  CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as EXCEPTIONS,
  case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') = {p2:Int32} then CAST({p2:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p3:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as EXCEPTION_PERCENTAGE
from package_level_info as fact
where fact.since_load <= {p5:Int32} and fact.until_load > {p5:Int32}
  and fact.client_id = {p6:Int32}
  and fact.bill_date_partition between {p7:Int32} and {p7:Int32}
  and fact.bill_date between toDate32({p8:String}) and toDate32({p9:String})
  and fact.bucket_name = {p10:String}
  and fact.normalised_consignee_country = {p11:String}
group by fact.consignee_county
order by SPEND desc nulls last, NAME asc nulls last;

-- freight, consignee county
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "freight", p7 = "TFGHT", p8 = "FGHT",
--   p9 = "TDSC", p10 = "DSC", p11 = "US"
select fact.consignee_county as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as SPEND
from charge_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.bucket_name = {p6:String}
  and (fact.accessorial_code is null or if(isNull(fact.accessorial_code), null,
  fact.accessorial_code not in ({p7:String}, {p8:String}, {p9:String}, {p10:String})))
  and fact.normalised_consignee_country = {p11:String}
group by fact.consignee_county
order by SPEND desc nulls last, NAME asc nulls last;

-- parcels, consignee continent
-- p1 = "AO", p2 = "BF", p3 = "BI", p4 = "BJ", p5 = "BW", p6 = "CD", p7 = "CF", p8 = "CG", p9 = "CI", p10 = "CM",
--   p11 = "CV", p12 = "DJ", p13 = "DZ", p14 = "EG", p15 = "EH", p16 = "ER", p17 = "ET", p18 = "GA", p19 = "GH",
--   p20 = "GM", p21 = "GN", p22 = "GQ", p23 = "GW", p24 = "KE", p25 = "KM", p26 = "LR", p27 = "LS", p28 = "LY",
--   p29 = "MA", p30 = "MG", p31 = "ML", p32 = "MR", p33 = "MU", p34 = "MW", p35 = "MZ", p36 = "NA", p37 = "NE",
--   p38 = "NG", p39 = "RE", p40 = "RW", p41 = "SC", p42 = "SD", p43 = "SH", p44 = "SL", p45 = "SN", p46 = "SO",
--   p47 = "SS", p48 = "ST", p49 = "SZ", p50 = "TD", p51 = "TG", p52 = "TN", p53 = "TZ", p54 = "UG", p55 = "YT",
--   p56 = "ZA", p57 = "ZM", p58 = "ZW", p59 = "Africa", p60 = "AQ", p61 = "BV", p62 = "GS", p63 = "HM", p64 = "TF",
--   p65 = "Antarctica", p66 = "AE", p67 = "AF", p68 = "AM", p69 = "AZ", p70 = "BD", p71 = "BH", p72 = "BN", p73 = "BT",
--   p74 = "CC", p75 = "CN", p76 = "CX", p77 = "GE", p78 = "HK", p79 = "ID", p80 = "IL", p81 = "IN", p82 = "IO",
--   p83 = "IQ", p84 = "IR", p85 = "JO", p86 = "JP", p87 = "KG", p88 = "KH", p89 = "KP", p90 = "KR", p91 = "KW",
--   p92 = "KZ", p93 = "LA", p94 = "LB", p95 = "LK", p96 = "MM", p97 = "MN", p98 = "MO", p99 = "MV", p100 = "MY",
--   p101 = "NP", p102 = "OM", p103 = "PH", p104 = "PK", p105 = "PS", p106 = "QA", p107 = "RU", p108 = "SA", p109 = "SG",
--   p110 = "SY", p111 = "TH", p112 = "TJ", p113 = "TM", p114 = "TR", p115 = "TW", p116 = "UZ", p117 = "VN", p118 = "YE",
--   p119 = "Asia", p120 = "AD", p121 = "AL", p122 = "AT", p123 = "AX", p124 = "BA", p125 = "BE", p126 = "BG",
--   p127 = "BY", p128 = "CH", p129 = "CY", p130 = "CZ", p131 = "DE", p132 = "DK", p133 = "EE", p134 = "ES", p135 = "FI",
--   p136 = "FO", p137 = "FR", p138 = "GB", p139 = "GG", p140 = "GI", p141 = "GR", p142 = "HR", p143 = "HU", p144 = "IE",
--   p145 = "IM", p146 = "IS", p147 = "IT", p148 = "JE", p149 = "LI", p150 = "LT", p151 = "LU", p152 = "LV", p153 = "MC",
--   p154 = "MD", p155 = "ME", p156 = "MK", p157 = "MT", p158 = "NL", p159 = "NO", p160 = "PL", p161 = "PT", p162 = "RO",
--   p163 = "RS", p164 = "SE", p165 = "SI", p166 = "SJ", p167 = "SK", p168 = "SM", p169 = "UA", p170 = "VA", p171 = "XK",
--   p172 = "Europe", p173 = "AG", p174 = "AI", p175 = "AW", p176 = "BB", p177 = "BL", p178 = "BM", p179 = "BQ",
--   p180 = "BS", p181 = "BZ", p182 = "CA", p183 = "CR", p184 = "CU", p185 = "CW", p186 = "DM", p187 = "DO", p188 = "GD",
--   p189 = "GL", p190 = "GP", p191 = "GT", p192 = "HN", p193 = "HT", p194 = "JM", p195 = "KN", p196 = "KY", p197 = "LC",
--   p198 = "MF", p199 = "MQ", p200 = "MS", p201 = "MX", p202 = "NI", p203 = "PA", p204 = "PM", p205 = "PR", p206 = "SV",
--   p207 = "SX", p208 = "TC", p209 = "TT", p210 = "US", p211 = "VC", p212 = "VG", p213 = "VI", p214 = "North America",
--   p215 = "AS", p216 = "AU", p217 = "CK", p218 = "FJ", p219 = "FM", p220 = "GU", p221 = "KI", p222 = "MH", p223 = "MP",
--   p224 = "NC", p225 = "NF", p226 = "NR", p227 = "NU", p228 = "NZ", p229 = "PF", p230 = "PG", p231 = "PN", p232 = "PW",
--   p233 = "SB", p234 = "TK", p235 = "TL", p236 = "TO", p237 = "TV", p238 = "UM", p239 = "VU", p240 = "WF", p241 = "WS",
--   p242 = "Oceania", p243 = "AR", p244 = "BO", p245 = "BR", p246 = "CL", p247 = "CO", p248 = "EC", p249 = "FK",
--   p250 = "GF", p251 = "GY", p252 = "PE", p253 = "PY", p254 = "SR", p255 = "UY", p256 = "VE", p257 = "South America",
--   p258 = "Late", p259 = 0, p260 = 100, p261 = "Exception", p262 = 5, p263 = 1001, p264 = 100120251,
--   p265 = "2025-01-01", p266 = "2025-03-31", p267 = "parcel"
select case when fact.normalised_consignee_country in ({p1:String}, {p2:String}, {p3:String}, {p4:String}, {p5:String}, {p6:String}, {p7:String}, {p8:String}, {p9:String}, {p10:String}, {p11:String}, {p12:String}, {p13:String}, {p14:String}, {p15:String}, {p16:String}, {p17:String}, {p18:String}, {p19:String}, {p20:String}, {p21:String}, {p22:String}, {p23:String}, {p24:String}, {p25:String}, {p26:String}, {p27:String}, {p28:String}, {p29:String}, {p30:String}, {p31:String}, {p32:String}, {p33:String}, {p34:String}, {p35:String}, {p36:String}, {p37:String}, {p38:String}, {p39:String}, {p40:String}, {p41:String}, {p42:String}, {p43:String}, {p44:String}, {p45:String}, {p46:String}, {p47:String}, {p48:String}, {p49:String}, {p50:String}, {p51:String}, {p52:String}, {p53:String}, {p54:String}, {p55:String}, {p56:String}, {p57:String}, {p58:String}) then {p59:String} when fact.normalised_consignee_country in ({p60:String}, {p61:String}, {p62:String}, {p63:String}, {p64:String}) then {p65:String} when fact.normalised_consignee_country in ({p66:String}, {p67:String}, {p68:String}, {p69:String}, {p70:String}, {p71:String}, {p72:String}, {p73:String}, {p74:String}, {p75:String}, {p76:String}, {p77:String}, {p78:String}, {p79:String}, {p80:String}, {p81:String}, {p82:String}, {p83:String}, {p84:String}, {p85:String}, {p86:String}, {p87:String}, {p88:String}, {p89:String}, {p90:String}, {p91:String}, {p92:String}, {p93:String}, {p94:String}, {p95:String}, {p96:String}, {p97:String}, {p98:String}, {p99:String}, {p100:String}, {p101:String}, {p102:String}, {p103:String}, {p104:String}, {p105:String}, {p106:String}, {p107:String}, {p108:String}, {p109:String}, {p110:String}, {p111:String}, {p112:String}, {p113:String}, {p114:String}, {p115:String}, {p116:String}, {p117:String}, {p118:String}) then {p119:String} when fact.normalised_consignee_country in ({p120:String}, {p121:String}, {p122:String}, {p123:String}, {p124:String}, {p125:String}, {p126:String}, {p127:String}, {p128:String}, {p129:String}, {p130:String}, {p131:String}, {p132:String}, {p133:String}, {p134:String}, {p135:String}, {p136:String}, {p137:String}, {p138:String}, {p139:String}, {p140:String}, {p141:String}, {p142:String}, {p143:String}, {p144:String}, {p145:String}, {p146:String}, {p147:String}, {p148:String}, {p149:String}, {p150:String}, {p151:String}, {p152:String}, {p153:String}, {p154:String}, {p155:String}, {p156:String}, {p157:String}, {p158:String}, {p159:String}, {p160:String}, {p161:String}, {p162:String}, {p163:String}, {p164:String}, {p165:String}, {p166:String}, {p167:String}, {p168:String}, {p169:String}, {p170:String}, {p171:String}) then {p172:String} when fact.normalised_consignee_country in ({p173:String}, {p174:String}, {p175:String}, {p176:String}, {p177:String}, {p178:String}, {p179:String}, {p180:String}, {p181:String}, {p182:String}, {p183:String}, {p184:String}, {p185:String}, {p186:String}, {p187:String}, {p188:String}, {p189:String}, {p190:String}, {p191:String}, {p192:String}, {p193:String}, {p194:String}, {p195:String}, {p196:String}, {p197:String}, {p198:String}, {p199:String}, {p200:String}, {p201:String}, {p202:String}, {p203:String}, {p204:String}, {p205:String}, {p206:String}, {p207:String}, {p208:String}, {p209:String}, {p210:String}, {p211:String}, {p212:String}, {p213:String}) then {p214:String} when fact.normalised_consignee_country in ({p215:String}, {p216:String}, {p217:String}, {p218:String}, {p219:String}, {p220:String}, {p221:String}, {p222:String}, {p223:String}, {p224:String}, {p225:String}, {p226:String}, {p227:String}, {p228:String}, {p229:String}, {p230:String}, {p231:String}, {p232:String}, {p233:String}, {p234:String}, {p235:String}, {p236:String}, {p237:String}, {p238:String}, {p239:String}, {p240:String}, {p241:String}) then {p242:String} when fact.normalised_consignee_country in ({p243:String}, {p244:String}, {p245:String}, {p246:String}, {p247:String}, {p248:String}, {p249:String}, {p250:String}, {p251:String}, {p252:String}, {p253:String}, {p254:String}, {p255:String}, {p256:String}) then {p257:String} else null end as NAME,
  sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as SPEND, CAST(sum(CAST(fact.no_of_pkgs,
  'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES,
  CAST(sum(CAST(case when fact.tracking_status = {p258:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p259:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as LATE,
  case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') = {p259:Int32} then CAST({p259:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p260:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p258:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p259:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as LATE_PERCENTAGE,
  CAST(sum(CAST(case when fact.tracking_status = {p261:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p259:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')),
  'Nullable(Int64)') as EXCEPTIONS, case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') = {p259:Int32} then CAST({p259:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p260:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p261:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p259:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as EXCEPTION_PERCENTAGE
from rollup_bill_consignee as fact
where fact.since_load <= {p262:Int32} and fact.until_load > {p262:Int32}
  and fact.client_id = {p263:Int32}
  and fact.bill_date_partition between {p264:Int32} and {p264:Int32}
  and fact.bill_date between toDate32({p265:String}) and toDate32({p266:String})
  and fact.bucket_name = {p267:String}
group by case when fact.normalised_consignee_country in ({p1:String}, {p2:String}, {p3:String}, {p4:String}, {p5:String}, {p6:String}, {p7:String}, {p8:String}, {p9:String}, {p10:String}, {p11:String}, {p12:String}, {p13:String}, {p14:String}, {p15:String}, {p16:String}, {p17:String}, {p18:String}, {p19:String}, {p20:String}, {p21:String}, {p22:String}, {p23:String}, {p24:String}, {p25:String}, {p26:String}, {p27:String}, {p28:String}, {p29:String}, {p30:String}, {p31:String}, {p32:String}, {p33:String}, {p34:String}, {p35:String}, {p36:String}, {p37:String}, {p38:String}, {p39:String}, {p40:String}, {p41:String}, {p42:String}, {p43:String}, {p44:String}, {p45:String}, {p46:String}, {p47:String}, {p48:String}, {p49:String}, {p50:String}, {p51:String}, {p52:String}, {p53:String}, {p54:String}, {p55:String}, {p56:String}, {p57:String}, {p58:String}) then {p59:String} when fact.normalised_consignee_country in ({p60:String}, {p61:String}, {p62:String}, {p63:String}, {p64:String}) then {p65:String} when fact.normalised_consignee_country in ({p66:String}, {p67:String}, {p68:String}, {p69:String}, {p70:String}, {p71:String}, {p72:String}, {p73:String}, {p74:String}, {p75:String}, {p76:String}, {p77:String}, {p78:String}, {p79:String}, {p80:String}, {p81:String}, {p82:String}, {p83:String}, {p84:String}, {p85:String}, {p86:String}, {p87:String}, {p88:String}, {p89:String}, {p90:String}, {p91:String}, {p92:String}, {p93:String}, {p94:String}, {p95:String}, {p96:String}, {p97:String}, {p98:String}, {p99:String}, {p100:String}, {p101:String}, {p102:String}, {p103:String}, {p104:String}, {p105:String}, {p106:String}, {p107:String}, {p108:String}, {p109:String}, {p110:String}, {p111:String}, {p112:String}, {p113:String}, {p114:String}, {p115:String}, {p116:String}, {p117:String}, {p118:String}) then {p119:String} when fact.normalised_consignee_country in ({p120:String}, {p121:String}, {p122:String}, {p123:String}, {p124:String}, {p125:String}, {p126:String}, {p127:String}, {p128:String}, {p129:String}, {p130:String}, {p131:String}, {p132:String}, {p133:String}, {p134:String}, {p135:String}, {p136:String}, {p137:String}, {p138:String}, {p139:String}, {p140:String}, {p141:String}, {p142:String}, {p143:String}, {p144:String}, {p145:String}, {p146:String}, {p147:String}, {p148:String}, {p149:String}, {p150:String}, {p151:String}, {p152:String}, {p153:String}, {p154:String}, {p155:String}, {p156:String}, {p157:String}, {p158:String}, {p159:String}, {p160:String}, {p161:String}, {p162:String}, {p163:String}, {p164:String}, {p165:String}, {p166:String}, {p167:String}, {p168:String}, {p169:String}, {p170:String}, {p171:String}) then {p172:String} when fact.normalised_consignee_country in ({p173:String}, {p174:String}, {p175:String}, {p176:String}, {p177:String}, {p178:String}, {p179:String}, {p180:String}, {p181:String}, {p182:String}, {p183:String}, {p184:String}, {p185:String}, {p186:String}, {p187:String}, {p188:String}, {p189:String}, {p190:String}, {p191:String}, {p192:String}, {p193:String}, {p194:String}, {p195:String}, {p196:String}, {p197:String}, {p198:String}, {p199:String}, {p200:String}, {p201:String}, {p202:String}, {p203:String}, {p204:String}, {p205:String}, {p206:String}, {p207:String}, {p208:String}, {p209:String}, {p210:String}, {p211:String}, {p212:String}, {p213:String}) then {p214:String} when fact.normalised_consignee_country in ({p215:String}, {p216:String}, {p217:String}, {p218:String}, {p219:String}, {p220:String}, {p221:String}, {p222:String}, {p223:String}, {p224:String}, {p225:String}, {p226:String}, {p227:String}, {p228:String}, {p229:String}, {p230:String}, {p231:String}, {p232:String}, {p233:String}, {p234:String}, {p235:String}, {p236:String}, {p237:String}, {p238:String}, {p239:String}, {p240:String}, {p241:String}) then {p242:String} when fact.normalised_consignee_country in ({p243:String}, {p244:String}, {p245:String}, {p246:String}, {p247:String}, {p248:String}, {p249:String}, {p250:String}, {p251:String}, {p252:String}, {p253:String}, {p254:String}, {p255:String}, {p256:String}) then {p257:String} else null end
order by SPEND desc nulls last, NAME asc nulls last;

-- freight, consignee continent
-- p1 = "AO", p2 = "BF", p3 = "BI", p4 = "BJ", p5 = "BW", p6 = "CD", p7 = "CF", p8 = "CG", p9 = "CI", p10 = "CM",
--   p11 = "CV", p12 = "DJ", p13 = "DZ", p14 = "EG", p15 = "EH", p16 = "ER", p17 = "ET", p18 = "GA", p19 = "GH",
--   p20 = "GM", p21 = "GN", p22 = "GQ", p23 = "GW", p24 = "KE", p25 = "KM", p26 = "LR", p27 = "LS", p28 = "LY",
--   p29 = "MA", p30 = "MG", p31 = "ML", p32 = "MR", p33 = "MU", p34 = "MW", p35 = "MZ", p36 = "NA", p37 = "NE",
--   p38 = "NG", p39 = "RE", p40 = "RW", p41 = "SC", p42 = "SD", p43 = "SH", p44 = "SL", p45 = "SN", p46 = "SO",
--   p47 = "SS", p48 = "ST", p49 = "SZ", p50 = "TD", p51 = "TG", p52 = "TN", p53 = "TZ", p54 = "UG", p55 = "YT",
--   p56 = "ZA", p57 = "ZM", p58 = "ZW", p59 = "Africa", p60 = "AQ", p61 = "BV", p62 = "GS", p63 = "HM", p64 = "TF",
--   p65 = "Antarctica", p66 = "AE", p67 = "AF", p68 = "AM", p69 = "AZ", p70 = "BD", p71 = "BH", p72 = "BN", p73 = "BT",
--   p74 = "CC", p75 = "CN", p76 = "CX", p77 = "GE", p78 = "HK", p79 = "ID", p80 = "IL", p81 = "IN", p82 = "IO",
--   p83 = "IQ", p84 = "IR", p85 = "JO", p86 = "JP", p87 = "KG", p88 = "KH", p89 = "KP", p90 = "KR", p91 = "KW",
--   p92 = "KZ", p93 = "LA", p94 = "LB", p95 = "LK", p96 = "MM", p97 = "MN", p98 = "MO", p99 = "MV", p100 = "MY",
--   p101 = "NP", p102 = "OM", p103 = "PH", p104 = "PK", p105 = "PS", p106 = "QA", p107 = "RU", p108 = "SA", p109 = "SG",
--   p110 = "SY", p111 = "TH", p112 = "TJ", p113 = "TM", p114 = "TR", p115 = "TW", p116 = "UZ", p117 = "VN", p118 = "YE",
--   p119 = "Asia", p120 = "AD", p121 = "AL", p122 = "AT", p123 = "AX", p124 = "BA", p125 = "BE", p126 = "BG",
--   p127 = "BY", p128 = "CH", p129 = "CY", p130 = "CZ", p131 = "DE", p132 = "DK", p133 = "EE", p134 = "ES", p135 = "FI",
--   p136 = "FO", p137 = "FR", p138 = "GB", p139 = "GG", p140 = "GI", p141 = "GR", p142 = "HR", p143 = "HU", p144 = "IE",
--   p145 = "IM", p146 = "IS", p147 = "IT", p148 = "JE", p149 = "LI", p150 = "LT", p151 = "LU", p152 = "LV", p153 = "MC",
--   p154 = "MD", p155 = "ME", p156 = "MK", p157 = "MT", p158 = "NL", p159 = "NO", p160 = "PL", p161 = "PT", p162 = "RO",
--   p163 = "RS", p164 = "SE", p165 = "SI", p166 = "SJ", p167 = "SK", p168 = "SM", p169 = "UA", p170 = "VA", p171 = "XK",
--   p172 = "Europe", p173 = "AG", p174 = "AI", p175 = "AW", p176 = "BB", p177 = "BL", p178 = "BM", p179 = "BQ",
--   p180 = "BS", p181 = "BZ", p182 = "CA", p183 = "CR", p184 = "CU", p185 = "CW", p186 = "DM", p187 = "DO", p188 = "GD",
--   p189 = "GL", p190 = "GP", p191 = "GT", p192 = "HN", p193 = "HT", p194 = "JM", p195 = "KN", p196 = "KY", p197 = "LC",
--   p198 = "MF", p199 = "MQ", p200 = "MS", p201 = "MX", p202 = "NI", p203 = "PA", p204 = "PM", p205 = "PR", p206 = "SV",
--   p207 = "SX", p208 = "TC", p209 = "TT", p210 = "US", p211 = "VC", p212 = "VG", p213 = "VI", p214 = "North America",
--   p215 = "AS", p216 = "AU", p217 = "CK", p218 = "FJ", p219 = "FM", p220 = "GU", p221 = "KI", p222 = "MH", p223 = "MP",
--   p224 = "NC", p225 = "NF", p226 = "NR", p227 = "NU", p228 = "NZ", p229 = "PF", p230 = "PG", p231 = "PN", p232 = "PW",
--   p233 = "SB", p234 = "TK", p235 = "TL", p236 = "TO", p237 = "TV", p238 = "UM", p239 = "VU", p240 = "WF", p241 = "WS",
--   p242 = "Oceania", p243 = "AR", p244 = "BO", p245 = "BR", p246 = "CL", p247 = "CO", p248 = "EC", p249 = "FK",
--   p250 = "GF", p251 = "GY", p252 = "PE", p253 = "PY", p254 = "SR", p255 = "UY", p256 = "VE", p257 = "South America",
--   p258 = 5, p259 = 1001, p260 = 100120251, p261 = "2025-01-01", p262 = "2025-03-31", p263 = "freight", p264 = "TFGHT",
--   p265 = "FGHT", p266 = "TDSC", p267 = "DSC"
select case when fact.normalised_consignee_country in ({p1:String}, {p2:String}, {p3:String}, {p4:String}, {p5:String}, {p6:String}, {p7:String}, {p8:String}, {p9:String}, {p10:String}, {p11:String}, {p12:String}, {p13:String}, {p14:String}, {p15:String}, {p16:String}, {p17:String}, {p18:String}, {p19:String}, {p20:String}, {p21:String}, {p22:String}, {p23:String}, {p24:String}, {p25:String}, {p26:String}, {p27:String}, {p28:String}, {p29:String}, {p30:String}, {p31:String}, {p32:String}, {p33:String}, {p34:String}, {p35:String}, {p36:String}, {p37:String}, {p38:String}, {p39:String}, {p40:String}, {p41:String}, {p42:String}, {p43:String}, {p44:String}, {p45:String}, {p46:String}, {p47:String}, {p48:String}, {p49:String}, {p50:String}, {p51:String}, {p52:String}, {p53:String}, {p54:String}, {p55:String}, {p56:String}, {p57:String}, {p58:String}) then {p59:String} when fact.normalised_consignee_country in ({p60:String}, {p61:String}, {p62:String}, {p63:String}, {p64:String}) then {p65:String} when fact.normalised_consignee_country in ({p66:String}, {p67:String}, {p68:String}, {p69:String}, {p70:String}, {p71:String}, {p72:String}, {p73:String}, {p74:String}, {p75:String}, {p76:String}, {p77:String}, {p78:String}, {p79:String}, {p80:String}, {p81:String}, {p82:String}, {p83:String}, {p84:String}, {p85:String}, {p86:String}, {p87:String}, {p88:String}, {p89:String}, {p90:String}, {p91:String}, {p92:String}, {p93:String}, {p94:String}, {p95:String}, {p96:String}, {p97:String}, {p98:String}, {p99:String}, {p100:String}, {p101:String}, {p102:String}, {p103:String}, {p104:String}, {p105:String}, {p106:String}, {p107:String}, {p108:String}, {p109:String}, {p110:String}, {p111:String}, {p112:String}, {p113:String}, {p114:String}, {p115:String}, {p116:String}, {p117:String}, {p118:String}) then {p119:String} when fact.normalised_consignee_country in ({p120:String}, {p121:String}, {p122:String}, {p123:String}, {p124:String}, {p125:String}, {p126:String}, {p127:String}, {p128:String}, {p129:String}, {p130:String}, {p131:String}, {p132:String}, {p133:String}, {p134:String}, {p135:String}, {p136:String}, {p137:String}, {p138:String}, {p139:String}, {p140:String}, {p141:String}, {p142:String}, {p143:String}, {p144:String}, {p145:String}, {p146:String}, {p147:String}, {p148:String}, {p149:String}, {p150:String}, {p151:String}, {p152:String}, {p153:String}, {p154:String}, {p155:String}, {p156:String}, {p157:String}, {p158:String}, {p159:String}, {p160:String}, {p161:String}, {p162:String}, {p163:String}, {p164:String}, {p165:String}, {p166:String}, {p167:String}, {p168:String}, {p169:String}, {p170:String}, {p171:String}) then {p172:String} when fact.normalised_consignee_country in ({p173:String}, {p174:String}, {p175:String}, {p176:String}, {p177:String}, {p178:String}, {p179:String}, {p180:String}, {p181:String}, {p182:String}, {p183:String}, {p184:String}, {p185:String}, {p186:String}, {p187:String}, {p188:String}, {p189:String}, {p190:String}, {p191:String}, {p192:String}, {p193:String}, {p194:String}, {p195:String}, {p196:String}, {p197:String}, {p198:String}, {p199:String}, {p200:String}, {p201:String}, {p202:String}, {p203:String}, {p204:String}, {p205:String}, {p206:String}, {p207:String}, {p208:String}, {p209:String}, {p210:String}, {p211:String}, {p212:String}, {p213:String}) then {p214:String} when fact.normalised_consignee_country in ({p215:String}, {p216:String}, {p217:String}, {p218:String}, {p219:String}, {p220:String}, {p221:String}, {p222:String}, {p223:String}, {p224:String}, {p225:String}, {p226:String}, {p227:String}, {p228:String}, {p229:String}, {p230:String}, {p231:String}, {p232:String}, {p233:String}, {p234:String}, {p235:String}, {p236:String}, {p237:String}, {p238:String}, {p239:String}, {p240:String}, {p241:String}) then {p242:String} when fact.normalised_consignee_country in ({p243:String}, {p244:String}, {p245:String}, {p246:String}, {p247:String}, {p248:String}, {p249:String}, {p250:String}, {p251:String}, {p252:String}, {p253:String}, {p254:String}, {p255:String}, {p256:String}) then {p257:String} else null end as NAME,
  sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as SPEND
from charge_level_info as fact
where fact.since_load <= {p258:Int32} and fact.until_load > {p258:Int32}
  and fact.client_id = {p259:Int32}
  and fact.bill_date_partition between {p260:Int32} and {p260:Int32}
  and fact.bill_date between toDate32({p261:String}) and toDate32({p262:String})
  and fact.bucket_name = {p263:String}
  and (fact.accessorial_code is null or if(isNull(fact.accessorial_code), null,
  fact.accessorial_code not in ({p264:String}, {p265:String}, {p266:String}, {p267:String})))
group by case when fact.normalised_consignee_country in ({p1:String}, {p2:String}, {p3:String}, {p4:String}, {p5:String}, {p6:String}, {p7:String}, {p8:String}, {p9:String}, {p10:String}, {p11:String}, {p12:String}, {p13:String}, {p14:String}, {p15:String}, {p16:String}, {p17:String}, {p18:String}, {p19:String}, {p20:String}, {p21:String}, {p22:String}, {p23:String}, {p24:String}, {p25:String}, {p26:String}, {p27:String}, {p28:String}, {p29:String}, {p30:String}, {p31:String}, {p32:String}, {p33:String}, {p34:String}, {p35:String}, {p36:String}, {p37:String}, {p38:String}, {p39:String}, {p40:String}, {p41:String}, {p42:String}, {p43:String}, {p44:String}, {p45:String}, {p46:String}, {p47:String}, {p48:String}, {p49:String}, {p50:String}, {p51:String}, {p52:String}, {p53:String}, {p54:String}, {p55:String}, {p56:String}, {p57:String}, {p58:String}) then {p59:String} when fact.normalised_consignee_country in ({p60:String}, {p61:String}, {p62:String}, {p63:String}, {p64:String}) then {p65:String} when fact.normalised_consignee_country in ({p66:String}, {p67:String}, {p68:String}, {p69:String}, {p70:String}, {p71:String}, {p72:String}, {p73:String}, {p74:String}, {p75:String}, {p76:String}, {p77:String}, {p78:String}, {p79:String}, {p80:String}, {p81:String}, {p82:String}, {p83:String}, {p84:String}, {p85:String}, {p86:String}, {p87:String}, {p88:String}, {p89:String}, {p90:String}, {p91:String}, {p92:String}, {p93:String}, {p94:String}, {p95:String}, {p96:String}, {p97:String}, {p98:String}, {p99:String}, {p100:String}, {p101:String}, {p102:String}, {p103:String}, {p104:String}, {p105:String}, {p106:String}, {p107:String}, {p108:String}, {p109:String}, {p110:String}, {p111:String}, {p112:String}, {p113:String}, {p114:String}, {p115:String}, {p116:String}, {p117:String}, {p118:String}) then {p119:String} when fact.normalised_consignee_country in ({p120:String}, {p121:String}, {p122:String}, {p123:String}, {p124:String}, {p125:String}, {p126:String}, {p127:String}, {p128:String}, {p129:String}, {p130:String}, {p131:String}, {p132:String}, {p133:String}, {p134:String}, {p135:String}, {p136:String}, {p137:String}, {p138:String}, {p139:String}, {p140:String}, {p141:String}, {p142:String}, {p143:String}, {p144:String}, {p145:String}, {p146:String}, {p147:String}, {p148:String}, {p149:String}, {p150:String}, {p151:String}, {p152:String}, {p153:String}, {p154:String}, {p155:String}, {p156:String}, {p157:String}, {p158:String}, {p159:String}, {p160:String}, {p161:String}, {p162:String}, {p163:String}, {p164:String}, {p165:String}, {p166:String}, {p167:String}, {p168:String}, {p169:String}, {p170:String}, {p171:String}) then {p172:String} when fact.normalised_consignee_country in ({p173:String}, {p174:String}, {p175:String}, {p176:String}, {p177:String}, {p178:String}, {p179:String}, {p180:String}, {p181:String}, {p182:String}, {p183:String}, {p184:String}, {p185:String}, {p186:String}, {p187:String}, {p188:String}, {p189:String}, {p190:String}, {p191:String}, {p192:String}, {p193:String}, {p194:String}, {p195:String}, {p196:String}, {p197:String}, {p198:String}, {p199:String}, {p200:String}, {p201:String}, {p202:String}, {p203:String}, {p204:String}, {p205:String}, {p206:String}, {p207:String}, {p208:String}, {p209:String}, {p210:String}, {p211:String}, {p212:String}, {p213:String}) then {p214:String} when fact.normalised_consignee_country in ({p215:String}, {p216:String}, {p217:String}, {p218:String}, {p219:String}, {p220:String}, {p221:String}, {p222:String}, {p223:String}, {p224:String}, {p225:String}, {p226:String}, {p227:String}, {p228:String}, {p229:String}, {p230:String}, {p231:String}, {p232:String}, {p233:String}, {p234:String}, {p235:String}, {p236:String}, {p237:String}, {p238:String}, {p239:String}, {p240:String}, {p241:String}) then {p242:String} when fact.normalised_consignee_country in ({p243:String}, {p244:String}, {p245:String}, {p246:String}, {p247:String}, {p248:String}, {p249:String}, {p250:String}, {p251:String}, {p252:String}, {p253:String}, {p254:String}, {p255:String}, {p256:String}) then {p257:String} else null end
order by SPEND desc nulls last, NAME asc nulls last;

-- parcels, sender country
-- p1 = "Late", p2 = 0, p3 = 100, p4 = "Exception", p5 = 5, p6 = 1001, p7 = 100120251, p8 = "2025-01-01",
--   p9 = "2025-03-31", p10 = "parcel"
select fact.normalised_sender_country as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as SPEND,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES,
  CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as LATE,
  case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') = {p2:Int32} then CAST({p2:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p3:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as LATE_PERCENTAGE,
  CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as EXCEPTIONS,
  case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') = {p2:Int32} then CAST({p2:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p3:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as EXCEPTION_PERCENTAGE
from package_level_info as fact
where fact.since_load <= {p5:Int32} and fact.until_load > {p5:Int32}
  and fact.client_id = {p6:Int32}
  and fact.bill_date_partition between {p7:Int32} and {p7:Int32}
  and fact.bill_date between toDate32({p8:String}) and toDate32({p9:String})
  and fact.bucket_name = {p10:String}
group by fact.normalised_sender_country
order by SPEND desc nulls last, NAME asc nulls last;

-- freight, sender country
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "freight", p7 = "TFGHT", p8 = "FGHT",
--   p9 = "TDSC", p10 = "DSC"
select fact.normalised_sender_country as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as SPEND
from charge_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.bucket_name = {p6:String}
  and (fact.accessorial_code is null or if(isNull(fact.accessorial_code), null,
  fact.accessorial_code not in ({p7:String}, {p8:String}, {p9:String}, {p10:String})))
group by fact.normalised_sender_country
order by SPEND desc nulls last, NAME asc nulls last;

-- parcels, sender state
-- p1 = "Late", p2 = 0, p3 = 100, p4 = "Exception", p5 = 5, p6 = 1001, p7 = 100120251, p8 = "2025-01-01",
--   p9 = "2025-03-31", p10 = "parcel", p11 = "US"
select fact.normalised_sender_state as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as SPEND,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES,
  CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as LATE,
  case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') = {p2:Int32} then CAST({p2:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p3:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as LATE_PERCENTAGE,
  CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as EXCEPTIONS,
  case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') = {p2:Int32} then CAST({p2:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p3:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as EXCEPTION_PERCENTAGE
from package_level_info as fact
where fact.since_load <= {p5:Int32} and fact.until_load > {p5:Int32}
  and fact.client_id = {p6:Int32}
  and fact.bill_date_partition between {p7:Int32} and {p7:Int32}
  and fact.bill_date between toDate32({p8:String}) and toDate32({p9:String})
  and fact.bucket_name = {p10:String}
  and fact.normalised_sender_country = {p11:String}
group by fact.normalised_sender_state
order by SPEND desc nulls last, NAME asc nulls last;

-- freight, sender state
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "freight", p7 = "TFGHT", p8 = "FGHT",
--   p9 = "TDSC", p10 = "DSC", p11 = "US"
select fact.normalised_sender_state as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as SPEND
from charge_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.bucket_name = {p6:String}
  and (fact.accessorial_code is null or if(isNull(fact.accessorial_code), null,
  fact.accessorial_code not in ({p7:String}, {p8:String}, {p9:String}, {p10:String})))
  and fact.normalised_sender_country = {p11:String}
group by fact.normalised_sender_state
order by SPEND desc nulls last, NAME asc nulls last;

-- parcels, sender county
-- p1 = "Late", p2 = 0, p3 = 100, p4 = "Exception", p5 = 5, p6 = 1001, p7 = 100120251, p8 = "2025-01-01",
--   p9 = "2025-03-31", p10 = "parcel", p11 = "US"
select fact.sender_county as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as SPEND,
  CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES,
  CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as LATE,
  case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') = {p2:Int32} then CAST({p2:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p3:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p1:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as LATE_PERCENTAGE,
  CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as EXCEPTIONS,
  case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') = {p2:Int32} then CAST({p2:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p3:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p4:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p2:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as EXCEPTION_PERCENTAGE
from package_level_info as fact
where fact.since_load <= {p5:Int32} and fact.until_load > {p5:Int32}
  and fact.client_id = {p6:Int32}
  and fact.bill_date_partition between {p7:Int32} and {p7:Int32}
  and fact.bill_date between toDate32({p8:String}) and toDate32({p9:String})
  and fact.bucket_name = {p10:String}
  and fact.normalised_sender_country = {p11:String}
group by fact.sender_county
order by SPEND desc nulls last, NAME asc nulls last;

-- freight, sender county
-- p1 = 5, p2 = 1001, p3 = 100120251, p4 = "2025-01-01", p5 = "2025-03-31", p6 = "freight", p7 = "TFGHT", p8 = "FGHT",
--   p9 = "TDSC", p10 = "DSC", p11 = "US"
select fact.sender_county as NAME, sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as SPEND
from charge_level_info as fact
where fact.since_load <= {p1:Int32} and fact.until_load > {p1:Int32}
  and fact.client_id = {p2:Int32}
  and fact.bill_date_partition between {p3:Int32} and {p3:Int32}
  and fact.bill_date between toDate32({p4:String}) and toDate32({p5:String})
  and fact.bucket_name = {p6:String}
  and (fact.accessorial_code is null or if(isNull(fact.accessorial_code), null,
  fact.accessorial_code not in ({p7:String}, {p8:String}, {p9:String}, {p10:String})))
  and fact.normalised_sender_country = {p11:String}
group by fact.sender_county
order by SPEND desc nulls last, NAME asc nulls last;

-- parcels, sender continent
-- p1 = "AO", p2 = "BF", p3 = "BI", p4 = "BJ", p5 = "BW", p6 = "CD", p7 = "CF", p8 = "CG", p9 = "CI", p10 = "CM",
--   p11 = "CV", p12 = "DJ", p13 = "DZ", p14 = "EG", p15 = "EH", p16 = "ER", p17 = "ET", p18 = "GA", p19 = "GH",
--   p20 = "GM", p21 = "GN", p22 = "GQ", p23 = "GW", p24 = "KE", p25 = "KM", p26 = "LR", p27 = "LS", p28 = "LY",
--   p29 = "MA", p30 = "MG", p31 = "ML", p32 = "MR", p33 = "MU", p34 = "MW", p35 = "MZ", p36 = "NA", p37 = "NE",
--   p38 = "NG", p39 = "RE", p40 = "RW", p41 = "SC", p42 = "SD", p43 = "SH", p44 = "SL", p45 = "SN", p46 = "SO",
--   p47 = "SS", p48 = "ST", p49 = "SZ", p50 = "TD", p51 = "TG", p52 = "TN", p53 = "TZ", p54 = "UG", p55 = "YT",
--   p56 = "ZA", p57 = "ZM", p58 = "ZW", p59 = "Africa", p60 = "AQ", p61 = "BV", p62 = "GS", p63 = "HM", p64 = "TF",
--   p65 = "Antarctica", p66 = "AE", p67 = "AF", p68 = "AM", p69 = "AZ", p70 = "BD", p71 = "BH", p72 = "BN", p73 = "BT",
--   p74 = "CC", p75 = "CN", p76 = "CX", p77 = "GE", p78 = "HK", p79 = "ID", p80 = "IL", p81 = "IN", p82 = "IO",
--   p83 = "IQ", p84 = "IR", p85 = "JO", p86 = "JP", p87 = "KG", p88 = "KH", p89 = "KP", p90 = "KR", p91 = "KW",
--   p92 = "KZ", p93 = "LA", p94 = "LB", p95 = "LK", p96 = "MM", p97 = "MN", p98 = "MO", p99 = "MV", p100 = "MY",
--   p101 = "NP", p102 = "OM", p103 = "PH", p104 = "PK", p105 = "PS", p106 = "QA", p107 = "RU", p108 = "SA", p109 = "SG",
--   p110 = "SY", p111 = "TH", p112 = "TJ", p113 = "TM", p114 = "TR", p115 = "TW", p116 = "UZ", p117 = "VN", p118 = "YE",
--   p119 = "Asia", p120 = "AD", p121 = "AL", p122 = "AT", p123 = "AX", p124 = "BA", p125 = "BE", p126 = "BG",
--   p127 = "BY", p128 = "CH", p129 = "CY", p130 = "CZ", p131 = "DE", p132 = "DK", p133 = "EE", p134 = "ES", p135 = "FI",
--   p136 = "FO", p137 = "FR", p138 = "GB", p139 = "GG", p140 = "GI", p141 = "GR", p142 = "HR", p143 = "HU", p144 = "IE",
--   p145 = "IM", p146 = "IS", p147 = "IT", p148 = "JE", p149 = "LI", p150 = "LT", p151 = "LU", p152 = "LV", p153 = "MC",
--   p154 = "MD", p155 = "ME", p156 = "MK", p157 = "MT", p158 = "NL", p159 = "NO", p160 = "PL", p161 = "PT", p162 = "RO",
--   p163 = "RS", p164 = "SE", p165 = "SI", p166 = "SJ", p167 = "SK", p168 = "SM", p169 = "UA", p170 = "VA", p171 = "XK",
--   p172 = "Europe", p173 = "AG", p174 = "AI", p175 = "AW", p176 = "BB", p177 = "BL", p178 = "BM", p179 = "BQ",
--   p180 = "BS", p181 = "BZ", p182 = "CA", p183 = "CR", p184 = "CU", p185 = "CW", p186 = "DM", p187 = "DO", p188 = "GD",
--   p189 = "GL", p190 = "GP", p191 = "GT", p192 = "HN", p193 = "HT", p194 = "JM", p195 = "KN", p196 = "KY", p197 = "LC",
--   p198 = "MF", p199 = "MQ", p200 = "MS", p201 = "MX", p202 = "NI", p203 = "PA", p204 = "PM", p205 = "PR", p206 = "SV",
--   p207 = "SX", p208 = "TC", p209 = "TT", p210 = "US", p211 = "VC", p212 = "VG", p213 = "VI", p214 = "North America",
--   p215 = "AS", p216 = "AU", p217 = "CK", p218 = "FJ", p219 = "FM", p220 = "GU", p221 = "KI", p222 = "MH", p223 = "MP",
--   p224 = "NC", p225 = "NF", p226 = "NR", p227 = "NU", p228 = "NZ", p229 = "PF", p230 = "PG", p231 = "PN", p232 = "PW",
--   p233 = "SB", p234 = "TK", p235 = "TL", p236 = "TO", p237 = "TV", p238 = "UM", p239 = "VU", p240 = "WF", p241 = "WS",
--   p242 = "Oceania", p243 = "AR", p244 = "BO", p245 = "BR", p246 = "CL", p247 = "CO", p248 = "EC", p249 = "FK",
--   p250 = "GF", p251 = "GY", p252 = "PE", p253 = "PY", p254 = "SR", p255 = "UY", p256 = "VE", p257 = "South America",
--   p258 = "Late", p259 = 0, p260 = 100, p261 = "Exception", p262 = 5, p263 = 1001, p264 = 100120251,
--   p265 = "2025-01-01", p266 = "2025-03-31", p267 = "parcel"
select case when fact.normalised_sender_country in ({p1:String}, {p2:String}, {p3:String}, {p4:String}, {p5:String}, {p6:String}, {p7:String}, {p8:String}, {p9:String}, {p10:String}, {p11:String}, {p12:String}, {p13:String}, {p14:String}, {p15:String}, {p16:String}, {p17:String}, {p18:String}, {p19:String}, {p20:String}, {p21:String}, {p22:String}, {p23:String}, {p24:String}, {p25:String}, {p26:String}, {p27:String}, {p28:String}, {p29:String}, {p30:String}, {p31:String}, {p32:String}, {p33:String}, {p34:String}, {p35:String}, {p36:String}, {p37:String}, {p38:String}, {p39:String}, {p40:String}, {p41:String}, {p42:String}, {p43:String}, {p44:String}, {p45:String}, {p46:String}, {p47:String}, {p48:String}, {p49:String}, {p50:String}, {p51:String}, {p52:String}, {p53:String}, {p54:String}, {p55:String}, {p56:String}, {p57:String}, {p58:String}) then {p59:String} when fact.normalised_sender_country in ({p60:String}, {p61:String}, {p62:String}, {p63:String}, {p64:String}) then {p65:String} when fact.normalised_sender_country in ({p66:String}, {p67:String}, {p68:String}, {p69:String}, {p70:String}, {p71:String}, {p72:String}, {p73:String}, {p74:String}, {p75:String}, {p76:String}, {p77:String}, {p78:String}, {p79:String}, {p80:String}, {p81:String}, {p82:String}, {p83:String}, {p84:String}, {p85:String}, {p86:String}, {p87:String}, {p88:String}, {p89:String}, {p90:String}, {p91:String}, {p92:String}, {p93:String}, {p94:String}, {p95:String}, {p96:String}, {p97:String}, {p98:String}, {p99:String}, {p100:String}, {p101:String}, {p102:String}, {p103:String}, {p104:String}, {p105:String}, {p106:String}, {p107:String}, {p108:String}, {p109:String}, {p110:String}, {p111:String}, {p112:String}, {p113:String}, {p114:String}, {p115:String}, {p116:String}, {p117:String}, {p118:String}) then {p119:String} when fact.normalised_sender_country in ({p120:String}, {p121:String}, {p122:String}, {p123:String}, {p124:String}, {p125:String}, {p126:String}, {p127:String}, {p128:String}, {p129:String}, {p130:String}, {p131:String}, {p132:String}, {p133:String}, {p134:String}, {p135:String}, {p136:String}, {p137:String}, {p138:String}, {p139:String}, {p140:String}, {p141:String}, {p142:String}, {p143:String}, {p144:String}, {p145:String}, {p146:String}, {p147:String}, {p148:String}, {p149:String}, {p150:String}, {p151:String}, {p152:String}, {p153:String}, {p154:String}, {p155:String}, {p156:String}, {p157:String}, {p158:String}, {p159:String}, {p160:String}, {p161:String}, {p162:String}, {p163:String}, {p164:String}, {p165:String}, {p166:String}, {p167:String}, {p168:String}, {p169:String}, {p170:String}, {p171:String}) then {p172:String} when fact.normalised_sender_country in ({p173:String}, {p174:String}, {p175:String}, {p176:String}, {p177:String}, {p178:String}, {p179:String}, {p180:String}, {p181:String}, {p182:String}, {p183:String}, {p184:String}, {p185:String}, {p186:String}, {p187:String}, {p188:String}, {p189:String}, {p190:String}, {p191:String}, {p192:String}, {p193:String}, {p194:String}, {p195:String}, {p196:String}, {p197:String}, {p198:String}, {p199:String}, {p200:String}, {p201:String}, {p202:String}, {p203:String}, {p204:String}, {p205:String}, {p206:String}, {p207:String}, {p208:String}, {p209:String}, {p210:String}, {p211:String}, {p212:String}, {p213:String}) then {p214:String} when fact.normalised_sender_country in ({p215:String}, {p216:String}, {p217:String}, {p218:String}, {p219:String}, {p220:String}, {p221:String}, {p222:String}, {p223:String}, {p224:String}, {p225:String}, {p226:String}, {p227:String}, {p228:String}, {p229:String}, {p230:String}, {p231:String}, {p232:String}, {p233:String}, {p234:String}, {p235:String}, {p236:String}, {p237:String}, {p238:String}, {p239:String}, {p240:String}, {p241:String}) then {p242:String} when fact.normalised_sender_country in ({p243:String}, {p244:String}, {p245:String}, {p246:String}, {p247:String}, {p248:String}, {p249:String}, {p250:String}, {p251:String}, {p252:String}, {p253:String}, {p254:String}, {p255:String}, {p256:String}) then {p257:String} else null end as NAME,
  sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as SPEND, CAST(sum(CAST(fact.no_of_pkgs,
  'Nullable(Int64)')), 'Nullable(Int64)') as PACKAGES,
  CAST(sum(CAST(case when fact.tracking_status = {p258:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p259:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)') as LATE,
  case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')), 'Nullable(Int64)') = {p259:Int32} then CAST({p259:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p260:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p258:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p259:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as LATE_PERCENTAGE,
  CAST(sum(CAST(case when fact.tracking_status = {p261:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p259:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')),
  'Nullable(Int64)') as EXCEPTIONS, case when CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)') = {p259:Int32} then CAST({p259:Int32},
  'Nullable(Float64)') else CAST(round(CAST(CAST((CAST({p260:Int32},
  'Nullable(Decimal(38, 0))') * CAST(CAST(sum(CAST(case when fact.tracking_status = {p261:String} then CAST(fact.no_of_pkgs,
  'Nullable(Int64)') else CAST({p259:Int32}, 'Nullable(Int64)') end, 'Nullable(Int64)')), 'Nullable(Int64)'),
  'Nullable(Decimal(38, 0))')), 'Nullable(Float64)') / nullif(CAST(CAST(sum(CAST(fact.no_of_pkgs, 'Nullable(Int64)')),
  'Nullable(Int64)'), 'Nullable(Float64)'), 0), 'Nullable(Float64)') * 1.0000000000000004e0, 2),
  'Nullable(Float64)') end as EXCEPTION_PERCENTAGE
from package_level_info as fact
where fact.since_load <= {p262:Int32} and fact.until_load > {p262:Int32}
  and fact.client_id = {p263:Int32}
  and fact.bill_date_partition between {p264:Int32} and {p264:Int32}
  and fact.bill_date between toDate32({p265:String}) and toDate32({p266:String})
  and fact.bucket_name = {p267:String}
group by case when fact.normalised_sender_country in ({p1:String}, {p2:String}, {p3:String}, {p4:String}, {p5:String}, {p6:String}, {p7:String}, {p8:String}, {p9:String}, {p10:String}, {p11:String}, {p12:String}, {p13:String}, {p14:String}, {p15:String}, {p16:String}, {p17:String}, {p18:String}, {p19:String}, {p20:String}, {p21:String}, {p22:String}, {p23:String}, {p24:String}, {p25:String}, {p26:String}, {p27:String}, {p28:String}, {p29:String}, {p30:String}, {p31:String}, {p32:String}, {p33:String}, {p34:String}, {p35:String}, {p36:String}, {p37:String}, {p38:String}, {p39:String}, {p40:String}, {p41:String}, {p42:String}, {p43:String}, {p44:String}, {p45:String}, {p46:String}, {p47:String}, {p48:String}, {p49:String}, {p50:String}, {p51:String}, {p52:String}, {p53:String}, {p54:String}, {p55:String}, {p56:String}, {p57:String}, {p58:String}) then {p59:String} when fact.normalised_sender_country in ({p60:String}, {p61:String}, {p62:String}, {p63:String}, {p64:String}) then {p65:String} when fact.normalised_sender_country in ({p66:String}, {p67:String}, {p68:String}, {p69:String}, {p70:String}, {p71:String}, {p72:String}, {p73:String}, {p74:String}, {p75:String}, {p76:String}, {p77:String}, {p78:String}, {p79:String}, {p80:String}, {p81:String}, {p82:String}, {p83:String}, {p84:String}, {p85:String}, {p86:String}, {p87:String}, {p88:String}, {p89:String}, {p90:String}, {p91:String}, {p92:String}, {p93:String}, {p94:String}, {p95:String}, {p96:String}, {p97:String}, {p98:String}, {p99:String}, {p100:String}, {p101:String}, {p102:String}, {p103:String}, {p104:String}, {p105:String}, {p106:String}, {p107:String}, {p108:String}, {p109:String}, {p110:String}, {p111:String}, {p112:String}, {p113:String}, {p114:String}, {p115:String}, {p116:String}, {p117:String}, {p118:String}) then {p119:String} when fact.normalised_sender_country in ({p120:String}, {p121:String}, {p122:String}, {p123:String}, {p124:String}, {p125:String}, {p126:String}, {p127:String}, {p128:String}, {p129:String}, {p130:String}, {p131:String}, {p132:String}, {p133:String}, {p134:String}, {p135:String}, {p136:String}, {p137:String}, {p138:String}, {p139:String}, {p140:String}, {p141:String}, {p142:String}, {p143:String}, {p144:String}, {p145:String}, {p146:String}, {p147:String}, {p148:String}, {p149:String}, {p150:String}, {p151:String}, {p152:String}, {p153:String}, {p154:String}, {p155:String}, {p156:String}, {p157:String}, {p158:String}, {p159:String}, {p160:String}, {p161:String}, {p162:String}, {p163:String}, {p164:String}, {p165:String}, {p166:String}, {p167:String}, {p168:String}, {p169:String}, {p170:String}, {p171:String}) then {p172:String} when fact.normalised_sender_country in ({p173:String}, {p174:String}, {p175:String}, {p176:String}, {p177:String}, {p178:String}, {p179:String}, {p180:String}, {p181:String}, {p182:String}, {p183:String}, {p184:String}, {p185:String}, {p186:String}, {p187:String}, {p188:String}, {p189:String}, {p190:String}, {p191:String}, {p192:String}, {p193:String}, {p194:String}, {p195:String}, {p196:String}, {p197:String}, {p198:String}, {p199:String}, {p200:String}, {p201:String}, {p202:String}, {p203:String}, {p204:String}, {p205:String}, {p206:String}, {p207:String}, {p208:String}, {p209:String}, {p210:String}, {p211:String}, {p212:String}, {p213:String}) then {p214:String} when fact.normalised_sender_country in ({p215:String}, {p216:String}, {p217:String}, {p218:String}, {p219:String}, {p220:String}, {p221:String}, {p222:String}, {p223:String}, {p224:String}, {p225:String}, {p226:String}, {p227:String}, {p228:String}, {p229:String}, {p230:String}, {p231:String}, {p232:String}, {p233:String}, {p234:String}, {p235:String}, {p236:String}, {p237:String}, {p238:String}, {p239:String}, {p240:String}, {p241:String}) then {p242:String} when fact.normalised_sender_country in ({p243:String}, {p244:String}, {p245:String}, {p246:String}, {p247:String}, {p248:String}, {p249:String}, {p250:String}, {p251:String}, {p252:String}, {p253:String}, {p254:String}, {p255:String}, {p256:String}) then {p257:String} else null end
order by SPEND desc nulls last, NAME asc nulls last;

-- freight, sender continent
-- p1 = "AO", p2 = "BF", p3 = "BI", p4 = "BJ", p5 = "BW", p6 = "CD", p7 = "CF", p8 = "CG", p9 = "CI", p10 = "CM",
--   p11 = "CV", p12 = "DJ", p13 = "DZ", p14 = "EG", p15 = "EH", p16 = "ER", p17 = "ET", p18 = "GA", p19 = "GH",
--   p20 = "GM", p21 = "GN", p22 = "GQ", p23 = "GW", p24 = "KE", p25 = "KM", p26 = "LR", p27 = "LS", p28 = "LY",
--   p29 = "MA", p30 = "MG", p31 = "ML", p32 = "MR", p33 = "MU", p34 = "MW", p35 = "MZ", p36 = "NA", p37 = "NE",
--   p38 = "NG", p39 = "RE", p40 = "RW", p41 = "SC", p42 = "SD", p43 = "SH", p44 = "SL", p45 = "SN", p46 = "SO",
--   p47 = "SS", p48 = "ST", p49 = "SZ", p50 = "TD", p51 = "TG", p52 = "TN", p53 = "TZ", p54 = "UG", p55 = "YT",
--   p56 = "ZA", p57 = "ZM", p58 = "ZW", p59 = "Africa", p60 = "AQ", p61 = "BV", p62 = "GS", p63 = "HM", p64 = "TF",
--   p65 = "Antarctica", p66 = "AE", p67 = "AF", p68 = "AM", p69 = "AZ", p70 = "BD", p71 = "BH", p72 = "BN", p73 = "BT",
--   p74 = "CC", p75 = "CN", p76 = "CX", p77 = "GE", p78 = "HK", p79 = "ID", p80 = "IL", p81 = "IN", p82 = "IO",
--   p83 = "IQ", p84 = "IR", p85 = "JO", p86 = "JP", p87 = "KG", p88 = "KH", p89 = "KP", p90 = "KR", p91 = "KW",
--   p92 = "KZ", p93 = "LA", p94 = "LB", p95 = "LK", p96 = "MM", p97 = "MN", p98 = "MO", p99 = "MV", p100 = "MY",
--   p101 = "NP", p102 = "OM", p103 = "PH", p104 = "PK", p105 = "PS", p106 = "QA", p107 = "RU", p108 = "SA", p109 = "SG",
--   p110 = "SY", p111 = "TH", p112 = "TJ", p113 = "TM", p114 = "TR", p115 = "TW", p116 = "UZ", p117 = "VN", p118 = "YE",
--   p119 = "Asia", p120 = "AD", p121 = "AL", p122 = "AT", p123 = "AX", p124 = "BA", p125 = "BE", p126 = "BG",
--   p127 = "BY", p128 = "CH", p129 = "CY", p130 = "CZ", p131 = "DE", p132 = "DK", p133 = "EE", p134 = "ES", p135 = "FI",
--   p136 = "FO", p137 = "FR", p138 = "GB", p139 = "GG", p140 = "GI", p141 = "GR", p142 = "HR", p143 = "HU", p144 = "IE",
--   p145 = "IM", p146 = "IS", p147 = "IT", p148 = "JE", p149 = "LI", p150 = "LT", p151 = "LU", p152 = "LV", p153 = "MC",
--   p154 = "MD", p155 = "ME", p156 = "MK", p157 = "MT", p158 = "NL", p159 = "NO", p160 = "PL", p161 = "PT", p162 = "RO",
--   p163 = "RS", p164 = "SE", p165 = "SI", p166 = "SJ", p167 = "SK", p168 = "SM", p169 = "UA", p170 = "VA", p171 = "XK",
--   p172 = "Europe", p173 = "AG", p174 = "AI", p175 = "AW", p176 = "BB", p177 = "BL", p178 = "BM", p179 = "BQ",
--   p180 = "BS", p181 = "BZ", p182 = "CA", p183 = "CR", p184 = "CU", p185 = "CW", p186 = "DM", p187 = "DO", p188 = "GD",
--   p189 = "GL", p190 = "GP", p191 = "GT", p192 = "HN", p193 = "HT", p194 = "JM", p195 = "KN", p196 = "KY", p197 = "LC",
--   p198 = "MF", p199 = "MQ", p200 = "MS", p201 = "MX", p202 = "NI", p203 = "PA", p204 = "PM", p205 = "PR", p206 = "SV",
--   p207 = "SX", p208 = "TC", p209 = "TT", p210 = "US", p211 = "VC", p212 = "VG", p213 = "VI", p214 = "North America",
--   p215 = "AS", p216 = "AU", p217 = "CK", p218 = "FJ", p219 = "FM", p220 = "GU", p221 = "KI", p222 = "MH", p223 = "MP",
--   p224 = "NC", p225 = "NF", p226 = "NR", p227 = "NU", p228 = "NZ", p229 = "PF", p230 = "PG", p231 = "PN", p232 = "PW",
--   p233 = "SB", p234 = "TK", p235 = "TL", p236 = "TO", p237 = "TV", p238 = "UM", p239 = "VU", p240 = "WF", p241 = "WS",
--   p242 = "Oceania", p243 = "AR", p244 = "BO", p245 = "BR", p246 = "CL", p247 = "CO", p248 = "EC", p249 = "FK",
--   p250 = "GF", p251 = "GY", p252 = "PE", p253 = "PY", p254 = "SR", p255 = "UY", p256 = "VE", p257 = "South America",
--   p258 = 5, p259 = 1001, p260 = 100120251, p261 = "2025-01-01", p262 = "2025-03-31", p263 = "freight", p264 = "TFGHT",
--   p265 = "FGHT", p266 = "TDSC", p267 = "DSC"
select case when fact.normalised_sender_country in ({p1:String}, {p2:String}, {p3:String}, {p4:String}, {p5:String}, {p6:String}, {p7:String}, {p8:String}, {p9:String}, {p10:String}, {p11:String}, {p12:String}, {p13:String}, {p14:String}, {p15:String}, {p16:String}, {p17:String}, {p18:String}, {p19:String}, {p20:String}, {p21:String}, {p22:String}, {p23:String}, {p24:String}, {p25:String}, {p26:String}, {p27:String}, {p28:String}, {p29:String}, {p30:String}, {p31:String}, {p32:String}, {p33:String}, {p34:String}, {p35:String}, {p36:String}, {p37:String}, {p38:String}, {p39:String}, {p40:String}, {p41:String}, {p42:String}, {p43:String}, {p44:String}, {p45:String}, {p46:String}, {p47:String}, {p48:String}, {p49:String}, {p50:String}, {p51:String}, {p52:String}, {p53:String}, {p54:String}, {p55:String}, {p56:String}, {p57:String}, {p58:String}) then {p59:String} when fact.normalised_sender_country in ({p60:String}, {p61:String}, {p62:String}, {p63:String}, {p64:String}) then {p65:String} when fact.normalised_sender_country in ({p66:String}, {p67:String}, {p68:String}, {p69:String}, {p70:String}, {p71:String}, {p72:String}, {p73:String}, {p74:String}, {p75:String}, {p76:String}, {p77:String}, {p78:String}, {p79:String}, {p80:String}, {p81:String}, {p82:String}, {p83:String}, {p84:String}, {p85:String}, {p86:String}, {p87:String}, {p88:String}, {p89:String}, {p90:String}, {p91:String}, {p92:String}, {p93:String}, {p94:String}, {p95:String}, {p96:String}, {p97:String}, {p98:String}, {p99:String}, {p100:String}, {p101:String}, {p102:String}, {p103:String}, {p104:String}, {p105:String}, {p106:String}, {p107:String}, {p108:String}, {p109:String}, {p110:String}, {p111:String}, {p112:String}, {p113:String}, {p114:String}, {p115:String}, {p116:String}, {p117:String}, {p118:String}) then {p119:String} when fact.normalised_sender_country in ({p120:String}, {p121:String}, {p122:String}, {p123:String}, {p124:String}, {p125:String}, {p126:String}, {p127:String}, {p128:String}, {p129:String}, {p130:String}, {p131:String}, {p132:String}, {p133:String}, {p134:String}, {p135:String}, {p136:String}, {p137:String}, {p138:String}, {p139:String}, {p140:String}, {p141:String}, {p142:String}, {p143:String}, {p144:String}, {p145:String}, {p146:String}, {p147:String}, {p148:String}, {p149:String}, {p150:String}, {p151:String}, {p152:String}, {p153:String}, {p154:String}, {p155:String}, {p156:String}, {p157:String}, {p158:String}, {p159:String}, {p160:String}, {p161:String}, {p162:String}, {p163:String}, {p164:String}, {p165:String}, {p166:String}, {p167:String}, {p168:String}, {p169:String}, {p170:String}, {p171:String}) then {p172:String} when fact.normalised_sender_country in ({p173:String}, {p174:String}, {p175:String}, {p176:String}, {p177:String}, {p178:String}, {p179:String}, {p180:String}, {p181:String}, {p182:String}, {p183:String}, {p184:String}, {p185:String}, {p186:String}, {p187:String}, {p188:String}, {p189:String}, {p190:String}, {p191:String}, {p192:String}, {p193:String}, {p194:String}, {p195:String}, {p196:String}, {p197:String}, {p198:String}, {p199:String}, {p200:String}, {p201:String}, {p202:String}, {p203:String}, {p204:String}, {p205:String}, {p206:String}, {p207:String}, {p208:String}, {p209:String}, {p210:String}, {p211:String}, {p212:String}, {p213:String}) then {p214:String} when fact.normalised_sender_country in ({p215:String}, {p216:String}, {p217:String}, {p218:String}, {p219:String}, {p220:String}, {p221:String}, {p222:String}, {p223:String}, {p224:String}, {p225:String}, {p226:String}, {p227:String}, {p228:String}, {p229:String}, {p230:String}, {p231:String}, {p232:String}, {p233:String}, {p234:String}, {p235:String}, {p236:String}, {p237:String}, {p238:String}, {p239:String}, {p240:String}, {p241:String}) then {p242:String} when fact.normalised_sender_country in ({p243:String}, {p244:String}, {p245:String}, {p246:String}, {p247:String}, {p248:String}, {p249:String}, {p250:String}, {p251:String}, {p252:String}, {p253:String}, {p254:String}, {p255:String}, {p256:String}) then {p257:String} else null end as NAME,
  sum(CAST(fact.net_amount_usd, 'Nullable(Decimal(38, 2))')) as SPEND
from charge_level_info as fact
where fact.since_load <= {p258:Int32} and fact.until_load > {p258:Int32}
  and fact.client_id = {p259:Int32}
  and fact.bill_date_partition between {p260:Int32} and {p260:Int32}
  and fact.bill_date between toDate32({p261:String}) and toDate32({p262:String})
  and fact.bucket_name = {p263:String}
  and (fact.accessorial_code is null or if(isNull(fact.accessorial_code), null,
  fact.accessorial_code not in ({p264:String}, {p265:String}, {p266:String}, {p267:String})))
group by case when fact.normalised_sender_country in ({p1:String}, {p2:String}, {p3:String}, {p4:String}, {p5:String}, {p6:String}, {p7:String}, {p8:String}, {p9:String}, {p10:String}, {p11:String}, {p12:String}, {p13:String}, {p14:String}, {p15:String}, {p16:String}, {p17:String}, {p18:String}, {p19:String}, {p20:String}, {p21:String}, {p22:String}, {p23:String}, {p24:String}, {p25:String}, {p26:String}, {p27:String}, {p28:String}, {p29:String}, {p30:String}, {p31:String}, {p32:String}, {p33:String}, {p34:String}, {p35:String}, {p36:String}, {p37:String}, {p38:String}, {p39:String}, {p40:String}, {p41:String}, {p42:String}, {p43:String}, {p44:String}, {p45:String}, {p46:String}, {p47:String}, {p48:String}, {p49:String}, {p50:String}, {p51:String}, {p52:String}, {p53:String}, {p54:String}, {p55:String}, {p56:String}, {p57:String}, {p58:String}) then {p59:String} when fact.normalised_sender_country in ({p60:String}, {p61:String}, {p62:String}, {p63:String}, {p64:String}) then {p65:String} when fact.normalised_sender_country in ({p66:String}, {p67:String}, {p68:String}, {p69:String}, {p70:String}, {p71:String}, {p72:String}, {p73:String}, {p74:String}, {p75:String}, {p76:String}, {p77:String}, {p78:String}, {p79:String}, {p80:String}, {p81:String}, {p82:String}, {p83:String}, {p84:String}, {p85:String}, {p86:String}, {p87:String}, {p88:String}, {p89:String}, {p90:String}, {p91:String}, {p92:String}, {p93:String}, {p94:String}, {p95:String}, {p96:String}, {p97:String}, {p98:String}, {p99:String}, {p100:String}, {p101:String}, {p102:String}, {p103:String}, {p104:String}, {p105:String}, {p106:String}, {p107:String}, {p108:String}, {p109:String}, {p110:String}, {p111:String}, {p112:String}, {p113:String}, {p114:String}, {p115:String}, {p116:String}, {p117:String}, {p118:String}) then {p119:String} when fact.normalised_sender_country in ({p120:String}, {p121:String}, {p122:String}, {p123:String}, {p124:String}, {p125:String}, {p126:String}, {p127:String}, {p128:String}, {p129:String}, {p130:String}, {p131:String}, {p132:String}, {p133:String}, {p134:String}, {p135:String}, {p136:String}, {p137:String}, {p138:String}, {p139:String}, {p140:String}, {p141:String}, {p142:String}, {p143:String}, {p144:String}, {p145:String}, {p146:String}, {p147:String}, {p148:String}, {p149:String}, {p150:String}, {p151:String}, {p152:String}, {p153:String}, {p154:String}, {p155:String}, {p156:String}, {p157:String}, {p158:String}, {p159:String}, {p160:String}, {p161:String}, {p162:String}, {p163:String}, {p164:String}, {p165:String}, {p166:String}, {p167:String}, {p168:String}, {p169:String}, {p170:String}, {p171:String}) then {p172:String} when fact.normalised_sender_country in ({p173:String}, {p174:String}, {p175:String}, {p176:String}, {p177:String}, {p178:String}, {p179:String}, {p180:String}, {p181:String}, {p182:String}, {p183:String}, {p184:String}, {p185:String}, {p186:String}, {p187:String}, {p188:String}, {p189:String}, {p190:String}, {p191:String}, {p192:String}, {p193:String}, {p194:String}, {p195:String}, {p196:String}, {p197:String}, {p198:String}, {p199:String}, {p200:String}, {p201:String}, {p202:String}, {p203:String}, {p204:String}, {p205:String}, {p206:String}, {p207:String}, {p208:String}, {p209:String}, {p210:String}, {p211:String}, {p212:String}, {p213:String}) then {p214:String} when fact.normalised_sender_country in ({p215:String}, {p216:String}, {p217:String}, {p218:String}, {p219:String}, {p220:String}, {p221:String}, {p222:String}, {p223:String}, {p224:String}, {p225:String}, {p226:String}, {p227:String}, {p228:String}, {p229:String}, {p230:String}, {p231:String}, {p232:String}, {p233:String}, {p234:String}, {p235:String}, {p236:String}, {p237:String}, {p238:String}, {p239:String}, {p240:String}, {p241:String}) then {p242:String} when fact.normalised_sender_country in ({p243:String}, {p244:String}, {p245:String}, {p246:String}, {p247:String}, {p248:String}, {p249:String}, {p250:String}, {p251:String}, {p252:String}, {p253:String}, {p254:String}, {p255:String}, {p256:String}) then {p257:String} else null end
order by SPEND desc nulls last, NAME asc nulls last;
