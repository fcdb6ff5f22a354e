export const backOfficePaths = {
  backOffice: '/handlaggning',
  backOfficeCustomers: '/handlaggning/kunder',
  backOfficeCustomer: '/handlaggning/kunder/:clientNumber',
  backOfficeSendFile: '/handlaggning/kunder/:clientNumber/skicka-fil',
  backOfficeSystems: '/handlaggning/system',
  backOfficeCaseWorkers: '/handlaggning/handlaggare',
  backOfficeMatters: '/handlaggning/arenden',
  // Where the queue was while it held orders alone; bookmarks lead on from here.
  backOfficeOrdersAlias: '/handlaggning/bestallningar',
  backOfficeReplyTemplates: '/handlaggning/bestallningar/svarsmallar',
  backOfficeOrder: '/handlaggning/bestallningar/:id',
  backOfficeBookOrder: '/handlaggning/bestallningar/:id/boka',
  backOfficeCase: '/handlaggning/:id',
} as const
