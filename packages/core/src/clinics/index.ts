export { inClinicOrder } from './clinic-order.ts'
export { type Clinic, clinicsContract } from './clinics.contract.ts'
