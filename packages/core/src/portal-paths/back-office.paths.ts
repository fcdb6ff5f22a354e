export const backOfficePaths = {
  backOffice: '/handlaggning',
  backOfficeCustomers: '/handlaggning/kunder',
  backOfficeCustomer: '/handlaggning/kunder/:clientNumber',
  backOfficeSendFile: '/handlaggning/kunder/:clientNumber/skicka-fil',
  backOfficeSystems: '/handlaggning/system',
  backOfficeCase: '/handlaggning/:id',
} as const
