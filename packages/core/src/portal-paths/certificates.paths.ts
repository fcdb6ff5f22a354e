export const certificatesPaths = {
  certificates: '/kontroller',
  certificatesTips: '/kontroller/faq',
} as const
