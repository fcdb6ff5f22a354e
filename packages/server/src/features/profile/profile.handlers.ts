import { fullName, type Instant } from '@salvia/core/primitives'
import { DEFAULT_SETTINGS, type Profile } from '@salvia/core/profile'
import { askedConsents } from '../../access/asked-consents.ts'
import type { Machine, Person } from '../../access/caller.ts'
import { companiesOfAccount, companyOfCaller } from '../../access/companies.store.ts'
import { companyShape, featureAccess } from '../../access/company-access.ts'
import { consentsOfAccount } from '../../access/consents.store.ts'
import { placeOfWork } from '../../access/employment.store.ts'
import { personHash } from '../../access/person-hash.ts'
import type { HandlersOf } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { answerTo } from './answer-to-consent.ts'
import { changePassword } from './change-password.ts'
import { passwordState } from './password-state.ts'
import { rolesAt } from './profile.store.ts'
import { updateProfile } from './update-profile.ts'

export const profileHandlers: HandlersOf<'profile'> = {
  get({ services, caller, now }) {
    return caller.kind === 'person' ? personProfile(services, caller, now) : machineProfile(services, caller)
  },

  async getForCompany({ services, caller, company }) {
    const { clientNumber } = company
    const isPerson = caller.kind === 'person'
    return {
      clientNumber,
      access: featureAccess(company, caller),
      roles: isPerson ? await rolesAt(services.db, caller.accountId, clientNumber) : [],
      ...(isPerson ? await placeAt(services, caller, clientNumber) : { unit: null, isPlaced: true }),
    }
  },

  update: async call => personProfile(call.services, await updateProfile(call, call.body), call.now),

  answerConsent: call => answerTo(call, call.body),

  changePassword: call => changePassword(call, call.body),
}

async function placeAt({ db }: Services, caller: Person, clientNumber: string) {
  const place = await placeOfWork(db, caller, clientNumber)
  return { unit: place.kind === 'unit' ? place.unit : null, isPlaced: place.kind !== 'unknown' }
}

async function personProfile(
  { db, secrets, settings }: Services,
  person: Person,
  now: Instant,
): Promise<Profile> {
  const companies = await companiesOfAccount(db, person.accountId)
  return {
    kind: 'person',
    firstName: person.firstName,
    lastName: person.lastName,
    fullName: fullName(person),
    email: person.email,
    pidHash: personHash(secrets, person),
    mobilePhone: person.mobilePhone,
    workPhone: person.workPhone,
    settings: { ...DEFAULT_SETTINGS, ...person.settings, language: person.locale },
    consent: await consentsOfAccount(db, person.accountId, askedConsents(settings), now),
    companies: companies.map(company => companyShape(company, person)),
    isCaseWorker: person.isCaseWorker,
    functions: [...person.functions],
    password: await passwordState({ db, settings }, person, now),
    expiresAt: person.endsAt,
  }
}

async function machineProfile({ db }: Services, machine: Machine): Promise<Profile> {
  const company = await companyOfCaller(db, machine, machine.clientNumber)
  return {
    kind: 'machine',
    firstName: '',
    lastName: '',
    fullName: machine.name,
    email: null,
    pidHash: null,
    mobilePhone: null,
    workPhone: null,
    settings: DEFAULT_SETTINGS,
    consent: { given: [], needed: [], declined: [] },
    companies: company ? [companyShape(company, null)] : [],
    isCaseWorker: false,
    functions: [],
    password: 'none',
    expiresAt: machine.endsAt,
  }
}
