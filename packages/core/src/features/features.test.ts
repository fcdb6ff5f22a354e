import { expect, test } from 'vitest'
import { FEATURE_NAMES, FEATURES, featureOfKey, isFeatureOpen } from './index.ts'

test('every wire key leads to its own feature', () => {
  expect(FEATURE_NAMES.map(feature => featureOfKey(FEATURES[feature].key))).toEqual(FEATURE_NAMES)
  expect(new Set(FEATURE_NAMES.map(feature => FEATURES[feature].key)).size).toBe(FEATURE_NAMES.length)
})

test.each([
  ['an unknown word', 'telepathy'],
  ['a property of objects', '__proto__'],
  ['our own name', 'personnel-file'],
])('%s is no wire key', (_what, key) => {
  expect(featureOfKey(key)).toBeUndefined()
})

test('without a list every feature is open', () => {
  expect(FEATURE_NAMES.every(feature => isFeatureOpen(feature, undefined))).toBe(true)
})

test('with an empty list only start and profile are open', () => {
  expect(FEATURE_NAMES.filter(feature => isFeatureOpen(feature, []))).toEqual(['dashboard', 'profile'])
})

test('a listed feature is open, others are not', () => {
  expect(isFeatureOpen('personnel-file', ['persim'])).toBe(true)
  expect(isFeatureOpen('statistics', ['persim'])).toBe(false)
})
