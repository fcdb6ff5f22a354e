import { defineErrors } from '../errors/define-errors.ts'

export const customersErrors = defineErrors({
  OWN_ACCOUNT: {
    status: 409,
    title: { sv: 'Du kan inte stänga ditt eget konto.', en: "You can't close your own account." },
    action: { sv: 'Be en annan handläggare att göra det.', en: 'Ask another case worker to do it.' },
  },
})
