import type { CliErrorTable } from '../cli-error-facts.ts'

/** Settings that cannot be used. */
export const settingsErrors = {
  CONFIG_UNREADABLE: {
    exit: 'usage',
    title: {
      sv: 'Inställningarna i {path} går inte att använda: {reason}',
      en: 'The settings in {path} cannot be used: {reason}',
    },
    action: { sv: 'Rätta filen eller ta bort den.', en: 'Correct the file or remove it.' },
  },
  SETTING_WRONG: {
    exit: 'usage',
    title: { sv: '{name} kan inte vara {value}.', en: '{name} cannot be {value}.' },
    action: { sv: 'Det som går är: {accepted}.', en: 'What works: {accepted}.' },
  },
  API_NOT_SECURE: {
    exit: 'usage',
    title: { sv: 'Adressen {url} är inte krypterad.', en: 'The address {url} is not encrypted.' },
    action: {
      sv: 'Använd https. Bara localhost får nås med http.',
      en: 'Use https. Only localhost can be reached over http.',
    },
  },
  TEMPLATE_UNREADABLE: {
    exit: 'usage',
    title: {
      sv: 'Mallen {path} går inte att använda: {reason}',
      en: 'The template {path} cannot be used: {reason}',
    },
    action: {
      sv: 'Rätta mallen, eller kör utan --template.',
      en: 'Correct the template, or run without --template.',
    },
  },
} as const satisfies CliErrorTable
