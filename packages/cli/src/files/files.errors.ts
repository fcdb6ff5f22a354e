import { defineErrors } from '../errors/define-errors.ts'

/** Errors of files that cannot be read. */
export const filesErrors = defineErrors({
  FILE_NOT_FOUND: {
    exit: 'usage',
    title: { sv: 'Filen {path} finns inte.', en: 'The file {path} does not exist.' },
    action: { sv: 'Kontrollera namnet och mappen.', en: 'Check the name and the folder.' },
  },
  FILE_IS_FOLDER: {
    exit: 'usage',
    title: { sv: '{path} är en mapp, inte en fil.', en: '{path} is a folder, not a file.' },
    action: {
      sv: 'Ange en fil, till exempel {path}/personal.csv.',
      en: 'Specify a file, for example {path}/personal.csv.',
    },
  },
  FILE_NOT_READABLE: {
    exit: 'rejected',
    title: {
      sv: 'Filen {path} kan inte läsas ({reason}).',
      en: 'The file {path} cannot be read ({reason}).',
    },
    action: {
      sv: 'Stäng den i andra program och se till att du har rätt att läsa den.',
      en: 'Close it in other programs and make sure that you have permission to read it.',
    },
  },
  FILE_CHANGED: {
    exit: 'rejected',
    title: {
      sv: 'Filen {path} ändrades medan den lästes.',
      en: 'The file {path} changed while it was being read.',
    },
    action: {
      sv: 'Vänta tills den är färdigskriven och försök igen.',
      en: 'Wait until it is completely written and try again.',
    },
  },
})
