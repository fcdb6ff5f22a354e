import { expect, test } from 'vitest'
import { errorText } from '../error-catalogue/index.ts'
import { LOCALES } from '../i18n/index.ts'
import { FEATURE_LACKS, FEATURE_NAMES, FEATURES, featureRefusal, readFeatureRefusal } from './index.ts'

test('each feature is named, and each lack says another thing and whom to ask', () => {
  for (const locale of LOCALES)
    for (const feature of FEATURE_NAMES) {
      const told = FEATURE_LACKS.map(lacks => featureRefusal(feature, lacks, locale))
      expect(new Set(told.map(({ title }) => title)).size).toBe(FEATURE_LACKS.length)
      expect(new Set(told.map(({ action }) => action)).size).toBe(FEATURE_LACKS.length)
      for (const { title } of told) expect(title).toContain(FEATURES[feature].name[locale])
    }
})

test('the error says the same', () => {
  expect(errorText('FEATURE_NOT_ALLOWED', 'sv', { feature: 'persim', lacks: 'permission' })).toEqual(
    featureRefusal('personnel-file', 'permission', 'sv'),
  )
})

test.each([
  {},
  { feature: 'persim' },
  { feature: 'telepathy', lacks: 'agreement' },
  { feature: 'persim', lacks: '<b>' },
])('what %o names is not known, and is told in general', values => {
  expect(readFeatureRefusal(values)).toBeNull()
  expect(errorText('FEATURE_NOT_ALLOWED', 'en', values).title).toBe('You do not have access to this service.')
})
