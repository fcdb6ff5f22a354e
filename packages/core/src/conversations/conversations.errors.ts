import { defineErrors } from '../errors/define-errors.ts'

const chooseAnother = { sv: 'Välj en annan fil.', en: 'Choose another file.' }

/** Errors of messages and attached files. @spec §5 */
export const conversationsErrors = defineErrors({
  MESSAGE_MISSING: {
    status: 400,
    title: { sv: 'Meddelandet saknas.', en: 'The message is missing.' },
    action: { sv: 'Skriv något eller bifoga en fil.', en: 'Write something or attach a file.' },
  },
  REPLY_NOT_PERMITTED: {
    status: 403,
    title: { sv: 'Du kan läsa men inte svara.', en: 'You can read this but not reply.' },
    action: {
      sv: 'Den som skickade den, eller den som är beställare för medarbetaren, kan svara.',
      en: 'Whoever sent it, or the order manager of the employee, can reply.',
    },
  },
  CONVERSATION_LOCKED: {
    status: 409,
    title: {
      sv: 'Ärendet är låst för nya svar.',
      en: 'This is locked for new replies.',
    },
    action: {
      sv: 'Det är avslutat, eller så är det mer än två veckor sedan något hände. Skicka in ett nytt ärende eller ring oss.',
      en: 'It is closed, or nothing has happened for more than two weeks. Send a new one, or call us.',
    },
  },
  CONVERSATION_ENDED: {
    status: 409,
    title: { sv: 'Ärendet har avslutats medan du skrev.', en: 'This was closed while you were writing.' },
    action: {
      sv: 'Det du har skrivit finns kvar. Skickar du det öppnas ärendet igen.',
      en: 'What you have written is still there. If you send it, this opens again.',
    },
  },
  ATTACH_FAILED: {
    status: 400,
    title: { sv: 'Filen kunde inte bifogas.', en: 'The file could not be attached.' },
    action: { sv: 'Välj en fil och försök igen.', en: 'Choose a file and try again.' },
  },
  ATTACHMENT_TOO_LARGE: {
    status: 413,
    title: { sv: 'Filen är för stor.', en: 'The file is too large.' },
    action: { sv: 'Bifoga en fil på högst {megabytes} MB.', en: 'Attach a file of at most {megabytes} MB.' },
  },
  ATTACHMENT_EMPTY: {
    status: 400,
    title: { sv: 'Filen är tom.', en: 'The file is empty.' },
    action: chooseAnother,
  },
  ATTACHMENT_TYPE: {
    status: 400,
    title: { sv: 'Filtypen går inte att bifoga.', en: 'Files of this type cannot be attached.' },
    action: {
      sv: 'Bifoga en PDF, en bild (PNG, JPG eller HEIC), ett Word- eller Exceldokument eller en textfil (TXT eller CSV).',
      en: 'Attach a PDF, an image (PNG, JPG or HEIC), a Word or Excel document or a text file (TXT or CSV).',
    },
  },
  ATTACHMENT_MARKUP: {
    status: 400,
    title: {
      sv: 'Filen är en webbsida eller innehåller tecken som inte hör till en textfil.',
      en: 'The file is a web page, or holds characters that do not belong in a text file.',
    },
    action: {
      sv: 'Spara innehållet som PDF och bifoga den.',
      en: 'Save the content as a PDF and attach that.',
    },
  },
  ATTACHMENT_MACROS: {
    status: 400,
    title: {
      sv: 'Dokumentet innehåller makron eller inbäddade objekt.',
      en: 'The document contains macros or embedded objects.',
    },
    action: { sv: 'Spara det utan dem eller som PDF.', en: 'Save it without them, or as a PDF.' },
  },
  ATTACHMENT_ENCRYPTED: {
    status: 400,
    title: { sv: 'Filen är skyddad med lösenord.', en: 'The file is protected by a password.' },
    action: { sv: 'Spara en kopia utan lösenord.', en: 'Save a copy without a password.' },
  },
  ATTACHMENT_DAMAGED: {
    status: 400,
    title: {
      sv: 'Filen är skadad, eller så är bara en del av den kvar.',
      en: 'The file is damaged, or only part of it is left.',
    },
    action: {
      sv: 'Öppna den på din dator, spara den igen och försök på nytt.',
      en: 'Open it on your computer, save it again and try once more.',
    },
  },
  ATTACHMENT_UNPACKS_TOO_LARGE: {
    status: 400,
    title: {
      sv: 'Dokumentet blir orimligt stort när det packas upp.',
      en: 'The document becomes unreasonably large when it is unpacked.',
    },
    action: { sv: 'Spara det som PDF.', en: 'Save it as a PDF.' },
  },
  ATTACHMENT_TOO_HEAVY: {
    status: 400,
    title: {
      sv: 'Filen tar för mycket tid eller minne att granska.',
      en: 'The file takes too much time or memory to check.',
    },
    action: {
      sv: 'Spara den i enklare form, helst som PDF, och bifoga den på nytt.',
      en: 'Save it in a simpler form, preferably as a PDF, and attach it again.',
    },
  },
  TOO_MANY_UNSENT_ATTACHMENTS: {
    status: 409,
    title: {
      sv: 'Du har redan {limit} filer som inte är skickade.',
      en: 'You already have {limit} files that are not sent.',
    },
    action: {
      sv: 'Ta bort filer som du inte behöver, eller vänta till i morgon. Då har de tagits bort.',
      en: 'Remove files that you do not need, or wait until tomorrow, when they have been deleted.',
    },
  },
  ATTACHMENT_GONE: {
    status: 409,
    title: { sv: 'En bifogad fil finns inte kvar.', en: 'An attached file is no longer there.' },
    action: {
      sv: 'Filer som inte skickas tas bort efter ett dygn. Bifoga filen igen.',
      en: 'Files that are not sent are deleted after a day. Attach the file again.',
    },
  },
  ATTACHMENT_WAITING: {
    status: 409,
    title: {
      sv: 'Filen söks fortfarande igenom efter virus.',
      en: 'The file is still being scanned for viruses.',
    },
    action: { sv: 'Vänta en stund och försök igen.', en: 'Wait a moment and try again.' },
  },
  ATTACHMENT_INFECTED: {
    status: 409,
    title: { sv: 'Filen innehöll virus och togs bort.', en: 'The file contained a virus and was removed.' },
    action: {
      sv: 'Sök igenom din dator efter virus och skicka en annan fil.',
      en: 'Scan your computer for viruses and send another file.',
    },
  },
})
