export { companiesContract } from './companies.contract.ts'
export { type Company, companySchema, LOGIN_METHODS, type LoginMethod } from './company.ts'
export { companyFqn } from './company-fqn.ts'
export { type OrderableUnit, unitsContract } from './units.contract.ts'
