import { stockholmDate } from '@salvia/core/primitives'
import { DEMO_CATALOGUE, DEMO_CLINICS, demoAgreements } from '@salvia/fixtures/demo-world'
import { putAgreements } from '../features/services/agreements.store.ts'
import { putClinics } from '../features/services/clinics.store.ts'
import { putServices } from '../features/services/services.store.ts'
import type { DemoPart } from './demo-part.ts'

export const servicesSeed: DemoPart = async (tx, { now }) => {
  await putServices(tx, DEMO_CATALOGUE)
  await putAgreements(tx, demoAgreements(stockholmDate(now)))
  await putClinics(tx, DEMO_CLINICS)
}
