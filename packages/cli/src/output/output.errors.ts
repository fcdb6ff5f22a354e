import { defineErrors } from '../errors/define-errors.ts'

/** Errors of results that cannot be written to their target. */
export const outputErrors = defineErrors({
  OUTPUT_IS_BINARY: {
    exit: 'usage',
    title: {
      sv: 'Arbetsböcker och bilder går inte att visa i terminalen.',
      en: 'Workbooks and pictures cannot be shown in the terminal.',
    },
    action: {
      sv: 'Skriv till en fil, till exempel -f xlsx:lista.xlsx.',
      en: 'Write to a file, for example -f xlsx:list.xlsx.',
    },
  },
  OUTPUT_TWICE: {
    exit: 'usage',
    title: {
      sv: 'Två resultat kan inte skrivas på samma ställe.',
      en: 'Two results cannot be written to the same place.',
    },
    action: {
      sv: 'Ge alla format utom ett en egen fil, till exempel -f json:rapport.json.',
      en: 'Give every format but one its own file, for example -f json:report.json.',
    },
  },
  OUTPUT_IS_INPUT: {
    exit: 'usage',
    title: {
      sv: 'Resultatet skulle skriva över filen som läses.',
      en: 'The result would overwrite the file that is read.',
    },
    action: { sv: 'Välj ett annat namn än {path}.', en: 'Choose a name other than {path}.' },
  },
  OUTPUT_EXISTS: {
    exit: 'usage',
    title: { sv: 'Filen {path} finns redan.', en: 'The file {path} already exists.' },
    action: {
      sv: 'Spara på en annan plats med -o, eller skriv över den med --force.',
      en: 'Save it in another place with -o, or overwrite it with --force.',
    },
  },
  OUTPUT_FOLDER_MISSING: {
    exit: 'usage',
    title: { sv: 'Mappen {folder} finns inte.', en: 'The folder {folder} does not exist.' },
    action: { sv: 'Skapa den, eller välj en annan.', en: 'Create it, or choose another.' },
  },
  OUTPUT_FAILED: {
    exit: 'usage',
    title: {
      sv: 'Det gick inte att skriva till {path} ({reason}).',
      en: 'Could not write to {path} ({reason}).',
    },
    action: { sv: 'Välj en annan plats med -o.', en: 'Choose another place with -o.' },
  },
  VALUES_NEEDED: {
    exit: 'usage',
    title: {
      sv: 'En nedladdad lista visar personuppgifter.',
      en: 'A downloaded list shows personal data.',
    },
    action: {
      sv: 'Lägg till --show-values, eller ta bort --format {format} så döljs de.',
      en: 'Add --show-values, or leave out --format {format} to have it masked.',
    },
  },
  OUTPUT_LOST: {
    exit: 'unwritten',
    title: {
      sv: 'Resultatet kunde inte skrivas till {path} ({reason}).',
      en: 'The result could not be written to {path} ({reason}).',
    },
    action: {
      sv: 'Gör plats, eller skriv till ett annat ställe med -o.',
      en: 'Make room, or write to another place with -o.',
    },
  },
  STANDARD_OUTPUT_LOST: {
    exit: 'unwritten',
    title: {
      sv: 'Resultatet kunde inte skrivas till standard ut ({reason}).',
      en: 'The result could not be written to standard output ({reason}).',
    },
    action: {
      sv: 'Gör plats, eller skriv till ett annat ställe med -o.',
      en: 'Make room, or write to another place with -o.',
    },
  },
  VALUES_IN_CI: {
    exit: 'usage',
    title: { sv: 'Värdena skulle synas i byggloggen.', en: 'The values would show in the build log.' },
    action: {
      sv: 'Ta bort --show-values, eller lägg till --i-understand-personal-data.',
      en: 'Remove --show-values, or add --i-understand-personal-data.',
    },
  },
})
