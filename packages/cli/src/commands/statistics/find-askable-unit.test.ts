import type { AskableUnit } from '@salvia/core/statistics'
import { describe, expect, test } from 'vitest'
import { expectedFailure } from '../../failures/failure.ts'
import { fileScreen } from '../../output/screen.ts'
import { findAskableUnit } from './find-askable-unit.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const unitOf = (number: number, path: readonly string[], more: Partial<AskableUnit> = {}): AskableUnit => ({
  ...{ id: idOf(number), path: [...path], name: path.at(-1) ?? 'Bolaget AB', hasEnded: false },
  ...{ parentId: path.length === 0 ? null : idOf(1), mayBeRecursive: true, ...more },
})
const ROOT = unitOf(1, [])
const UNITS = [
  ROOT,
  unitOf(2, ['Produktion']),
  unitOf(3, ['Produktion', 'Gjuteri']),
  unitOf(4, ['Produktion', 'Gjuteri'], { hasEnded: true }),
  unitOf(5, ['Kontor', 'HR/Lön']),
  ...Array.from({ length: 12 }, (_, at) => unitOf(10 + at, [`Ort ${at}`, 'Lager'])),
]
const found = (word: string | undefined, units = UNITS) =>
  findAskableUnit(units, word, 'Bolaget AB', ' --org 10401')
const told = (word: string | undefined, units = UNITS) => {
  try {
    found(word, units)
  } catch (error) {
    return expectedFailure(error, fileScreen('sv'))
  }
  return null
}

describe('a unit of statistics', () => {
  test.each([
    ['Produktion / Gjuteri', 3],
    ['produktion/GJUTERI', 3],
    ['Gjuteri', 3],
    [idOf(4), 4],
    ['HR / Lön', 5],
    ['kontor/hr/lon', 5],
    ['Ort 3 / Lager', 13],
  ])('%s is found', (word, number) => {
    expect(found(word)).toMatchObject({ unit: { id: idOf(number) }, isWhole: false })
  })

  test.each(['.', 'Bolaget AB', ' bolaget ab', undefined])('%s is the whole company', word => {
    expect(found(word)).toEqual({ unit: ROOT, isWhole: true })
  })

  test('is the root alone by its id', () => {
    expect(found(ROOT.id)).toEqual({ unit: ROOT, isWhole: false })
  })

  test('of which there are more are named, ten of them', () => {
    const { code, title, action } = told('lager') ?? {}
    expect([code, title]).toEqual(['UNIT_AMBIGUOUS', '12 enheter heter lager.'])
    expect(action?.match(/"Ort \d+ \/ Lager"/g)).toHaveLength(10)
    expect(action).toMatch(/, …$/)
  })

  test('whose names are all the same as those of another is named by its id', () => {
    const twins = [unitOf(6, ['Drift', 'Skift']), unitOf(7, ['Drift', 'Skift'])]
    expect(told('Drift/Skift', twins)?.action).toContain(`${idOf(6)} (Drift / Skift), ${idOf(7)}`)
  })

  test('that is none is told what would do', () => {
    expect(told('Gjuterit')).toMatchObject({ action: 'Menade du "Gjuteri"?' })
    expect(told('Finns inte')?.action).toContain('salvia statistics units --org 10401')
    expect(told(idOf(99))?.code).toBe('STATISTICS_UNIT_NOT_FOUND')
  })

  test('left out is the only one of whoever has one, and a question to whoever has several', () => {
    const [one, two] = [unitOf(2, ['Produktion']), unitOf(3, ['Produktion', 'Gjuteri'])]
    expect(found(undefined, [one])).toEqual({ unit: one, isWhole: false })
    expect(told('.', [one])?.code).toBe('WHOLE_COMPANY_CLOSED')
    expect(told(undefined, [one, two])?.action).toContain('"Produktion", "Produktion / Gjuteri"')
  })
})
