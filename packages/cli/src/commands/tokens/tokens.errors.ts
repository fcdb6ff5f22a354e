import { defineErrors } from '../../errors/define-errors.ts'

/** Errors of machine tokens that are not found and of invalid overlaps. */
export const tokensErrors = defineErrors({
  TOKEN_UNKNOWN: {
    exit: 'usage',
    title: {
      sv: 'Maskinnyckeln {token} finns inte hos {company}, eller gäller inte längre.',
      en: 'There is no machine token {token} at {company}, or it is no longer valid.',
    },
    action: {
      sv: 'Se dem som finns:  salvia tokens list{org}',
      en: 'See the ones that exist:  salvia tokens list{org}',
    },
  },
  TOKEN_AMBIGUOUS: {
    exit: 'usage',
    title: {
      sv: 'Flera maskinnycklar heter {token}: {ids}',
      en: 'Several machine tokens are called {token}: {ids}',
    },
    action: {
      sv: 'Ange id i stället för namn. Se vilken som är utbytt:  salvia tokens list{org}',
      en: 'Use the id instead of the name. See which has been rotated:  salvia tokens list{org}',
    },
  },
  OVERLAP_WRONG: {
    exit: 'usage',
    title: {
      sv: '--overlap tar hela timmar, från 0h till {days}d.',
      en: '--overlap takes whole hours, from 0h to {days}d.',
    },
    action: {
      sv: 'Ange till exempel --overlap 24h, eller --overlap 0h om den gamla ska sluta gälla nu.',
      en: 'Use for example --overlap 24h, or --overlap 0h to end the old one now.',
    },
  },
})
