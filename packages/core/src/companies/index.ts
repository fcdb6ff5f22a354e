export { companiesContract } from './companies.contract.ts'
export { type Company, companySchema, LOGIN_METHODS, type LoginMethod } from './company.ts'
