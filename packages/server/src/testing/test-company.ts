import type { CompanyAccess } from '../access/company-access.ts'

/** A company as somebody who is no HR may use it, by the standard template and without limits of an agreement. */
export function testCompany(clientNumber: string): CompanyAccess {
  return {
    clientNumber,
    name: '',
    fqn: '',
    loginMethod: 'either',
    agreed: null,
    template: null,
    isHr: false,
  }
}
