import type { CaseWorkerFunction } from '@salvia/core/case-worker-functions'
import { FEATURES, type Feature, isFeatureOpen } from '@salvia/core/features'
import { type PortalPage, portalPath } from '@salvia/core/portal-paths'
import { redirect } from 'react-router'
import { type Guard, isHeldBy } from '../parts/route-facts.ts'
import { forgetDraftsOfOthers } from '../state/kept-draft.ts'
import { goToCompany, wasClosedAtom } from '../state/own-company.state.ts'
import { isRefused } from '../state/refusal.ts'
import { sessionAtom, signedInAccount } from '../state/session.state.ts'
import { applySettings } from '../state/shown-settings.ts'
import { currentStore } from '../state/store.ts'
import { firstWayIn } from '../state/way-in.ts'
import { readReferer, saveReferer } from './referer.ts'
import { routeOf } from './routes.ts'

/** Whether the user is signed in, and which screens are open for the user. */
type SignInState =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'choosing' }
  | { readonly kind: 'asked' }
  | { readonly kind: 'customer'; readonly featuresEnabled: readonly string[] | undefined }
  | { readonly kind: 'caseWorker'; readonly functions: readonly CaseWorkerFunction[] }

async function readSignInState(): Promise<SignInState> {
  if (!currentStore().get(sessionAtom)) return { kind: 'signedOut' }
  try {
    // Loaded only with a session, so that the pages of visitors stay small.
    const [{ readCompanyProfile, readProfile }, { watchSession }, { analyticsOf }] = await Promise.all([
      import('../state/profile.state.ts'),
      import('../state/session-watch.ts'),
      import('../state/analytics.state.ts'),
    ])
    watchSession()
    forgetDraftsOfOthers()
    const profile = await readProfile()
    applySettings(profile.settings)
    const company = profile.isCaseWorker ? null : await readCompanyProfile()
    if (!profile.isCaseWorker && !company) return { kind: 'choosing' }
    if (analyticsOf(profile) === 'asked') return { kind: 'asked' }
    return company
      ? { kind: 'customer', featuresEnabled: company.access.featuresEnabled }
      : { kind: 'caseWorker', functions: profile.functions }
  } catch (error) {
    if (!currentStore().get(sessionAtom)) return { kind: 'signedOut' }
    if (!isRefused(error, 'NOT_FOUND') && !isRefused(error, 'COMPANY_CLOSED')) throw error
    // The user no longer has access to the company, or nobody has.
    goToCompany(null)
    currentStore().set(wasClosedAtom, isRefused(error, 'COMPANY_CLOSED'))
    return { kind: 'choosing' }
  }
}

/** The first screen after sign-in: the one that the user asked for, else the start page. */
function firstScreen(state: SignInState): string {
  return (
    readReferer(signedInAccount()) ??
    (state.kind === 'caseWorker' ? firstOfBackOffice(state.functions) : portalPath('start'))
  )
}

/** Where a case worker begins: at the queue of what they hold, else at the customers. */
function firstOfBackOffice(functions: readonly CaseWorkerFunction[]): string {
  const mayUse = (name: PortalPage): boolean => isHeldBy(routeOf(name) ?? {}, functions)
  const queues = ['backOfficeMatters', 'backOffice'] as const
  return portalPath(queues.find(mayUse) ?? 'backOfficeCustomers')
}

/** Redirects users who may not open a screen; returns null for those who may. @spec §2 */
export async function guard(wanted: Guard, feature: Feature | undefined, path: string): Promise<null> {
  if (wanted === 'anyone') {
    await readSignInState().catch(() => undefined)
    return null
  }
  // Reading the state may show that the session has ended.
  const account = signedInAccount()
  const state = await readSignInState()
  if (state.kind === 'asked') {
    if (wanted === 'asked') return null
    if (wanted !== 'signedOut') saveReferer(path, account)
    throw redirect(portalPath('consent'))
  }
  if (wanted === 'signedOut') {
    if (state.kind === 'customer' || state.kind === 'caseWorker') throw redirect(firstScreen(state))
    return null
  }
  if (state.kind === 'signedOut' || state.kind === 'choosing') {
    saveReferer(path, account)
    throw redirect(portalPath(firstWayIn()))
  }
  if (wanted === 'asked') throw redirect(firstScreen(state))
  if (wanted === 'caseWorker') {
    if (state.kind !== 'caseWorker') throw redirect(portalPath('notFound'))
    saveReferer(path, account)
    return null
  }
  if (state.kind === 'caseWorker') {
    if (wanted !== 'user') throw redirect(firstOfBackOffice(state.functions))
    saveReferer(path, account)
    return null
  }
  if (feature && !isFeatureOpen(feature, state.featuresEnabled)) {
    throw redirect(`${portalPath('start')}?notAllowed=${FEATURES[feature].key}`)
  }
  saveReferer(path, account)
  return null
}
