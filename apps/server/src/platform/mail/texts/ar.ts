import type { MailTexts } from './mail-texts.ts';

export const mailTexts: MailTexts = {
  username: 'اسم المستخدم',
  password: 'كلمة المرور',
  signIn: (address) => `سجّل الدخول هنا: ${address}`,
  forgotten: {
    subject: 'كلمة مرورك المؤقتة في Waybill',
    opening: (login) => `طُلبت كلمة مرور مؤقتة لمستخدم Waybill ${login}:`,
    once: (hours) => `تعمل مرة واحدة خلال ${hours} ساعة، ثم يُطلب منك اختيار كلمة جديدة.`,
    notAsked: 'إن لم تطلبها فلا حاجة لفعل شيء: كلمة مرورك تظل صالحة.',
  },
  invitation: { subject: 'مرحبًا بك في Waybill', opening: 'أنشأ لك المسؤول حسابًا في Waybill.' },
  reset: { subject: 'كلمة مرورك الجديدة في Waybill', opening: 'أعاد المسؤول تعيين كلمة مرورك في Waybill.' },
  once: (days) => `تعمل كلمة المرور مرة واحدة خلال ${days} أيام، ثم يُطلب منك اختيار كلمة جديدة.`,
  addressChanged: {
    subject: 'تم تغيير عنوان بريدك الإلكتروني في Waybill',
    opening: (login, address) =>
      `غيّر أحد المسؤولين عنوان البريد الإلكتروني لمستخدم Waybill ${login} إلى ${address}. ستُرسل كلمات المرور والتقارير إليه من الآن فصاعدًا.`,
    unexpected: 'إذا لم تكن تتوقع ذلك، فأبلغ المسؤول فورًا.',
  },
  reportReady: {
    subject: (report) => `تقريرك ${report} جاهز`,
    opening: (report, fileName) => `تقريرك المجدول ${report} جاهز: ${fileName}.`,
    shared: (owner, report, fileName) => `يشاركك ${owner} التقرير المجدول ${report}: ${fileName}.`,
    days: (from, to) => `يغطي الأيام من ${from} إلى ${to}.`,
    download: (address) => `نزّله من هنا: ${address}`,
  },
  reportFailed: {
    subject: (report) => `تعذر إعداد تقريرك ${report}`,
    opening: (report) => `تعذر إعداد تقريرك المجدول ${report}:`,
    reports: (address) => `تقاريرك وجداولك: ${address}`,
  },
  lateInvoices: {
    subject: (count) => (count === 1 ? 'فاتورة شركة شحن متأخرة' : `عدد فواتير شركات الشحن المتأخرة: ${count}`),
    opening: 'تصدر فواتير هذه الحسابات عادةً بوتيرة أعلى، ولم تُحمَّل فاتورتها التالية بعد:',
    account: (carrier, number, day) => `${carrier}، الحساب ${number}: كانت متوقعة في ${day}`,
    ledger: (address) => `سجل الفواتير: ${address}`,
  },
};
