import { defineErrors } from '../errors/define-errors.ts'

/** Errors of settings that cannot be used. */
export const settingsErrors = defineErrors({
  CONFIG_UNREADABLE: {
    exit: 'usage',
    title: {
      sv: 'Inställningarna i {path} går inte att använda: {reason}',
      en: 'The settings in {path} cannot be used: {reason}',
    },
    action: { sv: 'Rätta filen eller ta bort den.', en: 'Correct the file or remove it.' },
  },
  CONFIG_KEY_UNKNOWN: {
    exit: 'usage',
    title: { sv: '{path}: {key} är ingen inställning.', en: '{path}: {key} is not a setting.' },
    action: { sv: 'Inställningarna är: {keys}.', en: 'The settings are: {keys}.' },
  },
  CONFIG_KEY_UNKNOWN_NEAR: {
    exit: 'usage',
    title: { sv: '{path}: {key} är ingen inställning.', en: '{path}: {key} is not a setting.' },
    action: { sv: 'Menade du {near}?', en: 'Did you mean {near}?' },
  },
  CONFIG_VALUE_WRONG: {
    exit: 'usage',
    title: { sv: '{path}: {key} har fel värde.', en: '{path}: {key} has the wrong value.' },
    action: { sv: 'Välj något av: {accepted}.', en: 'Choose one of: {accepted}.' },
  },
  PROFILE_UNKNOWN: {
    exit: 'usage',
    title: { sv: 'Profilen {profile} finns inte.', en: 'There is no profile {profile}.' },
    action: {
      sv: 'De som finns är: {profiles}. Skapa en ny:  salvia config set api <adress> --profile {profile}',
      en: 'Existing profiles: {profiles}. Create a new one:  salvia config set api <address> --profile {profile}',
    },
  },
  PROFILE_UNKNOWN_NEAR: {
    exit: 'usage',
    title: { sv: 'Profilen {profile} finns inte.', en: 'There is no profile {profile}.' },
    action: { sv: 'Menade du {near}?', en: 'Did you mean {near}?' },
  },
  SETTING_UNKNOWN: {
    exit: 'usage',
    title: { sv: '{word} är ingen inställning.', en: '{word} is not a setting.' },
    action: { sv: 'Inställningarna är: {keys}.', en: 'The settings are: {keys}.' },
  },
  SETTING_UNKNOWN_NEAR: {
    exit: 'usage',
    title: { sv: '{word} är ingen inställning.', en: '{word} is not a setting.' },
    action: { sv: 'Menade du {near}?', en: 'Did you mean {near}?' },
  },
  SETTING_WRONG: {
    exit: 'usage',
    title: { sv: '{name} kan inte vara {value}.', en: '{name} cannot be {value}.' },
    action: { sv: 'Välj något av: {accepted}.', en: 'Choose one of: {accepted}.' },
  },
  API_NOT_ADDRESS: {
    exit: 'usage',
    title: { sv: '{name} kan inte vara {value}.', en: '{name} cannot be {value}.' },
    action: {
      sv: 'Ange hela adressen, till exempel https://portal.example.',
      en: 'Give the whole address, such as https://portal.example.',
    },
  },
  API_NOT_SECURE: {
    exit: 'usage',
    title: { sv: 'Adressen {url} är inte krypterad.', en: 'The address {url} is not encrypted.' },
    action: {
      sv: 'Använd https. Bara localhost får nås med http.',
      en: 'Use https. Only localhost can be reached over http.',
    },
  },
  ADDRESS_NOT_APPROVED: {
    exit: 'usage',
    title: {
      sv: 'Filen {path} anger adressen {address}, som du inte har godkänt. Inget är skickat.',
      en: 'The file {path} names the address {address}, which you have not approved. Nothing has been sent.',
    },
    action: {
      sv: 'Är adressen rätt, ange den själv med --api eller SALVIA_API, eller spara den bland dina egna inställningar:  salvia config set api <adress>',
      en: 'If the address is right, give it yourself with --api or SALVIA_API, or save it in your own settings:  salvia config set api <address>',
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
  OWN_FILE_FAILED: {
    exit: 'usage',
    title: {
      sv: 'Det gick inte att spara i {path} ({reason}).',
      en: 'Could not save in {path} ({reason}).',
    },
    action: {
      sv: 'Gör mappen skrivbar, eller välj en annan med XDG_CONFIG_HOME. En maskinnyckel i SALVIA_TOKEN behöver inte sparas.',
      en: 'Make the folder writable, or choose another with XDG_CONFIG_HOME. A machine token in SALVIA_TOKEN need not be saved.',
    },
  },
})
