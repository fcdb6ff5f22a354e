import { expect, test } from 'vitest'
import { maskedPath } from './masked-path.ts'

test.each([
  ['/setPassword/hemligt', '/setPassword/…'],
  ['/newPassword/hemligt?x=1', '/newPassword/…'],
  ['/unsubscribe/hemligt/mer', '/unsubscribe/…'],
  ['/avprenumerera/hemligt', '/avprenumerera/…'],
  ['/aktivering?activationToken=hemligt', '/aktivering'],
  ['//unsubscribe//hemligt', '//unsubscribe//…'],
  ['/%75nsubscribe/hemligt', '/unsubscribe/…'],
  ['/unsubscribe%2Fhemligt', '/unsubscribe/…'],
  ['/UNSUBSCRIBE/hemligt', '/UNSUBSCRIBE/…'],
  ['/unsubscribe/%E0%A4%A', '/unsubscribe/…'],
  ['/calendar/hemligt.ics', '/calendar/…'],
  ['/Calendar//hemligt', '/Calendar//…'],
  ['/calendars', '/calendars'],
  ['/api/unsubscriptions', '/api/unsubscriptions'],
  ['/tidsbokningar/detaljer/1', '/tidsbokningar/detaljer/1'],
])('%s is logged as %s', (url, path) => {
  expect(maskedPath(url)).toBe(path)
})
