import { defineErrors } from '../../errors/define-errors.ts'

/** Errors of what is asked about medical check-ups. */
export const certificatesErrors = defineErrors({
  PERIOD_WRONG: {
    exit: 'usage',
    title: { sv: '--within kan inte vara {value}.', en: '--within cannot be {value}.' },
    action: {
      sv: 'Skriv ett antal dagar som 60d, högst {max}d.',
      en: 'Use a number of days such as 60d, at most {max}d.',
    },
  },
  CERTIFICATE_UNKNOWN: {
    exit: 'usage',
    title: {
      sv: 'Intyget eller bevakningen {id} finns inte hos {company}, eller så saknar du behörighet att se det.',
      en: 'There is no certificate or monitoring {id} at {company}, or you may not see it.',
    },
    action: {
      sv: 'Se medicinska kontroller:  salvia certificates list{org}',
      en: 'See medical check-ups:  salvia certificates list{org}',
    },
  },
  CERTIFICATE_ID_WRONG: {
    exit: 'usage',
    title: {
      sv: '{id} är inget id för ett intyg eller en bevakning.',
      en: '{id} is not the id of a certificate or monitoring.',
    },
    action: {
      sv: 'Id står först på varje rad:  salvia certificates list -f concise',
      en: 'The id begins each line:  salvia certificates list -f concise',
    },
  },
  CERTIFICATE_DOWNLOAD_BY_MACHINE: {
    exit: 'signedOut',
    title: {
      sv: 'En systemnyckel får inga dokument: de handlar om en persons hälsa.',
      en: 'A machine token gets no documents: they are about the health of a person.',
    },
    action: {
      sv: 'Ta bort SALVIA_TOKEN och logga in själv:  salvia login',
      en: 'Unset SALVIA_TOKEN and sign in yourself:  salvia login',
    },
  },
})
