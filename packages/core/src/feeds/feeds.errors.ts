import { defineErrors } from '../errors/define-errors.ts'
import { FEED_FILE_UNNAMED_DAYS } from '../limits/index.ts'

/** Errors of a whole batch of the provider's feed. */
const batchErrors = defineErrors({
  FEED_REFUSED: {
    status: 422,
    title: {
      sv: 'Leveransen togs inte emot. Felaktiga rader: {refused}.',
      en: 'The batch was not accepted. Wrong lines: {refused}.',
    },
    action: {
      sv: 'Ingenting har ändrats. Rätta raderna och skicka hela leveransen igen, eller skicka den med partial, så tas de rätta raderna emot.',
      en: 'Nothing was changed. Correct the lines and send the whole batch again, or send it with partial to have the correct lines accepted.',
    },
  },
  FEED_TOO_MANY_LINES: {
    status: 413,
    title: { sv: 'Leveransen har för många rader.', en: 'The batch has too many lines.' },
    action: {
      sv: 'Ingenting har ändrats. Dela upp den i leveranser om högst {lines} rader.',
      en: 'Nothing was changed. Split it into batches of {lines} lines at most.',
    },
  },
  FEED_TOO_LARGE: {
    status: 413,
    title: { sv: 'Leveransen är för stor.', en: 'The batch is too large.' },
    action: {
      sv: 'Ingenting har ändrats. Dela upp den i leveranser om högst {megabytes} MB.',
      en: 'Nothing was changed. Split it into batches of {megabytes} MB at most.',
    },
  },
  FEED_INCOMPLETE: {
    status: 400,
    title: { sv: 'Bara en del av leveransen kom fram.', en: 'Only part of the batch arrived.' },
    action: {
      sv: 'Ingenting har ändrats. Skicka leveransen igen.',
      en: 'Nothing was changed. Send the batch again.',
    },
  },
  FEED_NOT_LINES: {
    status: 415,
    title: {
      sv: 'Anropet ska ha JSON-rader, okomprimerade.',
      en: 'The call takes lines of JSON, not compressed.',
    },
    action: {
      sv: 'Skicka ett JSON-objekt per rad med Content-Type: application/x-ndjson och utan Content-Encoding.',
      en: 'Send one JSON object per line with Content-Type: application/x-ndjson and without Content-Encoding.',
    },
  },
  FEED_KIND_NOT_ALLOWED: {
    status: 403,
    title: {
      sv: 'Systemnyckeln gäller inte det här slaget: {kind}.',
      en: 'The system token is not for this kind: {kind}.',
    },
    action: {
      sv: 'Be en handläggare att skapa en nyckel för slaget, i portalen under Anslutna system.',
      en: 'Ask a case worker to create a token for this kind, in the portal under Connected systems.',
    },
  },
})

/** Errors of single lines. A refused batch tells them, and so does one that is accepted in part. */
const lineErrors = defineErrors({
  FEED_LINE_TOO_LONG: {
    status: 422,
    title: { sv: 'Raden är längre än 1 MB.', en: 'The line is longer than 1 MB.' },
    action: { sv: 'Korta texterna i objektet.', en: 'Shorten the texts of the object.' },
  },
  FEED_LINE_NOT_UTF8: {
    status: 422,
    title: { sv: 'Raden är inte UTF-8.', en: 'The line is not UTF-8.' },
    action: { sv: 'Spara filen som UTF-8 och skicka igen.', en: 'Save the file as UTF-8 and send it again.' },
  },
  FEED_LINE_NOT_JSON: {
    status: 422,
    title: { sv: 'Raden är inte JSON.', en: 'The line is not JSON.' },
    action: {
      sv: 'Skriv ett helt JSON-objekt på en rad, utan radbrytning inuti. En avklippt sista rad betyder att filen inte är hel.',
      en: 'Write one whole JSON object on a line, without line breaks inside. A last line that is cut off means that the file is not complete.',
    },
  },
  FEED_FIELD_MISSING: {
    status: 422,
    title: { sv: 'Fältet saknas.', en: 'The field is missing.' },
    action: {
      sv: 'Lägg till fältet. Schemat visar formen.',
      en: 'Add the field. The schema shows its form.',
    },
  },
  FEED_FIELD_UNKNOWN: {
    status: 422,
    title: { sv: 'Fältet finns inte i schemat.', en: 'The field is not in the schema.' },
    action: {
      sv: 'Ta bort fältet eller rätta stavningen.',
      en: 'Remove the field or correct its spelling.',
    },
  },
  FEED_FIELD_WRONG: {
    status: 422,
    title: { sv: 'Fältet har fel form.', en: 'The field has the wrong form.' },
    action: {
      sv: 'Rätta värdet. Schemat visar formen.',
      en: 'Correct the value. The schema shows its form.',
    },
  },
})

/** Errors of files that lines name. */
const fileErrors = defineErrors({
  FEED_FILE_HASH_WRONG: {
    status: 400,
    title: {
      sv: 'Filen har inte den SHA-256 som står i adressen.',
      en: 'The file does not have the SHA-256 in the address.',
    },
    action: {
      sv: 'Filen är inte sparad. Räkna ut summan på nytt, med små bokstäver, och skicka filen igen.',
      en: 'The file was not kept. Compute the digest again, in lower case, and send the file again.',
    },
  },
  FEED_FILE_TOO_LARGE: {
    status: 413,
    title: { sv: 'Filen är för stor.', en: 'The file is too large.' },
    action: {
      sv: 'Filen är inte sparad. Skicka en fil på högst {megabytes} MB.',
      en: 'The file was not kept. Send a file of {megabytes} MB at most.',
    },
  },
  FEED_FILE_UNKNOWN: {
    status: 422,
    title: { sv: 'Raden anger en fil som inte finns här.', en: 'The line names a file that is not here.' },
    action: {
      sv: `Skicka filen först och sedan raden igen. En fil som ingen rad anger tas bort efter ${FEED_FILE_UNNAMED_DAYS} dagar.`,
      en: `Send the file first and then the line again. A file that no line names is deleted after ${FEED_FILE_UNNAMED_DAYS} days.`,
    },
  },
  FEED_FILE_TYPE: {
    status: 422,
    title: {
      sv: 'Filens innehåll är av en annan typ än raden anger.',
      en: 'The content of the file is of another type than the line says.',
    },
    action: {
      sv: 'Skicka dokumentet som PDF och ange den filen i raden.',
      en: 'Send the document as a PDF and name that file in the line.',
    },
  },
  FEED_FILE_INFECTED: {
    status: 422,
    title: {
      sv: 'Filen som raden anger innehöll virus och togs bort.',
      en: 'The file that the line names contained a virus and was removed.',
    },
    action: {
      sv: 'Skicka raden utan filen, eller med en ny fil utan virus.',
      en: 'Send the line without the file, or with a new file without a virus.',
    },
  },
})

export const feedsErrors = { ...batchErrors, ...lineErrors, ...fileErrors }
