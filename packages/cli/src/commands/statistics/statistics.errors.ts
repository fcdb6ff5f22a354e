import { defineErrors } from '../../errors/define-errors.ts'

/** Errors of statistics that are asked for in another way than they can be. */
export const statisticsErrors = defineErrors({
  MONTH_WRONG: {
    exit: 'usage',
    title: { sv: '{option} kan inte vara {value}.', en: '{option} cannot be {value}.' },
    action: { sv: 'Skriv en månad som 2026-01.', en: 'Use a month such as 2026-01.' },
  },
  FILE_OF_ONE_GRAPH: {
    exit: 'usage',
    title: { sv: 'En csv-fil eller bild rymmer en graf.', en: 'A CSV file or a picture holds one graph.' },
    action: {
      sv: 'Välj en med --graph: {graphs}. En arbetsbok (-f xlsx) rymmer alla.',
      en: 'Choose one with --graph: {graphs}. A workbook (-f xlsx) holds them all.',
    },
  },
  ASKED_UNIT_UNKNOWN: {
    exit: 'usage',
    title: {
      sv: 'Enheten {unit} finns inte, eller så får du inte se dess statistik.',
      en: 'There is no unit {unit}, or you may not see its statistics.',
    },
    action: {
      sv: 'Se dem du kan fråga om:  salvia statistics units{org}',
      en: 'See the ones you can ask about:  salvia statistics units{org}',
    },
  },
  ASKED_UNIT_NEAR: {
    exit: 'usage',
    title: {
      sv: 'Enheten {unit} finns inte, eller så får du inte se dess statistik.',
      en: 'There is no unit {unit}, or you may not see its statistics.',
    },
    action: { sv: 'Menade du "{near}"?', en: 'Did you mean "{near}"?' },
  },
  WHOLE_COMPANY_CLOSED: {
    exit: 'usage',
    title: {
      sv: 'Du får inte se statistik för hela organisationen.',
      en: 'You may not see statistics of the whole organisation.',
    },
    action: { sv: 'Välj en enhet: {units}', en: 'Choose a unit: {units}' },
  },
})
