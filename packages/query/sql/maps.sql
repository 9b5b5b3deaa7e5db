-- consignee country
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "USPS", $7 = "DHL"
select fact.normalised_consignee_country as NAME, sum(fact.net_amount_usd) as VALUE
from rollup_bill_consignee as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name <> $6
  and not (starts_with(fact.carrier_name, $7))
  and fact.has_net_amount_usd
group by fact.normalised_consignee_country
order by VALUE desc nulls last, NAME asc nulls last;

-- consignee state
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "USPS", $7 = "DHL", $8 = "US"
select fact.normalised_consignee_state as NAME, sum(fact.net_amount_usd) as VALUE
from rollup_bill_consignee as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name <> $6
  and not (starts_with(fact.carrier_name, $7))
  and fact.has_net_amount_usd
  and fact.normalised_consignee_country = $8
group by fact.normalised_consignee_state
order by VALUE desc nulls last, NAME asc nulls last;

-- consignee county
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "USPS", $7 = "DHL", $8 = 0, $9 = "US"
select fact.consignee_county as NAME, sum(fact.net_amount_usd) as VALUE
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name <> $6
  and not (starts_with(fact.carrier_name, $7))
  and fact.net_amount_usd <> $8
  and fact.normalised_consignee_country = $9
group by fact.consignee_county
order by VALUE desc nulls last, NAME asc nulls last;

-- consignee continent
-- $1 = "AO", $2 = "BF", $3 = "BI", $4 = "BJ", $5 = "BW", $6 = "CD", $7 = "CF", $8 = "CG", $9 = "CI", $10 = "CM",
--   $11 = "CV", $12 = "DJ", $13 = "DZ", $14 = "EG", $15 = "EH", $16 = "ER", $17 = "ET", $18 = "GA", $19 = "GH",
--   $20 = "GM", $21 = "GN", $22 = "GQ", $23 = "GW", $24 = "KE", $25 = "KM", $26 = "LR", $27 = "LS", $28 = "LY",
--   $29 = "MA", $30 = "MG", $31 = "ML", $32 = "MR", $33 = "MU", $34 = "MW", $35 = "MZ", $36 = "NA", $37 = "NE",
--   $38 = "NG", $39 = "RE", $40 = "RW", $41 = "SC", $42 = "SD", $43 = "SH", $44 = "SL", $45 = "SN", $46 = "SO",
--   $47 = "SS", $48 = "ST", $49 = "SZ", $50 = "TD", $51 = "TG", $52 = "TN", $53 = "TZ", $54 = "UG", $55 = "YT",
--   $56 = "ZA", $57 = "ZM", $58 = "ZW", $59 = "Africa", $60 = "AQ", $61 = "BV", $62 = "GS", $63 = "HM", $64 = "TF",
--   $65 = "Antarctica", $66 = "AE", $67 = "AF", $68 = "AM", $69 = "AZ", $70 = "BD", $71 = "BH", $72 = "BN", $73 = "BT",
--   $74 = "CC", $75 = "CN", $76 = "CX", $77 = "GE", $78 = "HK", $79 = "ID", $80 = "IL", $81 = "IN", $82 = "IO",
--   $83 = "IQ", $84 = "IR", $85 = "JO", $86 = "JP", $87 = "KG", $88 = "KH", $89 = "KP", $90 = "KR", $91 = "KW",
--   $92 = "KZ", $93 = "LA", $94 = "LB", $95 = "LK", $96 = "MM", $97 = "MN", $98 = "MO", $99 = "MV", $100 = "MY",
--   $101 = "NP", $102 = "OM", $103 = "PH", $104 = "PK", $105 = "PS", $106 = "QA", $107 = "RU", $108 = "SA", $109 = "SG",
--   $110 = "SY", $111 = "TH", $112 = "TJ", $113 = "TM", $114 = "TR", $115 = "TW", $116 = "UZ", $117 = "VN", $118 = "YE",
--   $119 = "Asia", $120 = "AD", $121 = "AL", $122 = "AT", $123 = "AX", $124 = "BA", $125 = "BE", $126 = "BG",
--   $127 = "BY", $128 = "CH", $129 = "CY", $130 = "CZ", $131 = "DE", $132 = "DK", $133 = "EE", $134 = "ES", $135 = "FI",
--   $136 = "FO", $137 = "FR", $138 = "GB", $139 = "GG", $140 = "GI", $141 = "GR", $142 = "HR", $143 = "HU", $144 = "IE",
--   $145 = "IM", $146 = "IS", $147 = "IT", $148 = "JE", $149 = "LI", $150 = "LT", $151 = "LU", $152 = "LV", $153 = "MC",
--   $154 = "MD", $155 = "ME", $156 = "MK", $157 = "MT", $158 = "NL", $159 = "NO", $160 = "PL", $161 = "PT", $162 = "RO",
--   $163 = "RS", $164 = "SE", $165 = "SI", $166 = "SJ", $167 = "SK", $168 = "SM", $169 = "UA", $170 = "VA", $171 = "XK",
--   $172 = "Europe", $173 = "AG", $174 = "AI", $175 = "AW", $176 = "BB", $177 = "BL", $178 = "BM", $179 = "BQ",
--   $180 = "BS", $181 = "BZ", $182 = "CA", $183 = "CR", $184 = "CU", $185 = "CW", $186 = "DM", $187 = "DO", $188 = "GD",
--   $189 = "GL", $190 = "GP", $191 = "GT", $192 = "HN", $193 = "HT", $194 = "JM", $195 = "KN", $196 = "KY", $197 = "LC",
--   $198 = "MF", $199 = "MQ", $200 = "MS", $201 = "MX", $202 = "NI", $203 = "PA", $204 = "PM", $205 = "PR", $206 = "SV",
--   $207 = "SX", $208 = "TC", $209 = "TT", $210 = "US", $211 = "VC", $212 = "VG", $213 = "VI", $214 = "North America",
--   $215 = "AS", $216 = "AU", $217 = "CK", $218 = "FJ", $219 = "FM", $220 = "GU", $221 = "KI", $222 = "MH", $223 = "MP",
--   $224 = "NC", $225 = "NF", $226 = "NR", $227 = "NU", $228 = "NZ", $229 = "PF", $230 = "PG", $231 = "PN", $232 = "PW",
--   $233 = "SB", $234 = "TK", $235 = "TL", $236 = "TO", $237 = "TV", $238 = "UM", $239 = "VU", $240 = "WF", $241 = "WS",
--   $242 = "Oceania", $243 = "AR", $244 = "BO", $245 = "BR", $246 = "CL", $247 = "CO", $248 = "EC", $249 = "FK",
--   $250 = "GF", $251 = "GY", $252 = "PE", $253 = "PY", $254 = "SR", $255 = "UY", $256 = "VE", $257 = "South America",
--   $258 = 5, $259 = 1001, $260 = 100120251, $261 = "2025-01-01", $262 = "2025-03-31", $263 = "USPS", $264 = "DHL"
select case when fact.normalised_consignee_country in ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58) then $59 when fact.normalised_consignee_country in ($60, $61, $62, $63, $64) then $65 when fact.normalised_consignee_country in ($66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118) then $119 when fact.normalised_consignee_country in ($120, $121, $122, $123, $124, $125, $126, $127, $128, $129, $130, $131, $132, $133, $134, $135, $136, $137, $138, $139, $140, $141, $142, $143, $144, $145, $146, $147, $148, $149, $150, $151, $152, $153, $154, $155, $156, $157, $158, $159, $160, $161, $162, $163, $164, $165, $166, $167, $168, $169, $170, $171) then $172 when fact.normalised_consignee_country in ($173, $174, $175, $176, $177, $178, $179, $180, $181, $182, $183, $184, $185, $186, $187, $188, $189, $190, $191, $192, $193, $194, $195, $196, $197, $198, $199, $200, $201, $202, $203, $204, $205, $206, $207, $208, $209, $210, $211, $212, $213) then $214 when fact.normalised_consignee_country in ($215, $216, $217, $218, $219, $220, $221, $222, $223, $224, $225, $226, $227, $228, $229, $230, $231, $232, $233, $234, $235, $236, $237, $238, $239, $240, $241) then $242 when fact.normalised_consignee_country in ($243, $244, $245, $246, $247, $248, $249, $250, $251, $252, $253, $254, $255, $256) then $257 else null end as NAME,
  sum(fact.net_amount_usd) as VALUE
from rollup_bill_consignee as fact
where fact.load_id <= $258
  and fact.client_id = $259
  and fact.bill_date_partition between $260 and $260
  and fact.bill_date between cast($261 as date) and cast($262 as date)
  and fact.carrier_name <> $263
  and not (starts_with(fact.carrier_name, $264))
  and fact.has_net_amount_usd
group by case when fact.normalised_consignee_country in ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58) then $59 when fact.normalised_consignee_country in ($60, $61, $62, $63, $64) then $65 when fact.normalised_consignee_country in ($66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118) then $119 when fact.normalised_consignee_country in ($120, $121, $122, $123, $124, $125, $126, $127, $128, $129, $130, $131, $132, $133, $134, $135, $136, $137, $138, $139, $140, $141, $142, $143, $144, $145, $146, $147, $148, $149, $150, $151, $152, $153, $154, $155, $156, $157, $158, $159, $160, $161, $162, $163, $164, $165, $166, $167, $168, $169, $170, $171) then $172 when fact.normalised_consignee_country in ($173, $174, $175, $176, $177, $178, $179, $180, $181, $182, $183, $184, $185, $186, $187, $188, $189, $190, $191, $192, $193, $194, $195, $196, $197, $198, $199, $200, $201, $202, $203, $204, $205, $206, $207, $208, $209, $210, $211, $212, $213) then $214 when fact.normalised_consignee_country in ($215, $216, $217, $218, $219, $220, $221, $222, $223, $224, $225, $226, $227, $228, $229, $230, $231, $232, $233, $234, $235, $236, $237, $238, $239, $240, $241) then $242 when fact.normalised_consignee_country in ($243, $244, $245, $246, $247, $248, $249, $250, $251, $252, $253, $254, $255, $256) then $257 else null end
order by VALUE desc nulls last, NAME asc nulls last;

-- sender country
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "USPS", $7 = "DHL"
select fact.normalised_sender_country as NAME, sum(fact.net_amount_usd) as VALUE
from rollup_bill_sender as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name <> $6
  and not (starts_with(fact.carrier_name, $7))
  and fact.has_net_amount_usd
group by fact.normalised_sender_country
order by VALUE desc nulls last, NAME asc nulls last;

-- sender state
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "USPS", $7 = "DHL", $8 = "US"
select fact.normalised_sender_state as NAME, sum(fact.net_amount_usd) as VALUE
from rollup_bill_sender as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name <> $6
  and not (starts_with(fact.carrier_name, $7))
  and fact.has_net_amount_usd
  and fact.normalised_sender_country = $8
group by fact.normalised_sender_state
order by VALUE desc nulls last, NAME asc nulls last;

-- sender county
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "USPS", $7 = "DHL", $8 = 0, $9 = "US"
select fact.sender_county as NAME, sum(fact.net_amount_usd) as VALUE
from package_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.carrier_name <> $6
  and not (starts_with(fact.carrier_name, $7))
  and fact.net_amount_usd <> $8
  and fact.normalised_sender_country = $9
group by fact.sender_county
order by VALUE desc nulls last, NAME asc nulls last;

-- sender continent
-- $1 = "AO", $2 = "BF", $3 = "BI", $4 = "BJ", $5 = "BW", $6 = "CD", $7 = "CF", $8 = "CG", $9 = "CI", $10 = "CM",
--   $11 = "CV", $12 = "DJ", $13 = "DZ", $14 = "EG", $15 = "EH", $16 = "ER", $17 = "ET", $18 = "GA", $19 = "GH",
--   $20 = "GM", $21 = "GN", $22 = "GQ", $23 = "GW", $24 = "KE", $25 = "KM", $26 = "LR", $27 = "LS", $28 = "LY",
--   $29 = "MA", $30 = "MG", $31 = "ML", $32 = "MR", $33 = "MU", $34 = "MW", $35 = "MZ", $36 = "NA", $37 = "NE",
--   $38 = "NG", $39 = "RE", $40 = "RW", $41 = "SC", $42 = "SD", $43 = "SH", $44 = "SL", $45 = "SN", $46 = "SO",
--   $47 = "SS", $48 = "ST", $49 = "SZ", $50 = "TD", $51 = "TG", $52 = "TN", $53 = "TZ", $54 = "UG", $55 = "YT",
--   $56 = "ZA", $57 = "ZM", $58 = "ZW", $59 = "Africa", $60 = "AQ", $61 = "BV", $62 = "GS", $63 = "HM", $64 = "TF",
--   $65 = "Antarctica", $66 = "AE", $67 = "AF", $68 = "AM", $69 = "AZ", $70 = "BD", $71 = "BH", $72 = "BN", $73 = "BT",
--   $74 = "CC", $75 = "CN", $76 = "CX", $77 = "GE", $78 = "HK", $79 = "ID", $80 = "IL", $81 = "IN", $82 = "IO",
--   $83 = "IQ", $84 = "IR", $85 = "JO", $86 = "JP", $87 = "KG", $88 = "KH", $89 = "KP", $90 = "KR", $91 = "KW",
--   $92 = "KZ", $93 = "LA", $94 = "LB", $95 = "LK", $96 = "MM", $97 = "MN", $98 = "MO", $99 = "MV", $100 = "MY",
--   $101 = "NP", $102 = "OM", $103 = "PH", $104 = "PK", $105 = "PS", $106 = "QA", $107 = "RU", $108 = "SA", $109 = "SG",
--   $110 = "SY", $111 = "TH", $112 = "TJ", $113 = "TM", $114 = "TR", $115 = "TW", $116 = "UZ", $117 = "VN", $118 = "YE",
--   $119 = "Asia", $120 = "AD", $121 = "AL", $122 = "AT", $123 = "AX", $124 = "BA", $125 = "BE", $126 = "BG",
--   $127 = "BY", $128 = "CH", $129 = "CY", $130 = "CZ", $131 = "DE", $132 = "DK", $133 = "EE", $134 = "ES", $135 = "FI",
--   $136 = "FO", $137 = "FR", $138 = "GB", $139 = "GG", $140 = "GI", $141 = "GR", $142 = "HR", $143 = "HU", $144 = "IE",
--   $145 = "IM", $146 = "IS", $147 = "IT", $148 = "JE", $149 = "LI", $150 = "LT", $151 = "LU", $152 = "LV", $153 = "MC",
--   $154 = "MD", $155 = "ME", $156 = "MK", $157 = "MT", $158 = "NL", $159 = "NO", $160 = "PL", $161 = "PT", $162 = "RO",
--   $163 = "RS", $164 = "SE", $165 = "SI", $166 = "SJ", $167 = "SK", $168 = "SM", $169 = "UA", $170 = "VA", $171 = "XK",
--   $172 = "Europe", $173 = "AG", $174 = "AI", $175 = "AW", $176 = "BB", $177 = "BL", $178 = "BM", $179 = "BQ",
--   $180 = "BS", $181 = "BZ", $182 = "CA", $183 = "CR", $184 = "CU", $185 = "CW", $186 = "DM", $187 = "DO", $188 = "GD",
--   $189 = "GL", $190 = "GP", $191 = "GT", $192 = "HN", $193 = "HT", $194 = "JM", $195 = "KN", $196 = "KY", $197 = "LC",
--   $198 = "MF", $199 = "MQ", $200 = "MS", $201 = "MX", $202 = "NI", $203 = "PA", $204 = "PM", $205 = "PR", $206 = "SV",
--   $207 = "SX", $208 = "TC", $209 = "TT", $210 = "US", $211 = "VC", $212 = "VG", $213 = "VI", $214 = "North America",
--   $215 = "AS", $216 = "AU", $217 = "CK", $218 = "FJ", $219 = "FM", $220 = "GU", $221 = "KI", $222 = "MH", $223 = "MP",
--   $224 = "NC", $225 = "NF", $226 = "NR", $227 = "NU", $228 = "NZ", $229 = "PF", $230 = "PG", $231 = "PN", $232 = "PW",
--   $233 = "SB", $234 = "TK", $235 = "TL", $236 = "TO", $237 = "TV", $238 = "UM", $239 = "VU", $240 = "WF", $241 = "WS",
--   $242 = "Oceania", $243 = "AR", $244 = "BO", $245 = "BR", $246 = "CL", $247 = "CO", $248 = "EC", $249 = "FK",
--   $250 = "GF", $251 = "GY", $252 = "PE", $253 = "PY", $254 = "SR", $255 = "UY", $256 = "VE", $257 = "South America",
--   $258 = 5, $259 = 1001, $260 = 100120251, $261 = "2025-01-01", $262 = "2025-03-31", $263 = "USPS", $264 = "DHL"
select case when fact.normalised_sender_country in ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58) then $59 when fact.normalised_sender_country in ($60, $61, $62, $63, $64) then $65 when fact.normalised_sender_country in ($66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118) then $119 when fact.normalised_sender_country in ($120, $121, $122, $123, $124, $125, $126, $127, $128, $129, $130, $131, $132, $133, $134, $135, $136, $137, $138, $139, $140, $141, $142, $143, $144, $145, $146, $147, $148, $149, $150, $151, $152, $153, $154, $155, $156, $157, $158, $159, $160, $161, $162, $163, $164, $165, $166, $167, $168, $169, $170, $171) then $172 when fact.normalised_sender_country in ($173, $174, $175, $176, $177, $178, $179, $180, $181, $182, $183, $184, $185, $186, $187, $188, $189, $190, $191, $192, $193, $194, $195, $196, $197, $198, $199, $200, $201, $202, $203, $204, $205, $206, $207, $208, $209, $210, $211, $212, $213) then $214 when fact.normalised_sender_country in ($215, $216, $217, $218, $219, $220, $221, $222, $223, $224, $225, $226, $227, $228, $229, $230, $231, $232, $233, $234, $235, $236, $237, $238, $239, $240, $241) then $242 when fact.normalised_sender_country in ($243, $244, $245, $246, $247, $248, $249, $250, $251, $252, $253, $254, $255, $256) then $257 else null end as NAME,
  sum(fact.net_amount_usd) as VALUE
from rollup_bill_sender as fact
where fact.load_id <= $258
  and fact.client_id = $259
  and fact.bill_date_partition between $260 and $260
  and fact.bill_date between cast($261 as date) and cast($262 as date)
  and fact.carrier_name <> $263
  and not (starts_with(fact.carrier_name, $264))
  and fact.has_net_amount_usd
group by case when fact.normalised_sender_country in ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58) then $59 when fact.normalised_sender_country in ($60, $61, $62, $63, $64) then $65 when fact.normalised_sender_country in ($66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118) then $119 when fact.normalised_sender_country in ($120, $121, $122, $123, $124, $125, $126, $127, $128, $129, $130, $131, $132, $133, $134, $135, $136, $137, $138, $139, $140, $141, $142, $143, $144, $145, $146, $147, $148, $149, $150, $151, $152, $153, $154, $155, $156, $157, $158, $159, $160, $161, $162, $163, $164, $165, $166, $167, $168, $169, $170, $171) then $172 when fact.normalised_sender_country in ($173, $174, $175, $176, $177, $178, $179, $180, $181, $182, $183, $184, $185, $186, $187, $188, $189, $190, $191, $192, $193, $194, $195, $196, $197, $198, $199, $200, $201, $202, $203, $204, $205, $206, $207, $208, $209, $210, $211, $212, $213) then $214 when fact.normalised_sender_country in ($215, $216, $217, $218, $219, $220, $221, $222, $223, $224, $225, $226, $227, $228, $229, $230, $231, $232, $233, $234, $235, $236, $237, $238, $239, $240, $241) then $242 when fact.normalised_sender_country in ($243, $244, $245, $246, $247, $248, $249, $250, $251, $252, $253, $254, $255, $256) then $257 else null end
order by VALUE desc nulls last, NAME asc nulls last;

-- parcels, consignee country
-- $1 = "Late", $2 = 0, $3 = 100, $4 = "Exception", $5 = 5, $6 = 1001, $7 = 100120251, $8 = "2025-01-01",
--   $9 = "2025-03-31", $10 = "parcel"
select fact.normalised_consignee_country as NAME, sum(fact.net_amount_usd) as SPEND,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES,
  cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint) as LATE,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as LATE_PERCENTAGE,
  cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint) as EXCEPTIONS,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as EXCEPTION_PERCENTAGE
from rollup_bill_consignee as fact
where fact.load_id <= $5
  and fact.client_id = $6
  and fact.bill_date_partition between $7 and $7
  and fact.bill_date between cast($8 as date) and cast($9 as date)
  and fact.bucket_name = $10
group by fact.normalised_consignee_country
order by SPEND desc nulls last, NAME asc nulls last;

-- freight, consignee country
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "freight", $7 = "TFGHT", $8 = "FGHT",
--   $9 = "TDSC", $10 = "DSC"
select fact.normalised_consignee_country as NAME, sum(fact.net_amount_usd) as SPEND
from charge_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.bucket_name = $6
  and (fact.accessorial_code is null or fact.accessorial_code not in ($7, $8, $9, $10))
group by fact.normalised_consignee_country
order by SPEND desc nulls last, NAME asc nulls last;

-- parcels, consignee state
-- $1 = "Late", $2 = 0, $3 = 100, $4 = "Exception", $5 = 5, $6 = 1001, $7 = 100120251, $8 = "2025-01-01",
--   $9 = "2025-03-31", $10 = "parcel", $11 = "US"
select fact.normalised_consignee_state as NAME, sum(fact.net_amount_usd) as SPEND,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES,
  cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint) as LATE,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as LATE_PERCENTAGE,
  cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint) as EXCEPTIONS,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as EXCEPTION_PERCENTAGE
from rollup_bill_consignee as fact
where fact.load_id <= $5
  and fact.client_id = $6
  and fact.bill_date_partition between $7 and $7
  and fact.bill_date between cast($8 as date) and cast($9 as date)
  and fact.bucket_name = $10
  and fact.normalised_consignee_country = $11
group by fact.normalised_consignee_state
order by SPEND desc nulls last, NAME asc nulls last;

-- freight, consignee state
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "freight", $7 = "TFGHT", $8 = "FGHT",
--   $9 = "TDSC", $10 = "DSC", $11 = "US"
select fact.normalised_consignee_state as NAME, sum(fact.net_amount_usd) as SPEND
from charge_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.bucket_name = $6
  and (fact.accessorial_code is null or fact.accessorial_code not in ($7, $8, $9, $10))
  and fact.normalised_consignee_country = $11
group by fact.normalised_consignee_state
order by SPEND desc nulls last, NAME asc nulls last;

-- parcels, consignee county
-- $1 = "Late", $2 = 0, $3 = 100, $4 = "Exception", $5 = 5, $6 = 1001, $7 = 100120251, $8 = "2025-01-01",
--   $9 = "2025-03-31", $10 = "parcel", $11 = "US"
select fact.consignee_county as NAME, sum(fact.net_amount_usd) as SPEND,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES,
  cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint) as LATE,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as LATE_PERCENTAGE,
  cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint) as EXCEPTIONS,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as EXCEPTION_PERCENTAGE
from package_level_info as fact
where fact.load_id <= $5
  and fact.client_id = $6
  and fact.bill_date_partition between $7 and $7
  and fact.bill_date between cast($8 as date) and cast($9 as date)
  and fact.bucket_name = $10
  and fact.normalised_consignee_country = $11
group by fact.consignee_county
order by SPEND desc nulls last, NAME asc nulls last;

-- freight, consignee county
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "freight", $7 = "TFGHT", $8 = "FGHT",
--   $9 = "TDSC", $10 = "DSC", $11 = "US"
select fact.consignee_county as NAME, sum(fact.net_amount_usd) as SPEND
from charge_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.bucket_name = $6
  and (fact.accessorial_code is null or fact.accessorial_code not in ($7, $8, $9, $10))
  and fact.normalised_consignee_country = $11
group by fact.consignee_county
order by SPEND desc nulls last, NAME asc nulls last;

-- parcels, consignee continent
-- $1 = "AO", $2 = "BF", $3 = "BI", $4 = "BJ", $5 = "BW", $6 = "CD", $7 = "CF", $8 = "CG", $9 = "CI", $10 = "CM",
--   $11 = "CV", $12 = "DJ", $13 = "DZ", $14 = "EG", $15 = "EH", $16 = "ER", $17 = "ET", $18 = "GA", $19 = "GH",
--   $20 = "GM", $21 = "GN", $22 = "GQ", $23 = "GW", $24 = "KE", $25 = "KM", $26 = "LR", $27 = "LS", $28 = "LY",
--   $29 = "MA", $30 = "MG", $31 = "ML", $32 = "MR", $33 = "MU", $34 = "MW", $35 = "MZ", $36 = "NA", $37 = "NE",
--   $38 = "NG", $39 = "RE", $40 = "RW", $41 = "SC", $42 = "SD", $43 = "SH", $44 = "SL", $45 = "SN", $46 = "SO",
--   $47 = "SS", $48 = "ST", $49 = "SZ", $50 = "TD", $51 = "TG", $52 = "TN", $53 = "TZ", $54 = "UG", $55 = "YT",
--   $56 = "ZA", $57 = "ZM", $58 = "ZW", $59 = "Africa", $60 = "AQ", $61 = "BV", $62 = "GS", $63 = "HM", $64 = "TF",
--   $65 = "Antarctica", $66 = "AE", $67 = "AF", $68 = "AM", $69 = "AZ", $70 = "BD", $71 = "BH", $72 = "BN", $73 = "BT",
--   $74 = "CC", $75 = "CN", $76 = "CX", $77 = "GE", $78 = "HK", $79 = "ID", $80 = "IL", $81 = "IN", $82 = "IO",
--   $83 = "IQ", $84 = "IR", $85 = "JO", $86 = "JP", $87 = "KG", $88 = "KH", $89 = "KP", $90 = "KR", $91 = "KW",
--   $92 = "KZ", $93 = "LA", $94 = "LB", $95 = "LK", $96 = "MM", $97 = "MN", $98 = "MO", $99 = "MV", $100 = "MY",
--   $101 = "NP", $102 = "OM", $103 = "PH", $104 = "PK", $105 = "PS", $106 = "QA", $107 = "RU", $108 = "SA", $109 = "SG",
--   $110 = "SY", $111 = "TH", $112 = "TJ", $113 = "TM", $114 = "TR", $115 = "TW", $116 = "UZ", $117 = "VN", $118 = "YE",
--   $119 = "Asia", $120 = "AD", $121 = "AL", $122 = "AT", $123 = "AX", $124 = "BA", $125 = "BE", $126 = "BG",
--   $127 = "BY", $128 = "CH", $129 = "CY", $130 = "CZ", $131 = "DE", $132 = "DK", $133 = "EE", $134 = "ES", $135 = "FI",
--   $136 = "FO", $137 = "FR", $138 = "GB", $139 = "GG", $140 = "GI", $141 = "GR", $142 = "HR", $143 = "HU", $144 = "IE",
--   $145 = "IM", $146 = "IS", $147 = "IT", $148 = "JE", $149 = "LI", $150 = "LT", $151 = "LU", $152 = "LV", $153 = "MC",
--   $154 = "MD", $155 = "ME", $156 = "MK", $157 = "MT", $158 = "NL", $159 = "NO", $160 = "PL", $161 = "PT", $162 = "RO",
--   $163 = "RS", $164 = "SE", $165 = "SI", $166 = "SJ", $167 = "SK", $168 = "SM", $169 = "UA", $170 = "VA", $171 = "XK",
--   $172 = "Europe", $173 = "AG", $174 = "AI", $175 = "AW", $176 = "BB", $177 = "BL", $178 = "BM", $179 = "BQ",
--   $180 = "BS", $181 = "BZ", $182 = "CA", $183 = "CR", $184 = "CU", $185 = "CW", $186 = "DM", $187 = "DO", $188 = "GD",
--   $189 = "GL", $190 = "GP", $191 = "GT", $192 = "HN", $193 = "HT", $194 = "JM", $195 = "KN", $196 = "KY", $197 = "LC",
--   $198 = "MF", $199 = "MQ", $200 = "MS", $201 = "MX", $202 = "NI", $203 = "PA", $204 = "PM", $205 = "PR", $206 = "SV",
--   $207 = "SX", $208 = "TC", $209 = "TT", $210 = "US", $211 = "VC", $212 = "VG", $213 = "VI", $214 = "North America",
--   $215 = "AS", $216 = "AU", $217 = "CK", $218 = "FJ", $219 = "FM", $220 = "GU", $221 = "KI", $222 = "MH", $223 = "MP",
--   $224 = "NC", $225 = "NF", $226 = "NR", $227 = "NU", $228 = "NZ", $229 = "PF", $230 = "PG", $231 = "PN", $232 = "PW",
--   $233 = "SB", $234 = "TK", $235 = "TL", $236 = "TO", $237 = "TV", $238 = "UM", $239 = "VU", $240 = "WF", $241 = "WS",
--   $242 = "Oceania", $243 = "AR", $244 = "BO", $245 = "BR", $246 = "CL", $247 = "CO", $248 = "EC", $249 = "FK",
--   $250 = "GF", $251 = "GY", $252 = "PE", $253 = "PY", $254 = "SR", $255 = "UY", $256 = "VE", $257 = "South America",
--   $258 = "Late", $259 = 0, $260 = 100, $261 = "Exception", $262 = 5, $263 = 1001, $264 = 100120251,
--   $265 = "2025-01-01", $266 = "2025-03-31", $267 = "parcel"
select case when fact.normalised_consignee_country in ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58) then $59 when fact.normalised_consignee_country in ($60, $61, $62, $63, $64) then $65 when fact.normalised_consignee_country in ($66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118) then $119 when fact.normalised_consignee_country in ($120, $121, $122, $123, $124, $125, $126, $127, $128, $129, $130, $131, $132, $133, $134, $135, $136, $137, $138, $139, $140, $141, $142, $143, $144, $145, $146, $147, $148, $149, $150, $151, $152, $153, $154, $155, $156, $157, $158, $159, $160, $161, $162, $163, $164, $165, $166, $167, $168, $169, $170, $171) then $172 when fact.normalised_consignee_country in ($173, $174, $175, $176, $177, $178, $179, $180, $181, $182, $183, $184, $185, $186, $187, $188, $189, $190, $191, $192, $193, $194, $195, $196, $197, $198, $199, $200, $201, $202, $203, $204, $205, $206, $207, $208, $209, $210, $211, $212, $213) then $214 when fact.normalised_consignee_country in ($215, $216, $217, $218, $219, $220, $221, $222, $223, $224, $225, $226, $227, $228, $229, $230, $231, $232, $233, $234, $235, $236, $237, $238, $239, $240, $241) then $242 when fact.normalised_consignee_country in ($243, $244, $245, $246, $247, $248, $249, $250, $251, $252, $253, $254, $255, $256) then $257 else null end as NAME,
  sum(fact.net_amount_usd) as SPEND, cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES,
  cast(sum(case when fact.tracking_status = $258 then fact.no_of_pkgs else $259 end) as bigint) as LATE,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $259 then $259 else round(((cast($260 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $258 then fact.no_of_pkgs else $259 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as LATE_PERCENTAGE,
  cast(sum(case when fact.tracking_status = $261 then fact.no_of_pkgs else $259 end) as bigint) as EXCEPTIONS,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $259 then $259 else round(((cast($260 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $261 then fact.no_of_pkgs else $259 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as EXCEPTION_PERCENTAGE
from rollup_bill_consignee as fact
where fact.load_id <= $262
  and fact.client_id = $263
  and fact.bill_date_partition between $264 and $264
  and fact.bill_date between cast($265 as date) and cast($266 as date)
  and fact.bucket_name = $267
group by case when fact.normalised_consignee_country in ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58) then $59 when fact.normalised_consignee_country in ($60, $61, $62, $63, $64) then $65 when fact.normalised_consignee_country in ($66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118) then $119 when fact.normalised_consignee_country in ($120, $121, $122, $123, $124, $125, $126, $127, $128, $129, $130, $131, $132, $133, $134, $135, $136, $137, $138, $139, $140, $141, $142, $143, $144, $145, $146, $147, $148, $149, $150, $151, $152, $153, $154, $155, $156, $157, $158, $159, $160, $161, $162, $163, $164, $165, $166, $167, $168, $169, $170, $171) then $172 when fact.normalised_consignee_country in ($173, $174, $175, $176, $177, $178, $179, $180, $181, $182, $183, $184, $185, $186, $187, $188, $189, $190, $191, $192, $193, $194, $195, $196, $197, $198, $199, $200, $201, $202, $203, $204, $205, $206, $207, $208, $209, $210, $211, $212, $213) then $214 when fact.normalised_consignee_country in ($215, $216, $217, $218, $219, $220, $221, $222, $223, $224, $225, $226, $227, $228, $229, $230, $231, $232, $233, $234, $235, $236, $237, $238, $239, $240, $241) then $242 when fact.normalised_consignee_country in ($243, $244, $245, $246, $247, $248, $249, $250, $251, $252, $253, $254, $255, $256) then $257 else null end
order by SPEND desc nulls last, NAME asc nulls last;

-- freight, consignee continent
-- $1 = "AO", $2 = "BF", $3 = "BI", $4 = "BJ", $5 = "BW", $6 = "CD", $7 = "CF", $8 = "CG", $9 = "CI", $10 = "CM",
--   $11 = "CV", $12 = "DJ", $13 = "DZ", $14 = "EG", $15 = "EH", $16 = "ER", $17 = "ET", $18 = "GA", $19 = "GH",
--   $20 = "GM", $21 = "GN", $22 = "GQ", $23 = "GW", $24 = "KE", $25 = "KM", $26 = "LR", $27 = "LS", $28 = "LY",
--   $29 = "MA", $30 = "MG", $31 = "ML", $32 = "MR", $33 = "MU", $34 = "MW", $35 = "MZ", $36 = "NA", $37 = "NE",
--   $38 = "NG", $39 = "RE", $40 = "RW", $41 = "SC", $42 = "SD", $43 = "SH", $44 = "SL", $45 = "SN", $46 = "SO",
--   $47 = "SS", $48 = "ST", $49 = "SZ", $50 = "TD", $51 = "TG", $52 = "TN", $53 = "TZ", $54 = "UG", $55 = "YT",
--   $56 = "ZA", $57 = "ZM", $58 = "ZW", $59 = "Africa", $60 = "AQ", $61 = "BV", $62 = "GS", $63 = "HM", $64 = "TF",
--   $65 = "Antarctica", $66 = "AE", $67 = "AF", $68 = "AM", $69 = "AZ", $70 = "BD", $71 = "BH", $72 = "BN", $73 = "BT",
--   $74 = "CC", $75 = "CN", $76 = "CX", $77 = "GE", $78 = "HK", $79 = "ID", $80 = "IL", $81 = "IN", $82 = "IO",
--   $83 = "IQ", $84 = "IR", $85 = "JO", $86 = "JP", $87 = "KG", $88 = "KH", $89 = "KP", $90 = "KR", $91 = "KW",
--   $92 = "KZ", $93 = "LA", $94 = "LB", $95 = "LK", $96 = "MM", $97 = "MN", $98 = "MO", $99 = "MV", $100 = "MY",
--   $101 = "NP", $102 = "OM", $103 = "PH", $104 = "PK", $105 = "PS", $106 = "QA", $107 = "RU", $108 = "SA", $109 = "SG",
--   $110 = "SY", $111 = "TH", $112 = "TJ", $113 = "TM", $114 = "TR", $115 = "TW", $116 = "UZ", $117 = "VN", $118 = "YE",
--   $119 = "Asia", $120 = "AD", $121 = "AL", $122 = "AT", $123 = "AX", $124 = "BA", $125 = "BE", $126 = "BG",
--   $127 = "BY", $128 = "CH", $129 = "CY", $130 = "CZ", $131 = "DE", $132 = "DK", $133 = "EE", $134 = "ES", $135 = "FI",
--   $136 = "FO", $137 = "FR", $138 = "GB", $139 = "GG", $140 = "GI", $141 = "GR", $142 = "HR", $143 = "HU", $144 = "IE",
--   $145 = "IM", $146 = "IS", $147 = "IT", $148 = "JE", $149 = "LI", $150 = "LT", $151 = "LU", $152 = "LV", $153 = "MC",
--   $154 = "MD", $155 = "ME", $156 = "MK", $157 = "MT", $158 = "NL", $159 = "NO", $160 = "PL", $161 = "PT", $162 = "RO",
--   $163 = "RS", $164 = "SE", $165 = "SI", $166 = "SJ", $167 = "SK", $168 = "SM", $169 = "UA", $170 = "VA", $171 = "XK",
--   $172 = "Europe", $173 = "AG", $174 = "AI", $175 = "AW", $176 = "BB", $177 = "BL", $178 = "BM", $179 = "BQ",
--   $180 = "BS", $181 = "BZ", $182 = "CA", $183 = "CR", $184 = "CU", $185 = "CW", $186 = "DM", $187 = "DO", $188 = "GD",
--   $189 = "GL", $190 = "GP", $191 = "GT", $192 = "HN", $193 = "HT", $194 = "JM", $195 = "KN", $196 = "KY", $197 = "LC",
--   $198 = "MF", $199 = "MQ", $200 = "MS", $201 = "MX", $202 = "NI", $203 = "PA", $204 = "PM", $205 = "PR", $206 = "SV",
--   $207 = "SX", $208 = "TC", $209 = "TT", $210 = "US", $211 = "VC", $212 = "VG", $213 = "VI", $214 = "North America",
--   $215 = "AS", $216 = "AU", $217 = "CK", $218 = "FJ", $219 = "FM", $220 = "GU", $221 = "KI", $222 = "MH", $223 = "MP",
--   $224 = "NC", $225 = "NF", $226 = "NR", $227 = "NU", $228 = "NZ", $229 = "PF", $230 = "PG", $231 = "PN", $232 = "PW",
--   $233 = "SB", $234 = "TK", $235 = "TL", $236 = "TO", $237 = "TV", $238 = "UM", $239 = "VU", $240 = "WF", $241 = "WS",
--   $242 = "Oceania", $243 = "AR", $244 = "BO", $245 = "BR", $246 = "CL", $247 = "CO", $248 = "EC", $249 = "FK",
--   $250 = "GF", $251 = "GY", $252 = "PE", $253 = "PY", $254 = "SR", $255 = "UY", $256 = "VE", $257 = "South America",
--   $258 = 5, $259 = 1001, $260 = 100120251, $261 = "2025-01-01", $262 = "2025-03-31", $263 = "freight", $264 = "TFGHT",
--   $265 = "FGHT", $266 = "TDSC", $267 = "DSC"
select case when fact.normalised_consignee_country in ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58) then $59 when fact.normalised_consignee_country in ($60, $61, $62, $63, $64) then $65 when fact.normalised_consignee_country in ($66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118) then $119 when fact.normalised_consignee_country in ($120, $121, $122, $123, $124, $125, $126, $127, $128, $129, $130, $131, $132, $133, $134, $135, $136, $137, $138, $139, $140, $141, $142, $143, $144, $145, $146, $147, $148, $149, $150, $151, $152, $153, $154, $155, $156, $157, $158, $159, $160, $161, $162, $163, $164, $165, $166, $167, $168, $169, $170, $171) then $172 when fact.normalised_consignee_country in ($173, $174, $175, $176, $177, $178, $179, $180, $181, $182, $183, $184, $185, $186, $187, $188, $189, $190, $191, $192, $193, $194, $195, $196, $197, $198, $199, $200, $201, $202, $203, $204, $205, $206, $207, $208, $209, $210, $211, $212, $213) then $214 when fact.normalised_consignee_country in ($215, $216, $217, $218, $219, $220, $221, $222, $223, $224, $225, $226, $227, $228, $229, $230, $231, $232, $233, $234, $235, $236, $237, $238, $239, $240, $241) then $242 when fact.normalised_consignee_country in ($243, $244, $245, $246, $247, $248, $249, $250, $251, $252, $253, $254, $255, $256) then $257 else null end as NAME,
  sum(fact.net_amount_usd) as SPEND
from charge_level_info as fact
where fact.load_id <= $258
  and fact.client_id = $259
  and fact.bill_date_partition between $260 and $260
  and fact.bill_date between cast($261 as date) and cast($262 as date)
  and fact.bucket_name = $263
  and (fact.accessorial_code is null or fact.accessorial_code not in ($264, $265, $266, $267))
group by case when fact.normalised_consignee_country in ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58) then $59 when fact.normalised_consignee_country in ($60, $61, $62, $63, $64) then $65 when fact.normalised_consignee_country in ($66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118) then $119 when fact.normalised_consignee_country in ($120, $121, $122, $123, $124, $125, $126, $127, $128, $129, $130, $131, $132, $133, $134, $135, $136, $137, $138, $139, $140, $141, $142, $143, $144, $145, $146, $147, $148, $149, $150, $151, $152, $153, $154, $155, $156, $157, $158, $159, $160, $161, $162, $163, $164, $165, $166, $167, $168, $169, $170, $171) then $172 when fact.normalised_consignee_country in ($173, $174, $175, $176, $177, $178, $179, $180, $181, $182, $183, $184, $185, $186, $187, $188, $189, $190, $191, $192, $193, $194, $195, $196, $197, $198, $199, $200, $201, $202, $203, $204, $205, $206, $207, $208, $209, $210, $211, $212, $213) then $214 when fact.normalised_consignee_country in ($215, $216, $217, $218, $219, $220, $221, $222, $223, $224, $225, $226, $227, $228, $229, $230, $231, $232, $233, $234, $235, $236, $237, $238, $239, $240, $241) then $242 when fact.normalised_consignee_country in ($243, $244, $245, $246, $247, $248, $249, $250, $251, $252, $253, $254, $255, $256) then $257 else null end
order by SPEND desc nulls last, NAME asc nulls last;

-- parcels, sender country
-- $1 = "Late", $2 = 0, $3 = 100, $4 = "Exception", $5 = 5, $6 = 1001, $7 = 100120251, $8 = "2025-01-01",
--   $9 = "2025-03-31", $10 = "parcel"
select fact.normalised_sender_country as NAME, sum(fact.net_amount_usd) as SPEND,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES,
  cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint) as LATE,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as LATE_PERCENTAGE,
  cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint) as EXCEPTIONS,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as EXCEPTION_PERCENTAGE
from package_level_info as fact
where fact.load_id <= $5
  and fact.client_id = $6
  and fact.bill_date_partition between $7 and $7
  and fact.bill_date between cast($8 as date) and cast($9 as date)
  and fact.bucket_name = $10
group by fact.normalised_sender_country
order by SPEND desc nulls last, NAME asc nulls last;

-- freight, sender country
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "freight", $7 = "TFGHT", $8 = "FGHT",
--   $9 = "TDSC", $10 = "DSC"
select fact.normalised_sender_country as NAME, sum(fact.net_amount_usd) as SPEND
from charge_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.bucket_name = $6
  and (fact.accessorial_code is null or fact.accessorial_code not in ($7, $8, $9, $10))
group by fact.normalised_sender_country
order by SPEND desc nulls last, NAME asc nulls last;

-- parcels, sender state
-- $1 = "Late", $2 = 0, $3 = 100, $4 = "Exception", $5 = 5, $6 = 1001, $7 = 100120251, $8 = "2025-01-01",
--   $9 = "2025-03-31", $10 = "parcel", $11 = "US"
select fact.normalised_sender_state as NAME, sum(fact.net_amount_usd) as SPEND,
  cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES,
  cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint) as LATE,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as LATE_PERCENTAGE,
  cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint) as EXCEPTIONS,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as EXCEPTION_PERCENTAGE
from package_level_info as fact
where fact.load_id <= $5
  and fact.client_id = $6
  and fact.bill_date_partition between $7 and $7
  and fact.bill_date between cast($8 as date) and cast($9 as date)
  and fact.bucket_name = $10
  and fact.normalised_sender_country = $11
group by fact.normalised_sender_state
order by SPEND desc nulls last, NAME asc nulls last;

-- freight, sender state
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "freight", $7 = "TFGHT", $8 = "FGHT",
--   $9 = "TDSC", $10 = "DSC", $11 = "US"
select fact.normalised_sender_state as NAME, sum(fact.net_amount_usd) as SPEND
from charge_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.bucket_name = $6
  and (fact.accessorial_code is null or fact.accessorial_code not in ($7, $8, $9, $10))
  and fact.normalised_sender_country = $11
group by fact.normalised_sender_state
order by SPEND desc nulls last, NAME asc nulls last;

-- parcels, sender county
-- $1 = "Late", $2 = 0, $3 = 100, $4 = "Exception", $5 = 5, $6 = 1001, $7 = 100120251, $8 = "2025-01-01",
--   $9 = "2025-03-31", $10 = "parcel", $11 = "US"
select fact.sender_county as NAME, sum(fact.net_amount_usd) as SPEND, cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES,
  cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint) as LATE,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $1 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as LATE_PERCENTAGE,
  cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint) as EXCEPTIONS,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $2 then $2 else round(((cast($3 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $4 then fact.no_of_pkgs else $2 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as EXCEPTION_PERCENTAGE
from package_level_info as fact
where fact.load_id <= $5
  and fact.client_id = $6
  and fact.bill_date_partition between $7 and $7
  and fact.bill_date between cast($8 as date) and cast($9 as date)
  and fact.bucket_name = $10
  and fact.normalised_sender_country = $11
group by fact.sender_county
order by SPEND desc nulls last, NAME asc nulls last;

-- freight, sender county
-- $1 = 5, $2 = 1001, $3 = 100120251, $4 = "2025-01-01", $5 = "2025-03-31", $6 = "freight", $7 = "TFGHT", $8 = "FGHT",
--   $9 = "TDSC", $10 = "DSC", $11 = "US"
select fact.sender_county as NAME, sum(fact.net_amount_usd) as SPEND
from charge_level_info as fact
where fact.load_id <= $1
  and fact.client_id = $2
  and fact.bill_date_partition between $3 and $3
  and fact.bill_date between cast($4 as date) and cast($5 as date)
  and fact.bucket_name = $6
  and (fact.accessorial_code is null or fact.accessorial_code not in ($7, $8, $9, $10))
  and fact.normalised_sender_country = $11
group by fact.sender_county
order by SPEND desc nulls last, NAME asc nulls last;

-- parcels, sender continent
-- $1 = "AO", $2 = "BF", $3 = "BI", $4 = "BJ", $5 = "BW", $6 = "CD", $7 = "CF", $8 = "CG", $9 = "CI", $10 = "CM",
--   $11 = "CV", $12 = "DJ", $13 = "DZ", $14 = "EG", $15 = "EH", $16 = "ER", $17 = "ET", $18 = "GA", $19 = "GH",
--   $20 = "GM", $21 = "GN", $22 = "GQ", $23 = "GW", $24 = "KE", $25 = "KM", $26 = "LR", $27 = "LS", $28 = "LY",
--   $29 = "MA", $30 = "MG", $31 = "ML", $32 = "MR", $33 = "MU", $34 = "MW", $35 = "MZ", $36 = "NA", $37 = "NE",
--   $38 = "NG", $39 = "RE", $40 = "RW", $41 = "SC", $42 = "SD", $43 = "SH", $44 = "SL", $45 = "SN", $46 = "SO",
--   $47 = "SS", $48 = "ST", $49 = "SZ", $50 = "TD", $51 = "TG", $52 = "TN", $53 = "TZ", $54 = "UG", $55 = "YT",
--   $56 = "ZA", $57 = "ZM", $58 = "ZW", $59 = "Africa", $60 = "AQ", $61 = "BV", $62 = "GS", $63 = "HM", $64 = "TF",
--   $65 = "Antarctica", $66 = "AE", $67 = "AF", $68 = "AM", $69 = "AZ", $70 = "BD", $71 = "BH", $72 = "BN", $73 = "BT",
--   $74 = "CC", $75 = "CN", $76 = "CX", $77 = "GE", $78 = "HK", $79 = "ID", $80 = "IL", $81 = "IN", $82 = "IO",
--   $83 = "IQ", $84 = "IR", $85 = "JO", $86 = "JP", $87 = "KG", $88 = "KH", $89 = "KP", $90 = "KR", $91 = "KW",
--   $92 = "KZ", $93 = "LA", $94 = "LB", $95 = "LK", $96 = "MM", $97 = "MN", $98 = "MO", $99 = "MV", $100 = "MY",
--   $101 = "NP", $102 = "OM", $103 = "PH", $104 = "PK", $105 = "PS", $106 = "QA", $107 = "RU", $108 = "SA", $109 = "SG",
--   $110 = "SY", $111 = "TH", $112 = "TJ", $113 = "TM", $114 = "TR", $115 = "TW", $116 = "UZ", $117 = "VN", $118 = "YE",
--   $119 = "Asia", $120 = "AD", $121 = "AL", $122 = "AT", $123 = "AX", $124 = "BA", $125 = "BE", $126 = "BG",
--   $127 = "BY", $128 = "CH", $129 = "CY", $130 = "CZ", $131 = "DE", $132 = "DK", $133 = "EE", $134 = "ES", $135 = "FI",
--   $136 = "FO", $137 = "FR", $138 = "GB", $139 = "GG", $140 = "GI", $141 = "GR", $142 = "HR", $143 = "HU", $144 = "IE",
--   $145 = "IM", $146 = "IS", $147 = "IT", $148 = "JE", $149 = "LI", $150 = "LT", $151 = "LU", $152 = "LV", $153 = "MC",
--   $154 = "MD", $155 = "ME", $156 = "MK", $157 = "MT", $158 = "NL", $159 = "NO", $160 = "PL", $161 = "PT", $162 = "RO",
--   $163 = "RS", $164 = "SE", $165 = "SI", $166 = "SJ", $167 = "SK", $168 = "SM", $169 = "UA", $170 = "VA", $171 = "XK",
--   $172 = "Europe", $173 = "AG", $174 = "AI", $175 = "AW", $176 = "BB", $177 = "BL", $178 = "BM", $179 = "BQ",
--   $180 = "BS", $181 = "BZ", $182 = "CA", $183 = "CR", $184 = "CU", $185 = "CW", $186 = "DM", $187 = "DO", $188 = "GD",
--   $189 = "GL", $190 = "GP", $191 = "GT", $192 = "HN", $193 = "HT", $194 = "JM", $195 = "KN", $196 = "KY", $197 = "LC",
--   $198 = "MF", $199 = "MQ", $200 = "MS", $201 = "MX", $202 = "NI", $203 = "PA", $204 = "PM", $205 = "PR", $206 = "SV",
--   $207 = "SX", $208 = "TC", $209 = "TT", $210 = "US", $211 = "VC", $212 = "VG", $213 = "VI", $214 = "North America",
--   $215 = "AS", $216 = "AU", $217 = "CK", $218 = "FJ", $219 = "FM", $220 = "GU", $221 = "KI", $222 = "MH", $223 = "MP",
--   $224 = "NC", $225 = "NF", $226 = "NR", $227 = "NU", $228 = "NZ", $229 = "PF", $230 = "PG", $231 = "PN", $232 = "PW",
--   $233 = "SB", $234 = "TK", $235 = "TL", $236 = "TO", $237 = "TV", $238 = "UM", $239 = "VU", $240 = "WF", $241 = "WS",
--   $242 = "Oceania", $243 = "AR", $244 = "BO", $245 = "BR", $246 = "CL", $247 = "CO", $248 = "EC", $249 = "FK",
--   $250 = "GF", $251 = "GY", $252 = "PE", $253 = "PY", $254 = "SR", $255 = "UY", $256 = "VE", $257 = "South America",
--   $258 = "Late", $259 = 0, $260 = 100, $261 = "Exception", $262 = 5, $263 = 1001, $264 = 100120251,
--   $265 = "2025-01-01", $266 = "2025-03-31", $267 = "parcel"
select case when fact.normalised_sender_country in ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58) then $59 when fact.normalised_sender_country in ($60, $61, $62, $63, $64) then $65 when fact.normalised_sender_country in ($66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118) then $119 when fact.normalised_sender_country in ($120, $121, $122, $123, $124, $125, $126, $127, $128, $129, $130, $131, $132, $133, $134, $135, $136, $137, $138, $139, $140, $141, $142, $143, $144, $145, $146, $147, $148, $149, $150, $151, $152, $153, $154, $155, $156, $157, $158, $159, $160, $161, $162, $163, $164, $165, $166, $167, $168, $169, $170, $171) then $172 when fact.normalised_sender_country in ($173, $174, $175, $176, $177, $178, $179, $180, $181, $182, $183, $184, $185, $186, $187, $188, $189, $190, $191, $192, $193, $194, $195, $196, $197, $198, $199, $200, $201, $202, $203, $204, $205, $206, $207, $208, $209, $210, $211, $212, $213) then $214 when fact.normalised_sender_country in ($215, $216, $217, $218, $219, $220, $221, $222, $223, $224, $225, $226, $227, $228, $229, $230, $231, $232, $233, $234, $235, $236, $237, $238, $239, $240, $241) then $242 when fact.normalised_sender_country in ($243, $244, $245, $246, $247, $248, $249, $250, $251, $252, $253, $254, $255, $256) then $257 else null end as NAME,
  sum(fact.net_amount_usd) as SPEND, cast(sum(fact.no_of_pkgs) as bigint) as PACKAGES,
  cast(sum(case when fact.tracking_status = $258 then fact.no_of_pkgs else $259 end) as bigint) as LATE,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $259 then $259 else round(((cast($260 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $258 then fact.no_of_pkgs else $259 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as LATE_PERCENTAGE,
  cast(sum(case when fact.tracking_status = $261 then fact.no_of_pkgs else $259 end) as bigint) as EXCEPTIONS,
  case when cast(sum(fact.no_of_pkgs) as bigint) = $259 then $259 else round(((cast($260 as decimal(38, 0)) * cast(sum(case when fact.tracking_status = $261 then fact.no_of_pkgs else $259 end) as bigint)) / nullif(cast(sum(fact.no_of_pkgs) as bigint), 0)) * 1.0000000000000004e0, 2) end as EXCEPTION_PERCENTAGE
from package_level_info as fact
where fact.load_id <= $262
  and fact.client_id = $263
  and fact.bill_date_partition between $264 and $264
  and fact.bill_date between cast($265 as date) and cast($266 as date)
  and fact.bucket_name = $267
group by case when fact.normalised_sender_country in ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58) then $59 when fact.normalised_sender_country in ($60, $61, $62, $63, $64) then $65 when fact.normalised_sender_country in ($66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118) then $119 when fact.normalised_sender_country in ($120, $121, $122, $123, $124, $125, $126, $127, $128, $129, $130, $131, $132, $133, $134, $135, $136, $137, $138, $139, $140, $141, $142, $143, $144, $145, $146, $147, $148, $149, $150, $151, $152, $153, $154, $155, $156, $157, $158, $159, $160, $161, $162, $163, $164, $165, $166, $167, $168, $169, $170, $171) then $172 when fact.normalised_sender_country in ($173, $174, $175, $176, $177, $178, $179, $180, $181, $182, $183, $184, $185, $186, $187, $188, $189, $190, $191, $192, $193, $194, $195, $196, $197, $198, $199, $200, $201, $202, $203, $204, $205, $206, $207, $208, $209, $210, $211, $212, $213) then $214 when fact.normalised_sender_country in ($215, $216, $217, $218, $219, $220, $221, $222, $223, $224, $225, $226, $227, $228, $229, $230, $231, $232, $233, $234, $235, $236, $237, $238, $239, $240, $241) then $242 when fact.normalised_sender_country in ($243, $244, $245, $246, $247, $248, $249, $250, $251, $252, $253, $254, $255, $256) then $257 else null end
order by SPEND desc nulls last, NAME asc nulls last;

-- freight, sender continent
-- $1 = "AO", $2 = "BF", $3 = "BI", $4 = "BJ", $5 = "BW", $6 = "CD", $7 = "CF", $8 = "CG", $9 = "CI", $10 = "CM",
--   $11 = "CV", $12 = "DJ", $13 = "DZ", $14 = "EG", $15 = "EH", $16 = "ER", $17 = "ET", $18 = "GA", $19 = "GH",
--   $20 = "GM", $21 = "GN", $22 = "GQ", $23 = "GW", $24 = "KE", $25 = "KM", $26 = "LR", $27 = "LS", $28 = "LY",
--   $29 = "MA", $30 = "MG", $31 = "ML", $32 = "MR", $33 = "MU", $34 = "MW", $35 = "MZ", $36 = "NA", $37 = "NE",
--   $38 = "NG", $39 = "RE", $40 = "RW", $41 = "SC", $42 = "SD", $43 = "SH", $44 = "SL", $45 = "SN", $46 = "SO",
--   $47 = "SS", $48 = "ST", $49 = "SZ", $50 = "TD", $51 = "TG", $52 = "TN", $53 = "TZ", $54 = "UG", $55 = "YT",
--   $56 = "ZA", $57 = "ZM", $58 = "ZW", $59 = "Africa", $60 = "AQ", $61 = "BV", $62 = "GS", $63 = "HM", $64 = "TF",
--   $65 = "Antarctica", $66 = "AE", $67 = "AF", $68 = "AM", $69 = "AZ", $70 = "BD", $71 = "BH", $72 = "BN", $73 = "BT",
--   $74 = "CC", $75 = "CN", $76 = "CX", $77 = "GE", $78 = "HK", $79 = "ID", $80 = "IL", $81 = "IN", $82 = "IO",
--   $83 = "IQ", $84 = "IR", $85 = "JO", $86 = "JP", $87 = "KG", $88 = "KH", $89 = "KP", $90 = "KR", $91 = "KW",
--   $92 = "KZ", $93 = "LA", $94 = "LB", $95 = "LK", $96 = "MM", $97 = "MN", $98 = "MO", $99 = "MV", $100 = "MY",
--   $101 = "NP", $102 = "OM", $103 = "PH", $104 = "PK", $105 = "PS", $106 = "QA", $107 = "RU", $108 = "SA", $109 = "SG",
--   $110 = "SY", $111 = "TH", $112 = "TJ", $113 = "TM", $114 = "TR", $115 = "TW", $116 = "UZ", $117 = "VN", $118 = "YE",
--   $119 = "Asia", $120 = "AD", $121 = "AL", $122 = "AT", $123 = "AX", $124 = "BA", $125 = "BE", $126 = "BG",
--   $127 = "BY", $128 = "CH", $129 = "CY", $130 = "CZ", $131 = "DE", $132 = "DK", $133 = "EE", $134 = "ES", $135 = "FI",
--   $136 = "FO", $137 = "FR", $138 = "GB", $139 = "GG", $140 = "GI", $141 = "GR", $142 = "HR", $143 = "HU", $144 = "IE",
--   $145 = "IM", $146 = "IS", $147 = "IT", $148 = "JE", $149 = "LI", $150 = "LT", $151 = "LU", $152 = "LV", $153 = "MC",
--   $154 = "MD", $155 = "ME", $156 = "MK", $157 = "MT", $158 = "NL", $159 = "NO", $160 = "PL", $161 = "PT", $162 = "RO",
--   $163 = "RS", $164 = "SE", $165 = "SI", $166 = "SJ", $167 = "SK", $168 = "SM", $169 = "UA", $170 = "VA", $171 = "XK",
--   $172 = "Europe", $173 = "AG", $174 = "AI", $175 = "AW", $176 = "BB", $177 = "BL", $178 = "BM", $179 = "BQ",
--   $180 = "BS", $181 = "BZ", $182 = "CA", $183 = "CR", $184 = "CU", $185 = "CW", $186 = "DM", $187 = "DO", $188 = "GD",
--   $189 = "GL", $190 = "GP", $191 = "GT", $192 = "HN", $193 = "HT", $194 = "JM", $195 = "KN", $196 = "KY", $197 = "LC",
--   $198 = "MF", $199 = "MQ", $200 = "MS", $201 = "MX", $202 = "NI", $203 = "PA", $204 = "PM", $205 = "PR", $206 = "SV",
--   $207 = "SX", $208 = "TC", $209 = "TT", $210 = "US", $211 = "VC", $212 = "VG", $213 = "VI", $214 = "North America",
--   $215 = "AS", $216 = "AU", $217 = "CK", $218 = "FJ", $219 = "FM", $220 = "GU", $221 = "KI", $222 = "MH", $223 = "MP",
--   $224 = "NC", $225 = "NF", $226 = "NR", $227 = "NU", $228 = "NZ", $229 = "PF", $230 = "PG", $231 = "PN", $232 = "PW",
--   $233 = "SB", $234 = "TK", $235 = "TL", $236 = "TO", $237 = "TV", $238 = "UM", $239 = "VU", $240 = "WF", $241 = "WS",
--   $242 = "Oceania", $243 = "AR", $244 = "BO", $245 = "BR", $246 = "CL", $247 = "CO", $248 = "EC", $249 = "FK",
--   $250 = "GF", $251 = "GY", $252 = "PE", $253 = "PY", $254 = "SR", $255 = "UY", $256 = "VE", $257 = "South America",
--   $258 = 5, $259 = 1001, $260 = 100120251, $261 = "2025-01-01", $262 = "2025-03-31", $263 = "freight", $264 = "TFGHT",
--   $265 = "FGHT", $266 = "TDSC", $267 = "DSC"
select case when fact.normalised_sender_country in ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58) then $59 when fact.normalised_sender_country in ($60, $61, $62, $63, $64) then $65 when fact.normalised_sender_country in ($66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118) then $119 when fact.normalised_sender_country in ($120, $121, $122, $123, $124, $125, $126, $127, $128, $129, $130, $131, $132, $133, $134, $135, $136, $137, $138, $139, $140, $141, $142, $143, $144, $145, $146, $147, $148, $149, $150, $151, $152, $153, $154, $155, $156, $157, $158, $159, $160, $161, $162, $163, $164, $165, $166, $167, $168, $169, $170, $171) then $172 when fact.normalised_sender_country in ($173, $174, $175, $176, $177, $178, $179, $180, $181, $182, $183, $184, $185, $186, $187, $188, $189, $190, $191, $192, $193, $194, $195, $196, $197, $198, $199, $200, $201, $202, $203, $204, $205, $206, $207, $208, $209, $210, $211, $212, $213) then $214 when fact.normalised_sender_country in ($215, $216, $217, $218, $219, $220, $221, $222, $223, $224, $225, $226, $227, $228, $229, $230, $231, $232, $233, $234, $235, $236, $237, $238, $239, $240, $241) then $242 when fact.normalised_sender_country in ($243, $244, $245, $246, $247, $248, $249, $250, $251, $252, $253, $254, $255, $256) then $257 else null end as NAME,
  sum(fact.net_amount_usd) as SPEND
from charge_level_info as fact
where fact.load_id <= $258
  and fact.client_id = $259
  and fact.bill_date_partition between $260 and $260
  and fact.bill_date between cast($261 as date) and cast($262 as date)
  and fact.bucket_name = $263
  and (fact.accessorial_code is null or fact.accessorial_code not in ($264, $265, $266, $267))
group by case when fact.normalised_sender_country in ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58) then $59 when fact.normalised_sender_country in ($60, $61, $62, $63, $64) then $65 when fact.normalised_sender_country in ($66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118) then $119 when fact.normalised_sender_country in ($120, $121, $122, $123, $124, $125, $126, $127, $128, $129, $130, $131, $132, $133, $134, $135, $136, $137, $138, $139, $140, $141, $142, $143, $144, $145, $146, $147, $148, $149, $150, $151, $152, $153, $154, $155, $156, $157, $158, $159, $160, $161, $162, $163, $164, $165, $166, $167, $168, $169, $170, $171) then $172 when fact.normalised_sender_country in ($173, $174, $175, $176, $177, $178, $179, $180, $181, $182, $183, $184, $185, $186, $187, $188, $189, $190, $191, $192, $193, $194, $195, $196, $197, $198, $199, $200, $201, $202, $203, $204, $205, $206, $207, $208, $209, $210, $211, $212, $213) then $214 when fact.normalised_sender_country in ($215, $216, $217, $218, $219, $220, $221, $222, $223, $224, $225, $226, $227, $228, $229, $230, $231, $232, $233, $234, $235, $236, $237, $238, $239, $240, $241) then $242 when fact.normalised_sender_country in ($243, $244, $245, $246, $247, $248, $249, $250, $251, $252, $253, $254, $255, $256) then $257 else null end
order by SPEND desc nulls last, NAME asc nulls last;
