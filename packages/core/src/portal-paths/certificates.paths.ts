export const certificatesPaths = {
  certificates: '/kontroller',
  certificatesTips: '/kontroller/faq',
  certificatesPerson: '/kontroller/:id',
} as const
