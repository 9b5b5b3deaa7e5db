import type { Texts } from './texts.ts';

/** Arabic. */
export const ar: Texts = {
  'How many charges were refunded.': 'عدد الرسوم التي استُرِدّت.',
  'Everything that was billed, after discounts, without the carriers USPS and DHL.':
    'كل ما تمت فوترته بعد الخصومات، دون شركتي USPS وDHL.',
  'Total Spend excludes USPS and DHL carriers.': 'لا يشمل إجمالي الإنفاق شركتي USPS وDHL.',
  'Spend Analysis': 'تحليل الإنفاق',
  'Everything that was billed, after discounts, by all carriers: Total Spend with USPS and DHL.':
    'كل ما فوترته جميع شركات الشحن بعد الخصومات: إجمالي الإنفاق مع USPS وDHL.',
  'What USPS and DHL billed, after discounts: the amount that Total Spend leaves out.':
    'ما فوترته USPS وDHL بعد الخصومات: المبلغ الذي لا يشمله إجمالي الإنفاق.',
  'Transportation at the carrier’s published rates, before any discount.':
    'النقل بالأسعار المعلنة لشركة الشحن قبل أي خصم.',
  'What the contract takes off the published transportation rates.': 'ما يخصمه العقد من أسعار النقل المعلنة.',
  'Transportation after discount, without fuel and extras.': 'النقل بعد الخصم، دون الوقود والإضافات.',
  Dashboards: 'لوحات المعلومات',
  'Charges for extras such as residential delivery or additional handling, after discounts, without fuel.':
    'رسوم الإضافات مثل التسليم السكني أو المناولة الإضافية، بعد الخصومات ودون الوقود.',
  'Accessorial Analysis': 'تحليل الخدمات الإضافية',
  'How many accessorial charges were billed.': 'عدد رسوم الخدمات الإضافية المفوترة.',
  'What one accessorial charge costs on average.': 'متوسط تكلفة رسم الخدمة الإضافية الواحد.',
  'Fuel surcharges after discounts. Carriers set them every week, as a percentage of transportation and some accessorials.':
    'رسوم الوقود الإضافية بعد الخصومات. تحددها شركات الشحن كل أسبوع كنسبة من أجرة النقل وبعض الرسوم الإضافية.',
  'Fuel surcharge as a percentage of transportation.': 'رسم الوقود كنسبة من النقل.',
  'Billing adjustments, taxes, fees and all other charges, after discounts.':
    'تسويات الفوترة والضرائب والرسوم وجميع المبالغ الأخرى بعد الخصومات.',
  'What would have been billed without discounts.': 'ما كان سيُفوتر دون خصومات.',
  'All discounts of the carriers.': 'جميع خصومات شركات الشحن.',
  'Packages that were billed, each counted once.': 'الطرود المفوترة، يُحتسب كل منها مرة واحدة.',
  'Spend per package.': 'الإنفاق لكل طرد.',
  'Spend per billed pound.': 'الإنفاق لكل رطل مفوتر.',
  'Weight that the carrier bills: the actual or the dimensional weight, whichever is more, rounded up.':
    'الوزن الذي تفوتره شركة الشحن: الفعلي أو الحجمي، أيهما أكبر، مقربًا إلى الأعلى.',
  'Weight Analysis': 'تحليل الوزن',
  'Weight that the shipper entered.': 'الوزن الذي أدخله الشاحن.',
  'Bill weight less actual weight, where both are known.': 'الوزن المفوتر ناقص الوزن الفعلي، حيث يُعرف كلاهما.',
  'Bill weight divided by packages.': 'الوزن المفوتر مقسومًا على عدد الطرود.',
  'Actual weight divided by packages.': 'الوزن الفعلي مقسومًا على عدد الطرود.',
  'Bill weight less actual weight, divided by packages, where both are known.':
    'الوزن المفوتر ناقص الوزن الفعلي مقسومًا على الطرود، حيث يُعرف كلاهما.',
  'Packages whose delivery is known: on time, late, exception or pending late.':
    'طرود حالة تسليمها معروفة: في الموعد، متأخرة، باستثناء، أو متأخرة لم تُسلَّم بعد.',
  'Carrier Score': 'تقييم شركات الشحن',
  'On-time packages as a percentage of all packages with a known status.': 'في الموعد كنسبة من الطرود المعروفة الحالة.',
  'All money refunded: audit refunds and client refunds.': 'كل الأموال المستردة: استردادات التدقيق واستردادات العميل.',
  'Refund Analysis': 'تحليل الاستردادات',
  'Money recovered through audits and claims.': 'الأموال المستردة عبر التدقيق والمطالبات.',
  'Money that the client recovered without an audit: voids, rebates, claims for loss or damage.':
    'الأموال التي استردها العميل بنفسه: الإلغاءات والحسومات ومطالبات الفقد أو التلف.',
  'What the carriers charged for corrected addresses.': 'ما فرضته شركات الشحن على تصحيح العناوين.',
  'Shipping Insight': 'رؤى الشحن',
  'Charges billed back because a collect or third-party account refused them.':
    'رسوم أُعيدت لأن حساب المستلم أو الطرف الثالث رفضها.',
  'What declared value cost.': 'تكلفة القيمة المصرّح بها.',
  'The carrier’s fee for auditing shipping charges.': 'رسم شركة الشحن لتدقيق رسوم الشحن.',
  'Corrections of weight, size or service after the carrier’s audit.':
    'تصحيحات الوزن أو الحجم أو الخدمة بعد تدقيق شركة الشحن.',
  'What carriers charged for invoices that were paid late.': 'ما تقاضته شركات الشحن على الفواتير المدفوعة متأخرًا.',
  'What carriers charged for processing payments.': 'ما تقاضته شركات الشحن لمعالجة المدفوعات.',
  'Transportation, after discounts, of packages that are billed at least a pound above their weight.':
    'النقل بعد الخصومات للطرود المفوترة بما يزيد رطلًا على الأقل عن وزنها.',
  'The average of zones 2 to 8; packages in other zones are left out.':
    'متوسط المناطق 2 إلى 8؛ وتُستبعد طرود المناطق الأخرى.',
  'Calendar days from pickup to delivery, where the carrier states both.':
    'الأيام التقويمية من الاستلام إلى التسليم، حيث تذكر شركة الشحن كليهما.',
  Invoices: 'الفواتير',
  'Taxes, duties, government and brokerage charges, after discounts.':
    'الضرائب والرسوم الجمركية والحكومية ورسوم التخليص، بعد الخصومات.',
  'Fees of the account, such as the weekly service charge, after discounts.':
    'رسوم الحساب مثل رسم الخدمة الأسبوعي، بعد الخصومات.',
  'Corrections after delivery, after discounts; credits are negative.':
    'التصحيحات بعد التسليم، بعد الخصومات؛ المبالغ المستردة سالبة.',
  'All discounts as a percentage of the gross amount.': 'جميع الخصومات كنسبة مئوية من المبلغ قبل الخصم.',
  'Late packages as a percentage of all packages with a known status.':
    'الطرود المتأخرة كنسبة مئوية من جميع الطرود ذات الحالة المعروفة.',
  'How many carrier invoices there are, each counted once.': 'عدد فواتير شركة الشحن، وتحسب كل فاتورة مرة واحدة.',
  'An accessorial for delivery to a home or other residential address instead of a business.':
    'رسم إضافي للتسليم إلى منزل أو عنوان سكني آخر بدلا من شركة.',
  'Delivery area surcharge (DAS): an accessorial for addresses in ZIP codes that carriers list as remote or costly to serve.':
    'رسم منطقة التسليم (DAS): رسم إضافي لعناوين في رموز بريدية تعدها شركات الشحن نائية أو مكلفة.',
  'Additional handling surcharge (AHS): for packages that are long, heavy, or packed so that machines cannot sort them.':
    'رسم المناولة الإضافية (AHS): للطرود الطويلة أو الثقيلة أو المغلفة بحيث لا تستطيع الآلات فرزها.',
  'A fee for an address that the carrier had to correct before it could deliver.':
    'رسم على عنوان اضطرت شركة الشحن إلى تصحيحه قبل التسليم.',
  'A surcharge for packages above the carrier’s size limit for usual packages.':
    'رسم إضافي على الطرود التي تتجاوز الحجم المعتاد لدى شركة الشحن.',
  'Demand or peak surcharge: an accessorial for certain packages in busy seasons.':
    'رسم الطلب أو الذروة: رسم إضافي على طرود معينة في المواسم المزدحمة.',
  'A fee for a signature on delivery.': 'رسم على التوقيع عند التسليم.',
  'A fee for delivery or pickup on a Saturday.': 'رسم على التسليم أو الاستلام يوم السبت.',
  'A charge for a value declared above what the carrier covers without a charge.':
    'رسم على قيمة معلنة أعلى مما تغطيه شركة الشحن مجانا.',
  'A surcharge for packages that are billed to neither sender nor receiver.':
    'رسم إضافي على الطرود التي لا تفوتر على المرسل ولا على المستلم.',
  'A fee for offsetting the emissions of a package.': 'رسم لتعويض انبعاثات الطرد.',
  'A fee for collecting packages.': 'رسم على استلام الطرود من المرسل.',
  'A charge for bringing a package back to its sender.': 'رسم على إعادة الطرد إلى مرسله.',
  'GSR, guaranteed service refund: the refund for a package that came late under a service with a guarantee.':
    'GSR، استرداد الخدمة المضمونة: استرداد قيمة طرد وصل متأخرا بخدمة مضمونة.',
  'A credit for a label that was billed and then voided.': 'مبلغ مسترد عن ملصق تمت فوترته ثم ألغي.',
  'A credit for a package that was announced to the carrier and never shipped.':
    'مبلغ مسترد عن طرد أبلغت به شركة الشحن ولم يشحن.',
  'Money that a carrier paid for a damaged or lost package.': 'مبلغ دفعته شركة الشحن عن طرد تالف أو مفقود.',
  'A credit for a charge that was billed twice.': 'مبلغ مسترد عن رسم فوتر مرتين.',
  'A credit where the carrier could not prove delivery.': 'مبلغ مسترد حين لم تستطع شركة الشحن إثبات التسليم.',
  'Money that a carrier pays back under the contract.': 'مبلغ تعيده شركة الشحن بموجب العقد.',
  'Delivered by the time that the service promised.': 'سلم في الوقت الذي وعدت به الخدمة.',
  'Delivered after the time that the service promised.': 'سلم بعد الوقت الذي وعدت به الخدمة.',
  'Late for a reason that the carrier does not answer for, such as weather or a wrong address.':
    'تأخر لسبب لا تسأل عنه شركة الشحن، مثل الطقس أو عنوان خاطئ.',
  'The promised time has passed and the package is not delivered yet.': 'انقضى الوقت الموعود ولم يسلم الطرد بعد.',
  'The sender pays.': 'يدفع المرسل.',
  'The receiver pays.': 'يدفع المستلم.',
  'Somebody who is neither sender nor receiver pays.': 'يدفع طرف ليس المرسل ولا المستلم.',
  'Services by road, with delivery in one to five business days.': 'خدمات برية، والتسليم خلال يوم إلى خمسة أيام عمل.',
  'The cheapest services, often with the last mile by the postal service.':
    'أرخص الخدمات، وكثيرا ما يتولى البريد الميل الأخير.',
  'Less than truckload: freight on pallets that shares a truck.': 'LTL: شحن على منصات يتقاسم شاحنة.',
  'Delivery on the next business day.': 'التسليم في يوم العمل التالي.',
  'Delivery on the second business day.': 'التسليم في يوم العمل الثاني.',
  'Delivery on the third business day.': 'التسليم في يوم العمل الثالث.',
  'The company that carries and bills the package.': 'الشركة التي تنقل الطرد وتفوتره.',
  'The service levels of all carriers under common names, such as Ground or 2 Day.':
    'مستويات خدمة جميع شركات الشحن بأسماء مشتركة مثل Ground أو 2 Day.',
  'The carrier’s own name of a service.': 'اسم الخدمة لدى شركة الشحن نفسها.',
  'A charge on top of transportation and fuel, under one name for all carriers.':
    'رسم فوق النقل والوقود، باسم واحد لجميع شركات الشحن.',
  'Why money came back, such as GSR, Void or Residential.': 'سبب رد المبلغ، مثل GSR أو الإلغاء أو السكني.',
  'How the delivery went: On Time, Late, Exception, Pending Late, or unknown.':
    'كيف تم التسليم: في الموعد أو متأخر أو باستثناء أو متأخر لم يُسلَّم بعد أو غير معروف.',
  'The carrier’s code for the distance between sender and receiver, as it stands on the invoice.':
    'رمز شركة الشحن للمسافة بين المرسل والمستلم كما يظهر في الفاتورة.',
  'The zone by distance, 2 to 8, whatever code the carrier prints for the service.':
    'المنطقة حسب المسافة من 2 إلى 8، أيا كان الرمز الذي تطبعه شركة الشحن.',
  'Who pays: PREPAID (sender), COLLECT (receiver) or THIRD PARTY.':
    'من يدفع: PREPAID (المرسل) أو COLLECT (المستلم) أو THIRD PARTY (طرف ثالث).',
  'The shipper’s number with one carrier.': 'رقم المرسل لدى شركة شحن واحدة.',
  'Accounts that belong together, as the client has grouped them.': 'حسابات مجتمعة كما جمعها العميل.',
  'A group of account groups.': 'مجموعة من مجموعات الحسابات.',
  'The day of the week on which packages were shipped, from Sunday to Saturday.':
    'يوم الأسبوع الذي شحنت فيه الطرود، من الأحد إلى السبت.',
  'The ZIP or postal code that packages went to, as billed.':
    'الرمز البريدي الذي أُرسلت إليه الطرود كما ورد في الفاتورة.',
  'The ZIP or postal code that packages were sent from, as billed.':
    'الرمز البريدي الذي أُرسلت منه الطرود كما ورد في الفاتورة.',
  'How many packages the carriers charged a corrected address for.':
    'عدد الطرود التي فرضت شركات الشحن رسوما عليها لتصحيح العنوان.',
  'The city that packages were sent from, as billed.': 'المدينة التي أرسلت منها الطرود كما هي في الفاتورة.',
  'Classes of billed pounds, such as 1-5 or 6-10.': 'فئات الأرطال المفوترة مثل 1-5 أو 6-10.',
  'The carrier’s number of a package.': 'رقم الطرد لدى شركة الشحن.',
  'The carrier’s number of an invoice.': 'رقم الفاتورة لدى شركة الشحن.',
  'Download data': 'تنزيل البيانات',
  'Save a widget as a picture or CSV from its menu. The grid downloads the rows in view; larger downloads become reports in CSV or Excel, and a notification tells you when they are ready.':
    'احفظ عنصرا كصورة أو CSV من قائمته. تنزل الجداول الصفوف الظاهرة؛ وتصبح التنزيلات الأكبر تقارير CSV أو Excel ويصلك إشعار عند جاهزيتها.',
  'Your reports': 'تقاريرك',
  'The page Reports lists those that are waiting, running or ready. A notification tells you when one is ready to download.':
    'تعرض صفحة التقارير ما ينتظر منها وما يجري إعداده وما هو جاهز. ويصلك إشعار عندما يصبح أحدها جاهزًا للتنزيل.',
  'Schedule a report': 'جدولة تقرير',
  'Open a page, choose its dates and filters, and schedule its report. The report is made at the times you choose and mailed to you and the recipients you name.':
    'افتح صفحة واختر التواريخ والمرشحات ثم جدول تقريرها. يعد التقرير في الأوقات المختارة ويرسل إليك وإلى المستلمين الذين تحددهم.',
  'Upload invoices': 'رفع الفواتير',
  'Open Invoice files, choose Upload files and drop the carrier’s files there. Each file is checked, loaded as a whole, and listed with its result.':
    'افتح «ملفات الفواتير» واختر «رفع ملفات» وضع فيها ملفات شركة الشحن. يفحص كل ملف ويحمل كاملا ويدرج مع نتيجته.',
  'Change your password': 'تغيير كلمة المرور',
  'Open your profile from the user menu and choose a new password there. If you cannot sign in, use the link for a forgotten password.':
    'افتح ملفك من قائمة المستخدم واختر كلمة مرور جديدة. إن تعذر الدخول فاستخدم رابط نسيان كلمة المرور.',
  'Change the language': 'تغيير اللغة',
  'Choose the language in your profile, which the user menu opens. Numbers and dates follow it.':
    'اختر اللغة في ملفك الذي تفتحه قائمة المستخدم. وتتبعها الأرقام والتواريخ.',
  'Switch off the assistant': 'إيقاف المساعد',
  'Switch the chat off or on in your profile, which opens from the user menu.':
    'شغّل الدردشة أو أوقفها في ملفك الشخصي الذي يُفتح من قائمة المستخدم.',
  'Dark theme': 'المظهر الداكن',
  'Choose light, dark or the system’s theme in the menu at the top.':
    'اختر المظهر الفاتح أو الداكن أو مظهر النظام من القائمة العلوية.',
  'Filter a page': 'تصفية صفحة',
  'Open the filter panel of a page and choose values; filters apply to every widget and to the grid. You can also click a bar, a slice or a state. Remove a chip to remove the filter.':
    'افتح لوحة المرشحات واختر القيم؛ تسري على كل العناصر والجدول. يمكنك أيضا النقر على عمود أو شريحة أو ولاية. أزل الوسم لإزالة المرشح.',
  'Save a view': 'حفظ عرض',
  'Save a page with client, dates and filters as a named view, or save a set of filters under a short name and load it again later.':
    'احفظ صفحة بعميلها وتواريخها ومرشحاتها كعرض مسمى، أو احفظ مجموعة مرشحات باسم قصير وحملها لاحقا.',
  'Compare periods or clients': 'مقارنة فترات أو عملاء',
  'The comparison page puts up to three sets of client, dates and filters side by side, year over year or range over range.':
    'تضع صفحة المقارنة حتى ثلاث مجموعات من العميل والتواريخ والمرشحات جنبا إلى جنب، سنة بسنة أو فترة بفترة.',
  'Dispute a charge': 'الاعتراض على رسم',
  'The exceptions pages list packages and charges that may be wrong, with the day until which each can be claimed. Change the status of findings, add notes, and follow the claim until the credit arrives.':
    'تدرج صفحات الاستثناءات الطرود والرسوم التي قد تكون خاطئة مع آخر يوم للمطالبة بكل منها. غير الحالة وأضف ملاحظات وتابع المطالبة حتى وصول المبلغ.',
  'Track packages': 'تتبع الطرود',
  'Open Tracking and paste up to 1,000 tracking numbers, or use the search in the header. Click a number to open the shipment with all its charges.':
    'افتح «التتبع» والصق حتى 1,000 رقم تتبع، أو استخدم البحث في الأعلى. انقر رقما لفتح الشحنة بكل رسومها.',
  'Choose the client': 'اختيار العميل',
  'Choose the client at the top. A parent shows all its sub-clients; choose some of them to narrow it.':
    'اختر العميل في الأعلى. يعرض العميل الرئيسي كل فروعه؛ اختر بعضها للتضييق.',
  'Choose dates': 'اختيار التواريخ',
  'Choose days in a calendar, a rolling period such as Current Month, or the last 1 to 365 days, by invoice date or ship date.':
    'اختر أياما من تقويم، أو فترة متحركة مثل الشهر الحالي، أو آخر 1 إلى 365 يوما، حسب تاريخ الفاتورة أو الشحن.',
  'Add a user': 'إضافة مستخدم',
  'Open New user, enter name and mail, and choose roles and clients. They get an invitation by mail, or a first password from you.':
    'افتح «مستخدم جديد» وأدخل الاسم والبريد واختر الأدوار والعملاء. تصل دعوة بالبريد أو كلمة مرور أولى منك.',
  'Search invoices': 'البحث عن الفواتير',
  'Open Invoices and search by number, account, carrier and dates. An invoice opens with its packages and charges.':
    'افتح «الفواتير» وابحث بالرقم والحساب وشركة الشحن والتواريخ. تفتح الفاتورة مع طرودها ورسومها.',
  'See statistics of loads': 'عرض إحصاءات التحميل',
  'Invoice files lists every file with its result, and Statistics shows totals by client.':
    'تعرض «ملفات الفواتير» كل ملف مع نتيجته، وتعرض «الإحصاءات» المجاميع حسب العميل.',
  'GL codes': 'الرموز المحاسبية',
  'Open GL codes to allocate charges to accounts of the general ledger by rules of your own.':
    'افتح «رموز دفتر الأستاذ» لتوزيع الرسوم على حسابات الأستاذ العام بقواعدك.',
  'Arrange dashboards': 'ترتيب لوحات المعلومات',
  'On Dashboards you arrange pages of your own: add, move and remove cards, and choose client, carriers, accounts, currency and dates in one popup.':
    'في «لوحات المعلومات» ترتب صفحاتك: أضف البطاقات وانقلها وأزلها، واختر العميل وشركات الشحن والحسابات والعملة والتواريخ في نافذة واحدة.',
  'Unknown charges': 'رسوم غير معروفة',
  'Charges whose text and code no rule knows are listed on Unknown charges, with their carrier, packages and amount. Internal users classify them there from a day on; charges that are loaded already and later ones follow.':
    'الرسوم التي لا تعرف أي قاعدة نصها ورمزها مدرجة في صفحة الرسوم غير المعروفة مع شركة الشحن والطرود والمبلغ. يصنفها المستخدمون الداخليون هناك ابتداء من يوم معين، وتتبعها الرسوم المحملة سابقا ولاحقا.',
  'Share a view': 'مشاركة عرض',
  'The address of a page holds its client, dates and filters. Copy it and send it: it opens the same view for everybody who may see that data.':
    'يحتوي عنوان الصفحة على العميل والتواريخ والمرشحات. انسخه وأرسله ليفتح العرض نفسه لكل من يحق له رؤية هذه البيانات.',
  'Missing invoices': 'فواتير مفقودة',
  'The invoice ledger shows by account and week which invoices have arrived, which are late, and which do not agree with the carrier’s total.':
    'يعرض سجل الفواتير حسب الحساب والأسبوع الفواتير التي وصلت والمتأخرة والتي لا تطابق إجمالي شركة الشحن.',
  'Network map': 'خريطة الشبكة',
  'The network map shows which states your fulfillment centers or largest senders ship to.':
    'تعرض خريطة الشبكة الولايات التي تشحن إليها مراكزك أو أكبر المرسلين.',
  Notifications: 'الإشعارات',
  'The bell at the top shows your notifications: finished reports, loaded files and announcements.':
    'يعرض الجرس في الأعلى إشعاراتك: التقارير المنجزة والملفات المحملة والإعلانات.',
  See: 'انظر',
  'It shows': 'تعرض',
  'Dimensional weight': 'الوزن الحجمي',
  'Length × width × height divided by the carrier’s divisor. Carriers bill this weight where it is more than the actual weight.':
    'الطول × العرض × الارتفاع مقسوما على قاسم شركة الشحن. يفوتر هذا الوزن عندما يزيد على الوزن الفعلي.',
  'Dimensional divisor': 'القاسم الحجمي',
  'The number of cubic inches that the carrier counts as a pound, such as 139. A higher divisor makes a lower dimensional weight.':
    'عدد البوصات المكعبة التي تحتسبها شركة الشحن رطلا واحدا، مثل 139. كلما زاد القاسم قل الوزن الحجمي.',
  'General rate increase': 'الزيادة العامة في الأسعار',
  'GRI: the rise of a carrier’s published rates, usually once a year.':
    'GRI: ارتفاع الأسعار المنشورة لشركة الشحن، عادة مرة في السنة.',
  'Minimum charge': 'الحد الأدنى للرسوم',
  'The least that the contract charges for a package, whatever its discount.':
    'أقل ما يتقاضاه العقد عن الطرد مهما كان الخصم.',
  'Download invoices in bulk': 'تنزيل الفواتير بالجملة',
  'Open Bulk invoice download. Choose client, carrier and dates, then select invoices or take all that match. One archive is made in the background and appears at the top of that page.':
    'افتح «تنزيل الفواتير بالجملة». اختر العميل وشركة الشحن والتواريخ، ثم حدد فواتير أو خذ كل ما يطابق. ينشأ ملف مضغوط واحد في الخلفية ويظهر أعلى تلك الصفحة.',
  'Change the landing page': 'تغيير صفحة البداية',
  'Open your profile from the user menu and choose there the page that you see after signing in.':
    'افتح ملفك الشخصي من قائمة المستخدم واختر هناك الصفحة التي تراها بعد تسجيل الدخول.',
  'Choose the currency': 'اختيار العملة',
  'Choose a currency in the filters of a page: it then shows what was billed in that currency, without conversion. With all currencies, amounts are in US dollars.':
    'اختر عملة في مرشحات الصفحة: تعرض عندئذ ما صدرت فواتيره بتلك العملة دون تحويل. ومع كل العملات تكون المبالغ بالدولار الأمريكي.',
  Consignee: 'المرسل إليه',
  'The receiver of a package: the person or business that it is delivered to.':
    'مستلم الطرد: الشخص أو الشركة التي يسلم إليها.',
  Consignor: 'المرسل',
  'The sender of a package: the person or business that it is collected from.':
    'مرسل الطرد: الشخص أو الشركة التي يستلم منها.',
  Stamping: 'ختم الفواتير',
  'Stamping gives carrier invoices the number under which a client is billed. It covers all invoices of the chosen period that have none; amounts do not change.':
    'يمنح الختم فواتير شركة الشحن الرقم الذي يفوتر به العميل. ويشمل كل فواتير الفترة المختارة التي ليس لها رقم؛ ولا تتغير المبالغ.',
  'What you can ask': 'ما يمكنك أن تسأل عنه',
  'Ask for what carriers billed: spend, packages, charges, refunds, weights and punctuality, by carrier, service, state or month, on any days. Ask for lists of packages, for what a word means, where something is, what was claimed and recovered, or for a report. These questions suit your data:':
    'اسأل عما فوترته شركات الشحن: الإنفاق والطرود والرسوم والمبالغ المستردة والأوزان والالتزام بالمواعيد، حسب شركة الشحن أو الخدمة أو الولاية أو الشهر، في أي أيام. اطلب قوائم الطرود، أو معنى كلمة، أو مكان شيء ما، أو ما طولب به واسترد، أو تقريرا. هذه أسئلة تناسب بياناتك:',
  Alerts: 'التنبيهات',
  'Alerts watch a figure for you and tell you when it is out of the ordinary or passes a limit. Choose New alert there, then client and limit, and save it.':
    'تراقب التنبيهات رقما وتخبرك عندما يخرج عن المعتاد أو يتجاوز حدا. اختر هناك تنبيها جديدا ثم العميل والحد واحفظه.',
  'Audit coverage': 'تغطية التدقيق',
  'Audit coverage shows what the audit could judge of your packages, which rules were applied, and why the rest could not be judged.':
    'تعرض تغطية التدقيق ما أمكن الحكم عليه من طرودك، والقواعد التي طبقت، ولماذا لم يمكن الحكم على الباقي.',
  Agreements: 'الاتفاقيات',
  'Agreements hold what was agreed with each carrier: discounts, minimums, tiers and their days. Every bill is priced by the agreement that counted on its day, and differences become findings.':
    'تحفظ الاتفاقيات ما اتفق عليه مع كل شركة شحن: الخصومات والحدود الدنيا والشرائح وتواريخها. تسعر كل فاتورة وفق الاتفاقية السارية في يومها، وتصبح الفروق مخالفات.',
  Claims: 'المطالبات',
  'Claims lists the findings that can be claimed back from carriers, with amounts and the last day for each. Choose findings there and make a packet for the carrier.':
    'تعرض المطالبات المخالفات التي يمكن المطالبة بها لدى شركات الشحن، مع المبلغ وآخر يوم لكل منها. اختر المخالفات وأعد ملفا لشركة الشحن.',
  'Recovered money': 'الأموال المستردة',
  'Recovered money shows what was claimed, what carriers credited for it, and what is still due, by carrier, rule and month.':
    'تعرض الأموال المستردة ما طولب به وما أعادته شركات الشحن وما بقي مستحقا، حسب شركة الشحن والقاعدة والشهر.',
  'What changed': 'ما الذي تغيّر',
  'The overview shows what changed between two periods, by carrier, service, state and more, with the largest change first. In the chat, “why did spend go up last month” offers the same figures.':
    'تعرض النظرة العامة ما تغير بين فترتين، حسب شركة الشحن والخدمة والولاية وغيرها، والأكبر تغيرا أولا. وفي المحادثة يعرض السؤال «لماذا» الأرقام نفسها.',
  'How far the data goes back': 'منذ متى توجد بيانات',
  'The data begins with the first invoice that was loaded. The invoice ledger shows every account with its invoices, week by week; “spend by month, all days” in the chat shows all months.':
    'تبدأ البيانات بأول فاتورة حملت. يعرض سجل الفواتير كل حساب بفواتيره أسبوعا بأسبوع؛ وفي المحادثة يعرض «الإنفاق حسب الشهر، كل الأيام» جميع الأشهر.',
  'Delivery files': 'ملفات التسليم',
  'Delivery dates come from invoices, from carriers’ tracking files and from your manifests. Upload such files under Invoice files; every package then shows when it was promised and delivered.':
    'تأتي تواريخ التسليم من الفواتير وملفات التتبع لدى شركات الشحن وبيانات الشحن لديك. حمل هذه الملفات في ملفات الفواتير، فيظهر لكل طرد موعده الموعود وموعد تسليمه.',
  'What if': 'ماذا لو',
  'What if shows what your packages would have cost with other fuel, discounts or services. The link opens it with the values of your question.':
    'يعرض كم كانت ستكلف طرودك بوقود أو خصومات أو خدمات أخرى. يفتحه الرابط بقيم سؤالك.',
};
