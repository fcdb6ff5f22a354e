import type { Text } from '@salvia/core/i18n'

/** All exit statuses of the program, also printed by `salvia help exit-codes`. */
export const EXIT_CODES = {
  passed: { status: 0, text: { sv: 'Godkänt, eller klart.', en: 'Passed, or done.' } },
  errors: {
    status: 1,
    text: {
      sv: 'Filen har fel (eller varningar, med --fail-on warning).',
      en: 'The file has errors (or warnings, with --fail-on warning).',
    },
  },
  usage: {
    status: 2,
    text: {
      sv: 'Fel i kommandot eller inställningarna, eller så finns filen inte eller är en mapp.',
      en: 'Wrong command or settings, or the file does not exist or is a folder.',
    },
  },
  rejected: {
    status: 3,
    text: {
      sv: 'Filen avvisas eller kan inte läsas, eller ärendet slutar utan inläsning.',
      en: 'The file is rejected or cannot be read, or the case ends without an import.',
    },
  },
  signedOut: {
    status: 4,
    text: { sv: 'Inte inloggad, utloggad eller saknar behörighet.', en: 'Signed out or not allowed.' },
  },
  service: {
    status: 5,
    text: {
      sv: 'Tjänsten går inte att nå eller svarar fel.',
      en: 'The service cannot be reached or failed.',
    },
  },
  gaveUp: {
    status: 6,
    text: {
      sv: 'Tiden tog slut (--timeout). Ett ärende som har kommit fram fortsätter.',
      en: 'The time ran out (--timeout). A case that was received continues.',
    },
  },
  removalLimit: {
    status: 7,
    text: {
      sv: 'Stoppad av en gräns för borttagna medarbetare (reserverad, används inte än).',
      en: 'Stopped by a removal limit (reserved, not used yet).',
    },
  },
  unwritten: {
    status: 8,
    text: {
      sv: 'Klart, men resultatet kunde inte skrivas. Standard fel säger vad som gjordes.',
      en: 'Done, but the result could not be written. Standard error says what was done.',
    },
  },
  declined: {
    status: 9,
    text: {
      sv: 'Svaret på frågan var nej. Inget är gjort.',
      en: 'The answer to the question was no. Nothing was done.',
    },
  },
  heldBack: {
    status: 10,
    text: {
      sv: 'Minst en fil är inte hämtad: den söks igenom efter virus, eller så innehöll den virus.',
      en: 'At least one file was not fetched: it is being scanned for viruses, or it contained one.',
    },
  },
  expiring: {
    status: 11,
    text: {
      sv: 'Minst ett intyg löper ut inom perioden (med --fail-on-expiring).',
      en: 'At least one certificate expires within the period (with --fail-on-expiring).',
    },
  },
  expired: {
    status: 12,
    text: {
      sv: 'Minst ett intyg är utgånget eller saknas (med --fail-on-expired eller --fail-on-expiring).',
      en: 'At least one certificate has expired or is missing (with --fail-on-expired or --fail-on-expiring).',
    },
  },
  bug: { status: 70, text: { sv: 'Ett fel i salvia.', en: 'A bug in salvia.' } },
  interrupted: {
    status: 130,
    text: {
      sv: 'Avbruten med Ctrl-C eller en stoppsignal.',
      en: 'Interrupted with Ctrl-C or a stop signal.',
    },
  },
} as const satisfies Record<string, { status: number; text: Text }>

export type ExitName = keyof typeof EXIT_CODES

/** The worst of several exit statuses: the one with the highest number. */
export function worstExit(exits: readonly ExitName[]): ExitName {
  return exits.reduce<ExitName>(
    (worst, exit) => (EXIT_CODES[exit].status > EXIT_CODES[worst].status ? exit : worst),
    'passed',
  )
}
