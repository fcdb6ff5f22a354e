export const certificatesPaths = {
  certificates: '/kontroller',
  certificatesTips: '/kontroller/faq',
  certificatesPerson: '/kontroller/medarbetare/:id',
  certificatesFile: '/kontroller/fil',
  certificatesYear: '/kontroller/aret-framat',
  certificatesSheet: '/kontroller/inspektion',
  certificatesCoverage: '/kontroller/tackning',
  certificatesRequirements: '/kontroller/krav',
} as const
