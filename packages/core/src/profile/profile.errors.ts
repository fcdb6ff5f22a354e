import { defineErrors } from '../errors/define-errors.ts'

/** Errors of changing one's own contact details. @spec §5 */
export const profileErrors = defineErrors({
  FIRST_NAME_MISSING: {
    status: 400,
    title: { sv: 'Förnamn saknas.', en: 'First name is missing.' },
    action: { sv: 'Skriv ditt förnamn.', en: 'Enter your first name.' },
  },
  LAST_NAME_MISSING: {
    status: 400,
    title: { sv: 'Efternamn saknas.', en: 'Last name is missing.' },
    action: { sv: 'Skriv ditt efternamn.', en: 'Enter your last name.' },
  },
  NAME_TOO_LONG: {
    status: 400,
    title: { sv: 'Namnet är för långt.', en: 'The name is too long.' },
    action: { sv: 'Skriv högst {max} tecken.', en: 'Enter at most {max} characters.' },
  },
  WORK_PHONE_INCORRECT: {
    status: 400,
    title: { sv: 'Telefonnumret är inte rätt skrivet.', en: 'The phone number is not written correctly.' },
    action: {
      sv: 'Skriv riktnumret först, som 08-123 45 67. Ett utländskt nummer behöver landskod, som +47 22 12 34 56.',
      en: 'Begin with the area code, as in 08-123 45 67. A foreign number needs its country code, as in +47 22 12 34 56.',
    },
  },
})
