import type { Texts } from './texts.ts';

/** Chinese. */
export const zh: Texts = {
  'How many charges were refunded.': '有多少笔费用获得了退款。',
  'Everything that was billed, after discounts, without the carriers USPS and DHL.':
    '所有已开票金额（折扣后），不含承运商 USPS 和 DHL。',
  'Total Spend excludes USPS and DHL carriers.': '总支出不含承运商 USPS 和 DHL。',
  'Spend Analysis': '支出分析',
  'Everything that was billed, after discounts, by all carriers: Total Spend with USPS and DHL.':
    '所有承运商折后账单总额：总支出加上 USPS 和 DHL。',
  'What USPS and DHL billed, after discounts: the amount that Total Spend leaves out.':
    'USPS 和 DHL 折后账单金额：总支出未计入的部分。',
  'Transportation at the carrier’s published rates, before any discount.': '按承运商公布价计算的运费（任何折扣前）。',
  'What the contract takes off the published transportation rates.': '合同对公布运价的减免。',
  'Transportation after discount, without fuel and extras.': '折扣后的运费，不含燃油和附加服务。',
  Dashboards: '仪表板',
  'Charges for extras such as residential delivery or additional handling, after discounts, without fuel.':
    '住宅派送、额外处理等附加服务的费用（折扣后，不含燃油）。',
  'Accessorial Analysis': '附加费分析',
  'How many accessorial charges were billed.': '开票的附加费笔数。',
  'What one accessorial charge costs on average.': '每笔附加费的平均费用。',
  'Fuel surcharges after discounts. Carriers set them every week, as a percentage of transportation and some accessorials.':
    '折扣后的燃油附加费。承运商每周按运费和部分附加费的百分比确定。',
  'Fuel surcharge as a percentage of transportation.': '燃油附加费占运费的百分比。',
  'Billing adjustments, taxes, fees and all other charges, after discounts.':
    '账单调整、税费、手续费及所有其他费用（折扣后）。',
  'What would have been billed without discounts.': '没有折扣时的开票金额。',
  'All discounts of the carriers.': '承运商的所有折扣。',
  'Packages that were billed, each counted once.': '已开票的包裹，每个只计一次。',
  'Spend per package.': '每个包裹的支出。',
  'Spend per billed pound.': '每计费磅的支出。',
  'Weight that the carrier bills: the actual or the dimensional weight, whichever is more, rounded up.':
    '承运商计费的重量：取实际重量与体积重量中较大者，并向上取整。',
  'Weight Analysis': '重量分析',
  'Weight that the shipper entered.': '发货人录入的重量。',
  'Bill weight less actual weight, where both are known.': '计费重量减实际重量（两者均已知时）。',
  'Bill weight divided by packages.': '计费重量除以包裹数。',
  'Actual weight divided by packages.': '实际重量除以包裹数。',
  'Bill weight less actual weight, divided by packages, where both are known.':
    '计费重量减实际重量，再除以包裹数（两者均已知时）。',
  'Packages whose delivery is known: on time, late, exception or pending late.':
    '派送结果已知的包裹：准时、延误、异常或逾期未送达。',
  'Carrier Score': '承运商评分',
  'On-time packages as a percentage of all packages with a known status.': '准时包裹占所有状态已知包裹的百分比。',
  'All money refunded: audit refunds and client refunds.': '所有退回的款项：审计退款和客户退款。',
  'Refund Analysis': '退款分析',
  'Money recovered through audits and claims.': '通过审计和索赔收回的款项。',
  'Money that the client recovered without an audit: voids, rebates, claims for loss or damage.':
    '客户自行收回的款项：作废、返利、丢失或损坏索赔。',
  'What the carriers charged for corrected addresses.': '承运商因地址更正收取的费用。',
  'Shipping Insight': '运输洞察',
  'Charges billed back because a collect or third-party account refused them.': '因到付或第三方账户拒付而退回的费用。',
  'What declared value cost.': '声明价值的费用。',
  'The carrier’s fee for auditing shipping charges.': '承运商审计运费的手续费。',
  'Corrections of weight, size or service after the carrier’s audit.': '承运商审计后对重量、尺寸或服务的更正。',
  'What carriers charged for invoices that were paid late.': '承运商对逾期付款发票的收费。',
  'What carriers charged for processing payments.': '承运商处理付款的收费。',
  'Transportation, after discounts, of packages that are billed at least a pound above their weight.':
    '计费重量至少超过实际重量一磅的包裹的折扣后运输费。',
  'The average of zones 2 to 8; packages in other zones are left out.': '分区 2 至 8 的平均值；其他分区的包裹不计入。',
  'Calendar days from pickup to delivery, where the carrier states both.':
    '从取件到送达的日历天数（承运商提供两者时）。',
  Invoices: '发票',
  'Taxes, duties, government and brokerage charges, after discounts.': '扣除折扣后的税费、关税、政府费用和报关费。',
  'Fees of the account, such as the weekly service charge, after discounts.': '扣除折扣后的账户费用，例如每周服务费。',
  'Corrections after delivery, after discounts; credits are negative.': '扣除折扣后的送达后更正；退款为负数。',
  'All discounts as a percentage of the gross amount.': '所有折扣占总额的百分比。',
  'Late packages as a percentage of all packages with a known status.': '延误包裹占所有状态已知包裹的百分比。',
  'How many carrier invoices there are, each counted once.': '承运商发票的数量，每张计一次。',
  'An accessorial for delivery to a home or other residential address instead of a business.':
    '送到住宅地址而不是公司的附加费。',
  'Delivery area surcharge (DAS): an accessorial for addresses in ZIP codes that carriers list as remote or costly to serve.':
    '派送区域附加费（DAS）：承运商认为偏远或派送成本高的邮编地址的附加费。',
  'Additional handling surcharge (AHS): for packages that are long, heavy, or packed so that machines cannot sort them.':
    '额外处理附加费（AHS）：适用于过长、过重或包装使机器无法分拣的包裹。',
  'A fee for an address that the carrier had to correct before it could deliver.': '承运商在送达前必须更正地址的费用。',
  'A surcharge for packages above the carrier’s size limit for usual packages.': '超过承运商常规尺寸的包裹的附加费。',
  'Demand or peak surcharge: an accessorial for certain packages in busy seasons.':
    '需求或旺季附加费：繁忙季节对某些包裹收取的附加费。',
  'A fee for a signature on delivery.': '送达时签名的费用。',
  'A fee for delivery or pickup on a Saturday.': '周六派送或取件的费用。',
  'A charge for a value declared above what the carrier covers without a charge.':
    '申报价值超过承运商免费承保额的费用。',
  'A surcharge for packages that are billed to neither sender nor receiver.':
    '既不向发件人也不向收件人计费的包裹的附加费。',
  'A fee for offsetting the emissions of a package.': '抵消包裹碳排放的费用。',
  'A fee for collecting packages.': '取件费用。',
  'A charge for bringing a package back to its sender.': '把包裹退回发件人的费用。',
  'GSR, guaranteed service refund: the refund for a package that came late under a service with a guarantee.':
    'GSR（服务保证退款）：有保证的服务延误送达时的退款。',
  'A credit for a label that was billed and then voided.': '已计费后作废的标签的退款。',
  'A credit for a package that was announced to the carrier and never shipped.':
    '已向承运商申报但从未发运的包裹的退款。',
  'Money that a carrier paid for a damaged or lost package.': '承运商为损坏或丢失的包裹支付的款项。',
  'A credit for a charge that was billed twice.': '重复计费的费用的退款。',
  'A credit where the carrier could not prove delivery.': '承运商无法证明送达时的退款。',
  'Money that a carrier pays back under the contract.': '承运商按合同返还的款项。',
  'Delivered by the time that the service promised.': '在服务承诺的时间内送达。',
  'Delivered after the time that the service promised.': '在服务承诺的时间之后送达。',
  'Late for a reason that the carrier does not answer for, such as weather or a wrong address.':
    '因承运商不负责的原因延误，例如天气或错误的地址。',
  'The promised time has passed and the package is not delivered yet.': '承诺时间已过，包裹仍未送达。',
  'The sender pays.': '由发件人付款。',
  'The receiver pays.': '由收件人付款。',
  'Somebody who is neither sender nor receiver pays.': '由发件人和收件人以外的人付款。',
  'Services by road, with delivery in one to five business days.': '陆运服务，一至五个工作日送达。',
  'The cheapest services, often with the last mile by the postal service.': '最便宜的服务，最后一程常由邮政派送。',
  'Less than truckload: freight on pallets that shares a truck.': '零担（LTL）：与他人共用一辆卡车的托盘货运。',
  'Delivery on the next business day.': '下一个工作日送达。',
  'Delivery on the second business day.': '第二个工作日送达。',
  'Delivery on the third business day.': '第三个工作日送达。',
  'The company that carries and bills the package.': '运送包裹并开具账单的公司。',
  'The service levels of all carriers under common names, such as Ground or 2 Day.':
    '所有承运商的服务级别的统一名称，例如 Ground 或 2 Day。',
  'The carrier’s own name of a service.': '承运商自己的服务名称。',
  'A charge on top of transportation and fuel, under one name for all carriers.':
    '运输费和燃油费之外的费用，所有承运商使用同一名称。',
  'Why money came back, such as GSR, Void or Residential.': '退款的原因，例如 GSR、作废或住宅。',
  'How the delivery went: On Time, Late, Exception, Pending Late, or unknown.':
    '派送结果：准时、延误、异常、逾期未送达或未知。',
  'The carrier’s code for the distance between sender and receiver, as it stands on the invoice.':
    '发票上承运商表示发件人与收件人之间距离的代码。',
  'The zone by distance, 2 to 8, whatever code the carrier prints for the service.':
    '按距离划分的分区（2 至 8），与承运商印的代码无关。',
  'Who pays: PREPAID (sender), COLLECT (receiver) or THIRD PARTY.':
    '由谁付款：PREPAID（发件人）、COLLECT（收件人）或 THIRD PARTY（第三方）。',
  'The shipper’s number with one carrier.': '发件人在某个承运商处的号码。',
  'Accounts that belong together, as the client has grouped them.': '由客户归为一组的账户。',
  'A group of account groups.': '由账户组组成的部门。',
  'The day of the week on which packages were shipped, from Sunday to Saturday.': '包裹发货的星期，从周日到周六。',
  'The ZIP or postal code that packages went to, as billed.': '包裹寄往的邮政编码，以账单为准。',
  'The ZIP or postal code that packages were sent from, as billed.': '包裹寄出的邮政编码，以账单为准。',
  'How many packages the carriers charged a corrected address for.': '承运商因更正地址而收费的包裹数。',
  'The city that packages were sent from, as billed.': '发票上记载的包裹发件城市。',
  'Classes of billed pounds, such as 1-5 or 6-10.': '计费磅数的级别，例如 1-5 或 6-10。',
  'The carrier’s number of a package.': '承运商给包裹的号码。',
  'The carrier’s number of an invoice.': '承运商给发票的号码。',
  'Download data': '下载数据',
  'Save a widget as a picture or CSV from its menu. The grid downloads the rows in view; larger downloads become reports in CSV or Excel, and a notification tells you when they are ready.':
    '在小部件的菜单中保存为图片或 CSV。表格下载当前显示的行；更大的下载会成为 CSV 或 Excel 报告，准备好时会有通知。',
  'Your reports': '您的报告',
  'The page Reports lists those that are waiting, running or ready. A notification tells you when one is ready to download.':
    '“报告”页面列出正在等待、正在生成和已完成的报告。报告可以下载时，您会收到通知。',
  'Schedule a report': '定期发送报告',
  'Open a page, choose its dates and filters, and schedule its report. The report is made at the times you choose and mailed to you and the recipients you name.':
    '打开页面，选择日期和筛选，然后安排其报告。报告按所选时间生成，并发送给您和指定的收件人。',
  'Upload invoices': '上传发票',
  'Open Invoice files, choose Upload files and drop the carrier’s files there. Each file is checked, loaded as a whole, and listed with its result.':
    '打开“发票文件”，选择“上传文件”，把承运商的文件拖到那里。每个文件都会被检查、整体加载，并列出结果。',
  'Change your password': '修改密码',
  'Open your profile from the user menu and choose a new password there. If you cannot sign in, use the link for a forgotten password.':
    '从用户菜单打开个人资料并设置新密码。如果无法登录，请使用忘记密码的链接。',
  'Change the language': '更改语言',
  'Choose the language in your profile, which the user menu opens. Numbers and dates follow it.':
    '在用户菜单打开的个人资料中选择语言。数字和日期会随之改变。',
  'Switch off the assistant': '关闭助手',
  'Switch the chat off or on in your profile, which opens from the user menu.':
    '在个人资料中开启或关闭聊天；个人资料可从用户菜单打开。',
  'Dark theme': '深色主题',
  'Choose light, dark or the system’s theme in the menu at the top.': '在顶部菜单中选择浅色、深色或系统主题。',
  'Filter a page': '筛选页面',
  'Open the filter panel of a page and choose values; filters apply to every widget and to the grid. You can also click a bar, a slice or a state. Remove a chip to remove the filter.':
    '打开页面的筛选面板并选择值；筛选适用于所有小部件和表格。也可以点击柱形、扇形或州。移除标签即可移除筛选。',
  'Save a view': '保存视图',
  'Save a page with client, dates and filters as a named view, or save a set of filters under a short name and load it again later.':
    '把带有客户、日期和筛选的页面保存为命名视图，或把一组筛选以短名称保存，以后再加载。',
  'Compare periods or clients': '比较期间或客户',
  'The comparison page puts up to three sets of client, dates and filters side by side, year over year or range over range.':
    '比较页面最多并排显示三组客户、日期和筛选，可按年或按范围比较。',
  'Dispute a charge': '对费用提出争议',
  'The exceptions pages list packages and charges that may be wrong, with the day until which each can be claimed. Change the status of findings, add notes, and follow the claim until the credit arrives.':
    '异常页面列出可能有误的包裹和费用，以及每项的索赔截止日期。更改状态，添加备注，并跟进索赔直到退款到账。',
  'Track packages': '追踪包裹',
  'Open Tracking and paste up to 1,000 tracking numbers, or use the search in the header. Click a number to open the shipment with all its charges.':
    '打开“运单”并粘贴最多 1,000 个运单号，或使用顶部的搜索。点击号码即可打开货件及其所有费用。',
  'Choose the client': '选择客户',
  'Choose the client at the top. A parent shows all its sub-clients; choose some of them to narrow it.':
    '在顶部选择客户。上级客户显示其所有子客户；可选择其中一部分。',
  'Choose dates': '选择日期',
  'Choose days in a calendar, a rolling period such as Current Month, or the last 1 to 365 days, by invoice date or ship date.':
    '在日历中选择日期、滚动期间（例如本月）或最近 1 至 365 天，可按发票日期或发货日期。',
  'Add a user': '添加用户',
  'Open New user, enter name and mail, and choose roles and clients. They get an invitation by mail, or a first password from you.':
    '打开“新用户”，输入姓名和邮箱，并选择角色和客户。对方会收到邮件邀请，或由您提供首个密码。',
  'Search invoices': '搜索发票',
  'Open Invoices and search by number, account, carrier and dates. An invoice opens with its packages and charges.':
    '打开“发票”，按号码、账户、承运商和日期搜索。发票打开后显示其包裹和费用。',
  'See statistics of loads': '查看加载统计',
  'Invoice files lists every file with its result, and Statistics shows totals by client.':
    '“发票文件”列出每个文件及其结果，“统计”显示按客户的总计。',
  'GL codes': '总账科目',
  'Open GL codes to allocate charges to accounts of the general ledger by rules of your own.':
    '打开 GL codes，按自己的规则把费用分配到总账科目。',
  'Arrange dashboards': '布置仪表板',
  'On Dashboards you arrange pages of your own: add, move and remove cards, and choose client, carriers, accounts, currency and dates in one popup.':
    '在“仪表板”中安排自己的页面：添加、移动和移除卡片，并在一个窗口中选择客户、承运商、账户、货币和日期。',
  'Unknown charges': '未知费用',
  'Charges whose text and code no rule knows are listed on Unknown charges, with their carrier, packages and amount. Internal users classify them there from a day on; charges that are loaded already and later ones follow.':
    '没有规则能识别其文字和代码的费用列在“未知费用”中，并附承运商、包裹数和金额。内部用户在那里从某一天起对其分类，已加载和之后加载的费用随之归类。',
  'Share a view': '分享视图',
  'The address of a page holds its client, dates and filters. Copy it and send it: it opens the same view for everybody who may see that data.':
    '页面地址包含客户、日期和筛选。复制并发送该地址，所有有权查看这些数据的人都能打开同一视图。',
  'Missing invoices': '缺失的发票',
  'The invoice ledger shows by account and week which invoices have arrived, which are late, and which do not agree with the carrier’s total.':
    '发票台账按账户和周显示哪些发票已到、哪些逾期、哪些与承运商的总额不符。',
  'Network map': '网络地图',
  'The network map shows which states your fulfillment centers or largest senders ship to.':
    '网络地图显示您的配送中心或最大发件人发往哪些州。',
  Notifications: '通知',
  'The bell at the top shows your notifications: finished reports, loaded files and announcements.':
    '顶部的铃铛显示您的通知：完成的报告、加载的文件和公告。',
  See: '请看',
  'It shows': '它显示',
  'Dimensional weight': '体积重量',
  'Length × width × height divided by the carrier’s divisor. Carriers bill this weight where it is more than the actual weight.':
    '长 × 宽 × 高除以承运商的除数。超过实际重量时，承运商按此重量计费。',
  'Dimensional divisor': '体积重除数',
  'The number of cubic inches that the carrier counts as a pound, such as 139. A higher divisor makes a lower dimensional weight.':
    '承运商折算为一磅的立方英寸数，例如 139。除数越大，体积重量越小。',
  'General rate increase': '年度普遍涨价',
  'GRI: the rise of a carrier’s published rates, usually once a year.': 'GRI：承运商公布费率的上调，通常每年一次。',
  'Minimum charge': '最低收费',
  'The least that the contract charges for a package, whatever its discount.':
    '合同对一件包裹收取的最低金额，无论折扣多少。',
  'Download invoices in bulk': '批量下载发票',
  'Open Bulk invoice download. Choose client, carrier and dates, then select invoices or take all that match. One archive is made in the background and appears at the top of that page.':
    '打开“批量下载发票”。选择客户、承运商和日期，然后勾选发票或选取所有符合条件的发票。系统会在后台生成一个压缩文件，并显示在该页面顶部。',
  'Change the landing page': '更改起始页',
  'Open your profile from the user menu and choose there the page that you see after signing in.':
    '从用户菜单打开个人资料，在那里选择登录后显示的页面。',
  'Choose the currency': '选择货币',
  'Choose a currency in the filters of a page: it then shows what was billed in that currency, without conversion. With all currencies, amounts are in US dollars.':
    '在页面的筛选中选择一种货币：页面随后显示以该货币计费的金额，不做换算。选择所有货币时，金额以美元显示。',
  Consignee: '收件人',
  'The receiver of a package: the person or business that it is delivered to.': '包裹的接收方：包裹送达的个人或企业。',
  Consignor: '发件人',
  'The sender of a package: the person or business that it is collected from.':
    '包裹的寄送方：从其处揽收包裹的个人或企业。',
  Stamping: '发票盖章',
  'Stamping gives carrier invoices the number under which a client is billed. It covers all invoices of the chosen period that have none; amounts do not change.':
    '盖章会为承运商发票分配向客户开票时使用的编号。它涵盖所选期间内所有尚无编号的发票；金额不变。',
  'What you can ask': '可以问什么',
  'Ask for what carriers billed: spend, packages, charges, refunds, weights and punctuality, by carrier, service, state or month, on any days. Ask for lists of packages, for what a word means, where something is, what was claimed and recovered, or for a report. These questions suit your data:':
    '可以询问承运商的账单：支出、包裹、费用、退款、重量和准时率，按承运商、服务、州或月份，任意日期。也可以要包裹清单、词语的含义、某项功能的位置、索赔和追回的金额，或者报告。以下问题适合您的数据：',
  Alerts: '提醒',
  'Alerts watch a figure for you and tell you when it is out of the ordinary or passes a limit. Choose New alert there, then client and limit, and save it.':
    '提醒会替您关注一个数字，在其异常或超过限值时通知您。请在那里新建提醒，选择客户和限值并保存。',
  'Audit coverage': '审计覆盖范围',
  'Audit coverage shows what the audit could judge of your packages, which rules were applied, and why the rest could not be judged.':
    '审计覆盖率显示您的包裹中哪些可以判断、应用了哪些规则，以及其余为何无法判断。',
  Agreements: '协议',
  'Agreements hold what was agreed with each carrier: discounts, minimums, tiers and their days. Every bill is priced by the agreement that counted on its day, and differences become findings.':
    '协议记录与各承运商的约定：折扣、最低收费、档位及其日期。每张账单按当日有效的协议计价，差异会成为发现项。',
  Claims: '索赔',
  'Claims lists the findings that can be claimed back from carriers, with amounts and the last day for each. Choose findings there and make a packet for the carrier.':
    '索赔页列出可向承运商索赔的发现项、金额和最后期限。可在其中选择发现项并生成提交给承运商的材料。',
  'Recovered money': '已追回的款项',
  'Recovered money shows what was claimed, what carriers credited for it, and what is still due, by carrier, rule and month.':
    '追回的款项显示已索赔、承运商已退回和仍应退回的金额，按承运商、规则和月份。',
  'What changed': '有何变化',
  'The overview shows what changed between two periods, by carrier, service, state and more, with the largest change first. In the chat, “why did spend go up last month” offers the same figures.':
    '概览显示两个期间之间发生了什么变化，按承运商、服务、州等，变化最大的在前。在聊天中询问“为什么”会提供同样的数字。',
  'How far the data goes back': '数据从何时开始',
  'The data begins with the first invoice that was loaded. The invoice ledger shows every account with its invoices, week by week; “spend by month, all days” in the chat shows all months.':
    '数据从第一张载入的发票开始。发票台账按周显示每个账户的发票；在聊天中询问“所有日期按月支出”可查看所有月份。',
  'Delivery files': '送达文件',
  'Delivery dates come from invoices, from carriers’ tracking files and from your manifests. Upload such files under Invoice files; every package then shows when it was promised and delivered.':
    '送达日期来自发票、承运商的跟踪文件和您的发货清单。请在发票文件页上传这些文件，每个包裹就会显示承诺和送达的时间。',
  'What if': '假设分析',
  'What if shows what your packages would have cost with other fuel, discounts or services. The link opens it with the values of your question.':
    '显示在不同燃油、折扣或服务下您的包裹会花多少钱。链接会以您问题中的数值打开该页。',
};
