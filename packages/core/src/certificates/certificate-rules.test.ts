import { describe, expect, test } from 'vitest'
import { isoDateSchema } from '../primitives/index.ts'
import {
  type CertificateEntry,
  certificateStatus,
  certificateStatuses,
  certificateTypeOf,
  MEDICAL_CHECK_NAMES,
  MEDICAL_CHECKS,
  suggestedDate,
  supersededFrom,
} from './index.ts'

const day = (text: string) => isoDateSchema.parse(text)
const START = day('2024-05-31')
const END = day('2027-08-31')
const fitness: CertificateEntry = { check: 'silica', origin: 'journal', start: START, end: END }
const offered: CertificateEntry = { ...fitness, check: 'night-work' }

describe('the status of an entry', () => {
  test.each([
    ['the day before it starts', fitness, '2024-05-30', 'starts'],
    ['the first day', fitness, '2024-05-31', 'expires'],
    ['91 days before the last day', fitness, '2027-06-01', 'expires'],
    ['90 days before the last day', fitness, '2027-06-02', 'expires-soon'],
    ['the last day', fitness, '2027-08-31', 'expires-soon'],
    ['the day after, of a check with a certificate of fitness', fitness, '2027-09-01', 'expired'],
    ['the last day of six months, shortened to the month', fitness, '2028-02-29', 'expired'],
    ['the day after six months', fitness, '2028-03-01', 'no-certificate'],
    ['the day after, of a check that is offered', offered, '2027-09-01', 'no-certificate'],
    ['a manual entry, before it starts', { ...fitness, origin: 'manual', end: null }, '2024-05-30', 'starts'],
    ['a manual entry', { ...fitness, origin: 'manual', end: null }, '2040-01-01', 'manual'],
    [
      'a monitoring without a last day',
      { ...fitness, origin: 'monitoring', end: null },
      '2025-01-01',
      'no-certificate',
    ],
    ['a monitoring of fitness, over', { ...fitness, origin: 'monitoring' }, '2027-09-01', 'expired'],
  ] as const)('%s', (_, entry, today, status) => {
    expect(certificateStatus(entry, day(today))).toBe(status)
  })

  test('the list by status begins with what is most urgent', () => {
    expect(certificateStatuses.codes).toEqual([
      'expired',
      'no-certificate',
      'expires-soon',
      'expires',
      'starts',
      'manual',
    ])
  })
})

describe('a newer certificate', () => {
  const newer: CertificateEntry = { ...fitness, start: day('2027-05-01'), end: day('2030-05-01') }

  test('takes the place of an older one from its first day', () => {
    expect(supersededFrom(fitness, [newer])).toBe('2027-05-01')
    expect(supersededFrom(newer, [fitness])).toBeNull()
  })

  test('that ends no later takes the place of none; two that end alike both stand', () => {
    expect(supersededFrom(fitness, [{ ...newer, end: END }])).toBeNull()
  })

  test('takes the place of a manual entry that is no younger; a monitoring takes the place of none', () => {
    const manual: CertificateEntry = { ...fitness, origin: 'manual', end: null }
    expect(supersededFrom(manual, [newer])).toBe('2027-05-01')
    expect(supersededFrom({ ...manual, start: day('2027-05-02') }, [newer])).toBeNull()
    expect(supersededFrom(fitness, [{ ...newer, origin: 'monitoring' }])).toBeNull()
  })
})

describe('the next check is suggested', () => {
  const last = day('2026-03-31')
  const asked = { last, bornOn: null, end: null, recommendedNext: null } as const

  test('by the certificate, the earlier of its days, whatever the interval', () => {
    const said = {
      ...asked,
      check: 'silica',
      end: day('2028-03-31'),
      recommendedNext: day('2027-03-31'),
    } as const
    expect(suggestedDate(said)).toEqual({ date: '2027-03-31', by: 'certificate' })
  })

  test.each([
    ['every twelve months', 'climbing', null, '2027-03-31'],
    ['at 44, night work: six years', 'night-work', '1982-03-31', '2032-03-31'],
    [
      'at 46, night work: the 50th birthday, since three years are earlier',
      'night-work',
      '1980-03-31',
      '2030-03-31',
    ],
    [
      'at 48, night work: three years, since the 50th birthday is earlier',
      'night-work',
      '1978-03-30',
      '2029-03-31',
    ],
    ['at 55, night work: three years', 'night-work', '1971-03-31', '2029-03-31'],
    ['at 30, diving: five years', 'diving', '1996-03-31', '2031-03-31'],
    ['at 39, diving: the 42nd birthday', 'diving', '1986-06-01', '2028-06-01'],
    ['at 40, diving: two years', 'diving', '1986-03-31', '2028-03-31'],
    ['of unknown age, the shorter gap', 'diving', null, '2028-03-31'],
  ] as const)('%s', (_, check, bornOn, date) => {
    expect(suggestedDate({ ...asked, check, bornOn: bornOn && day(bornOn) })).toEqual({
      date,
      by: 'interval',
    })
  })

  test('not for lead, whose rules are new, nor where the rules fix none or no check is known', () => {
    for (const check of ['lead', 'allergenic', 'risk-assessed'] as const)
      expect(suggestedDate({ ...asked, check })).toBeNull()
    expect(suggestedDate({ ...asked, check: 'silica', last: null })).toBeNull()
  })
})

test('every check has a kind, and its name in both languages is its own', () => {
  expect(MEDICAL_CHECK_NAMES).toHaveLength(15)
  for (const language of ['sv', 'en'] as const)
    expect(new Set(MEDICAL_CHECK_NAMES.map(check => MEDICAL_CHECKS[check].name[language])).size).toBe(15)
  expect(MEDICAL_CHECK_NAMES.filter(check => certificateTypeOf(check) === 'fitness')).toEqual([
    ...['allergenic-certificate', 'asbestos', 'fibres', 'silica', 'lead', 'cadmium', 'mercury'],
    ...['climbing', 'smoke-diving', 'diving'],
  ])
})
