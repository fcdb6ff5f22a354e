import { defineErrors } from '../errors/define-errors.ts'

const seeHowItStands = {
  sv: 'Titta på den igen och se vad som gäller nu.',
  en: 'Look at it again to see what applies now.',
}

export const sampleNotesErrors = defineErrors({
  SAMPLE_NOTE_NOT_FOUND: {
    status: 404,
    title: { sv: 'Exempelanteckning saknas.', en: 'The sample note does not exist.' },
    action: {
      sv: 'Den kan ha tagits bort. Gå till listan.',
      en: 'It may have been removed. Go to the list.',
    },
  },
  SAMPLE_NOTE_NOT_WITHDRAWABLE: {
    status: 409,
    title: { sv: 'Den går inte att återkalla längre.', en: 'It can no longer be withdrawn.' },
    action: {
      sv: 'Den som skickade den kan återkalla den tills vi har börjat. Skriv ett meddelande eller ring oss.',
      en: 'Whoever sent it can withdraw it until we have started. Write a message, or call us.',
    },
  },
  SAMPLE_NOTE_EVENT_REFUSED: {
    status: 409,
    title: { sv: 'Det går inte i det läge som den har.', en: 'It is not in a state for that.' },
    action: seeHowItStands,
  },
  SAMPLE_NOTE_CHANGED: {
    status: 409,
    title: { sv: 'Någon annan har ändrat den.', en: 'Someone else has changed it.' },
    action: seeHowItStands,
  },
})
