import type { MailTexts } from './mail-texts.ts';

export const mailTexts: MailTexts = {
  username: '用户名',
  password: '密码',
  signIn: (address) => `在此登录：${address}`,
  forgotten: {
    subject: '您的 Waybill 临时密码',
    opening: (login) => `有人为 Waybill 用户 ${login} 申请了临时密码：`,
    once: (hours) => `该密码在 ${hours} 小时内可使用一次，登录后将要求您设置新密码。`,
    notAsked: '如果不是您申请的，无需任何操作：您原来的密码继续有效。',
  },
  invitation: { subject: '欢迎使用 Waybill', opening: '管理员为您创建了 Waybill 账户。' },
  reset: { subject: '您的 Waybill 新密码', opening: '管理员重置了您的 Waybill 密码。' },
  once: (days) => `该密码在 ${days} 天内可使用一次，登录后将要求您设置新密码。`,
  addressChanged: {
    subject: '您的 Waybill 电子邮件地址已更改',
    opening: (login, address) =>
      `管理员已将 Waybill 用户 ${login} 的电子邮件地址更改为 ${address}。密码和报告今后将发送到该地址。`,
    unexpected: '如果这不在您的预料之中，请立即告知您的管理员。',
  },
  reportReady: {
    subject: (report) => `您的报告 ${report} 已就绪`,
    opening: (report, fileName) => `您的定期报告 ${report} 已就绪：${fileName}。`,
    shared: (owner, report, fileName) => `${owner} 与您共享定期报告 ${report}：${fileName}。`,
    days: (from, to) => `报告包含 ${from} 至 ${to} 的数据。`,
    download: (address) => `在此下载：${address}`,
  },
  reportFailed: {
    subject: (report) => `无法生成您的报告 ${report}`,
    opening: (report) => `无法生成您的定期报告 ${report}：`,
    reports: (address) => `您的报告和计划：${address}`,
  },
  lateInvoices: {
    subject: (count) => `有 ${count} 张承运商发票逾期未到`,
    opening: '以下账户通常更频繁地开票，其下一张发票尚未加载：',
    account: (carrier, number, day) => `${carrier} 账户 ${number}：预计日期为 ${day}`,
    ledger: (address) => `发票台账：${address}`,
  },
};
