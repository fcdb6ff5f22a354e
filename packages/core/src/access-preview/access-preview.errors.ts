import { defineErrors } from '../errors/define-errors.ts'

export const accessPreviewErrors = defineErrors({
  ACCESS_PREVIEW_HR_ONLY: {
    status: 403,
    title: {
      sv: 'Bara HR kan se vem som får se vad.',
      en: 'Only HR can see who may see what.',
    },
    action: {
      sv: 'Be någon som är utökad beställare för hela organisationen.',
      en: 'Ask someone who is extended order manager of the whole organisation.',
    },
  },
  PREVIEWED_PERSON_NOT_FOUND: {
    status: 404,
    title: {
      sv: 'Ingen med den adressen kan logga in för er organisation.',
      en: 'Nobody with that address can sign in for your organisation.',
    },
    action: {
      sv: 'Kontrollera adressen. Bara chefer, beställare och granskare har konto här.',
      en: 'Check the address. Only managers, order managers and reviewers have an account here.',
    },
  },
})
