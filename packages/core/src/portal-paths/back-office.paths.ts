export const backOfficePaths = {
  backOffice: '/handlaggning',
  backOfficeCustomers: '/handlaggning/kunder',
  backOfficeCustomer: '/handlaggning/kunder/:clientNumber',
  backOfficeSendFile: '/handlaggning/kunder/:clientNumber/skicka-fil',
  backOfficeSystems: '/handlaggning/system',
  backOfficeCaseWorkers: '/handlaggning/handlaggare',
  backOfficeOrders: '/handlaggning/bestallningar',
  backOfficeReplyTemplates: '/handlaggning/bestallningar/svarsmallar',
  backOfficeOrder: '/handlaggning/bestallningar/:id',
  backOfficeBookOrder: '/handlaggning/bestallningar/:id/boka',
  backOfficeCase: '/handlaggning/:id',
} as const
