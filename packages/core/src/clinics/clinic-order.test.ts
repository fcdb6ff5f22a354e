import { expect, test } from 'vitest'
import { inClinicOrder } from './clinic-order.ts'

test('clinics stand by city, then by name, as Swedish sorts', () => {
  const clinic = (city: string, name: string) => ({ id: name, city, name, partner: false })
  const clinics = [clinic('Örby', 'A'), clinic('Ås', 'B'), clinic('Umeå', 'Ö'), clinic('Umeå', 'Z')]
  expect(inClinicOrder(clinics).map(({ city, name }) => `${city} ${name}`)).toEqual([
    'Umeå Z',
    'Umeå Ö',
    'Ås B',
    'Örby A',
  ])
})
