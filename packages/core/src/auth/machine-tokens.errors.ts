import { defineErrors } from '../errors/define-errors.ts'

/** Errors that a machine token meets, and errors of looking after machine tokens. */
export const machineTokensErrors = defineErrors({
  MACHINE_TOKEN_NOT_ALLOWED: {
    status: 403,
    title: { sv: 'En maskinnyckel får inte göra det här.', en: 'A machine token may not do this.' },
    action: { sv: 'Logga in som en person.', en: 'Sign in as a person.' },
  },
  MACHINE_TOKEN_WITHOUT_HR: {
    status: 403,
    title: {
      sv: 'Maskinnyckeln fungerar inte, eftersom ingen i organisationen är HR längre.',
      en: 'The machine token does not work, because nobody in the organisation is HR any more.',
    },
    action: {
      sv: 'Be er företagshälsa att göra någon till HR (utökad beställare för hela organisationen). Då fungerar nyckeln igen.',
      en: 'Ask your occupational health provider to make someone HR (extended order manager of the whole organisation). The token will then work again.',
    },
  },
  MACHINE_GRANT_MISSING: {
    status: 403,
    title: {
      sv: 'Maskinnyckeln får inte användas till det här.',
      en: 'The machine token may not be used for this.',
    },
    action: {
      sv: 'Be HR att skapa en nyckel med behörigheten {grant}.',
      en: 'Ask HR to create a token with the permission {grant}.',
    },
  },
  MACHINE_TOKENS_HR_ONLY: {
    status: 403,
    title: {
      sv: 'Bara HR kan hantera organisationens maskinnycklar.',
      en: "Only HR can manage the organisation's machine tokens.",
    },
    action: {
      sv: 'Be någon som är utökad beställare för hela organisationen.',
      en: 'Ask someone who is extended order manager of the whole organisation.',
    },
  },
  MACHINE_TOKEN_REPLACED: {
    status: 409,
    title: { sv: 'Maskinnyckeln är redan utbytt.', en: 'The machine token has already been replaced.' },
    action: {
      sv: 'Byt ut den nya nyckeln i stället, eller återkalla den gamla.',
      en: 'Rotate the new token instead, or revoke the old one.',
    },
  },
  MACHINE_TOKEN_OVERLAP_WRONG: {
    status: 400,
    title: {
      sv: 'Så länge kan den gamla nyckeln inte gälla.',
      en: 'The old token cannot stay valid for that long.',
    },
    action: {
      sv: 'Välj en tid från 0 timmar till {days} dagar.',
      en: 'Choose a time from 0 hours to {days} days.',
    },
  },
})
