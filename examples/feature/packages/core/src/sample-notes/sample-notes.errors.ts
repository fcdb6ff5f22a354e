import { defineErrors } from '../errors/define-errors.ts'

export const sampleNotesErrors = defineErrors({
  SAMPLE_NOTE_NOT_FOUND: {
    status: 404,
    title: { sv: 'Exempelanteckning saknas.', en: 'The sample note does not exist.' },
    action: {
      sv: 'Den kan ha tagits bort. Gå till listan.',
      en: 'It may have been removed. Go to the list.',
    },
  },
})
