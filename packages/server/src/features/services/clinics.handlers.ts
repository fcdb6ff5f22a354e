import { inClinicOrder } from '@salvia/core/clinics'
import type { HandlersOf } from '../../http/handler.ts'
import { allClinics } from './clinics.store.ts'

export const clinicsHandlers: HandlersOf<'clinics'> = {
  async view({ services }) {
    return { clinics: inClinicOrder(await allClinics(services.db)) }
  },
}
