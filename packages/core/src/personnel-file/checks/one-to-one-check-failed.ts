import { defineCheck } from './define-check.ts'
import type { Earlier, KeyOf } from './scopes.ts'

const unit = {
  'Organisationsnivå 1': 'Exempel AB',
  'Organisationsnivå 2': 'Lager',
  'Organisationsnivå 3': '',
  'Organisationsnivå 4': '',
}

export const oneToOneCheckFailed = defineCheck({
  code: 'ONE_TO_ONE_CHECK_FAILED',
  scope: 'organisation',
  severity: 'error',
  spec: 'portal §5',
  texts: {
    heading: { sv: 'Lägsta nivån har fler än ett värde', en: 'The lowest level has more than one value' },
    message: {
      sv: '{path} har redan värdet {firstValue} på rad {firstRow}.',
      en: '{path} already has the value {firstValue} in row {firstRow}.',
    },
    why: {
      sv: 'Beställare, granskare och mottagare gäller för en hel enhet. Därför kan raderna inte ha olika värden.',
      en: 'Order managers, reviewers and recipients apply to a whole unit, so its rows cannot have different values.',
    },
    accepted: {
      sv: 'Samma värde på alla rader med samma lägsta organisationsnivå. Ordningen i en lista och stora bokstäver i e-postadresser spelar ingen roll.',
      en: 'The same value in all rows with the same lowest organisation level. The order in a list and capital letters in email addresses do not matter.',
    },
    fix: {
      sv: 'Bestäm vilket värde som gäller för enheten och skriv det på alla dess rader.',
      en: 'Decide which value applies to the unit and write it in all its rows.',
    },
  },
  examples: {
    passes: [
      {
        note: { sv: 'Samma två i olika ordning', en: 'The same two in another order' },
        rows: [
          { ...unit, Beställare: 'maja@exempel.se,bo@exempel.se' },
          { ...unit, Beställare: 'bo@exempel.se,maja@exempel.se' },
        ],
      },
    ],
    found: [
      {
        note: { sv: 'Två beställare i en enhet', en: 'Two order managers in one unit' },
        rows: [
          { ...unit, Beställare: 'maja@exempel.se' },
          { ...unit, Beställare: 'bo@exempel.se' },
        ],
      },
    ],
  },
  related: ['ALL_IDENTICAL_CHECK_FAILED', 'HOLE_IN_ORG_STRUCTURE'],
  find: (column, keyOf) => {
    if (!column.oneToOne) return null
    const units: UnitValues[] = []
    return (row, value, valid, number) => {
      const values = units[number]
      if (values) return values.differs(value, valid)
      units[number] = new UnitValues(row, value, valid, keyOf)
      return null
    }
  },
})

/** What one column holds within one unit. */
class UnitValues {
  readonly #first: Required<Earlier>
  readonly #keyOf: KeyOf
  readonly #valid: boolean
  /** Made for the second value only: most units have one. */
  #keys: Set<string> | null = null

  constructor(row: number, value: string, valid: boolean, keyOf: KeyOf) {
    this.#first = { firstRow: row, firstValue: value }
    this.#keyOf = keyOf
    this.#valid = valid
  }

  /** The unit's first value, for one that differs from all before it. */
  differs(value: string, valid: boolean): Earlier | null {
    if (value === this.#first.firstValue) return null
    const { firstValue } = this.#first
    this.#keys ??= new Set([this.#keyOf(firstValue, this.#valid)])
    const key = this.#keyOf(value, valid)
    if (this.#keys.has(key)) return null
    this.#keys.add(key)
    return this.#first
  }
}
