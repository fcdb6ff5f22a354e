import { sortKey } from '../primitives/index.ts'
import type { Clinic } from './clinics.contract.ts'

/** Clinics by city and name, as Swedish sorts. */
export function inClinicOrder(clinics: readonly Clinic[]): Clinic[] {
  const placed = clinics.map(clinic => ({ clinic, key: `${sortKey(clinic.city)}\n${sortKey(clinic.name)}` }))
  return placed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ clinic }) => clinic)
}
