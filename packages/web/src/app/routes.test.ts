import { CASE_WORKER_FUNCTION_NAMES, type CaseWorkerFunction } from '@salvia/core/case-worker-functions'
import { FEATURE_NAMES } from '@salvia/core/features'
import { PORTAL_PATHS } from '@salvia/core/portal-paths'
import { describe, expect, it } from 'vitest'
import { entryOf, mayOpen, menuFor } from './navigation.ts'
import { ROUTES, routeOf } from './routes.ts'

describe('the table of screens', () => {
  it('has one row for each path, aliases aside', () => {
    const rows = ROUTES.map(route => route.name).sort()
    expect(rows).toEqual(
      Object.keys(PORTAL_PATHS)
        .filter(name => !name.endsWith('Alias'))
        .sort(),
    )
  })

  it.each(ROUTES)('$name has a title in both languages and a known feature', ({ title, feature }) => {
    expect(title.sv).not.toBe('')
    expect(title.en).not.toBe('')
    if (feature) expect(FEATURE_NAMES).toContain(feature)
  })

  it.each(ROUTES)('$name has a screen', async ({ screen }) => {
    expect(await screen()).toBeTypeOf('function')
  })
})

describe('the menu', () => {
  const names = (
    isCaseWorker: boolean,
    open: readonly string[],
    functions: readonly CaseWorkerFunction[] = CASE_WORKER_FUNCTION_NAMES,
  ): string[] =>
    menuFor({ isCaseWorker, functions, isHr: false, isOpen: feature => open.includes(feature) }).flatMap(
      group => group.items.map(item => item.name),
    )

  it('shows what is open, in its order', () => {
    expect(
      names(false, ['dashboard', 'personnel-file', 'coworkers', 'certificates', 'bookings', 'orders']),
    ).toEqual(['start', 'orders', 'bookings', 'certificates', 'coworkers', 'personnelFile'])
  })

  it('leaves out a feature that is not open, and a group without entries', () => {
    expect(names(false, ['dashboard', 'coworkers'])).toEqual(['start', 'coworkers'])
    expect(
      menuFor({
        isCaseWorker: false,
        functions: [],
        isHr: false,
        isOpen: feature => feature === 'dashboard',
      }).map(group => group.name),
    ).toEqual(['start'])
  })

  it('of a case worker is the back office and the own profile', () => {
    expect(names(true, [])).toEqual([
      'backOfficeMatters',
      'backOffice',
      'backOfficeCustomers',
      'backOfficeSystems',
      'backOfficeCaseWorkers',
      'profile',
    ])
  })

  it('of a case worker leaves out what takes a function that they lack', () => {
    const always = ['backOfficeCustomers', 'backOfficeSystems', 'backOfficeCaseWorkers', 'profile']
    expect(names(true, [], ['orders'])).toEqual(['backOfficeMatters', ...always])
    expect(names(true, [], ['personnel-files'])).toEqual(['backOffice', ...always])
    expect(names(true, [], ['students', 'complaints'])).toEqual(always)
  })

  it.each(ROUTES.filter(({ name }) => name.startsWith('backOffice')))(
    'offers $name to those who hold one of its functions alone',
    route => {
      const visitor = { isCaseWorker: true, isHr: false, isOpen: () => false }
      const { caseWorkerFunctions: needed } = route
      const isFree = /^backOffice(Customers?|CaseWorkers|Systems)$/.test(route.name)
      expect(needed === undefined).toBe(isFree)
      const others = CASE_WORKER_FUNCTION_NAMES.filter(name => !needed?.includes(name))
      for (const functions of needed?.map(name => [name]) ?? [[]])
        expect(mayOpen(route, { ...visitor, functions })).toBe(true)
      expect(mayOpen(route, { ...visitor, functions: others })).toBe(isFree)
      expect(mayOpen(route, { ...visitor, isCaseWorker: false, functions: [] })).toBe(false)
    },
  )

  it('offers a page for HR to HR only', () => {
    const page = routeOf('accessPreview') ?? expect.fail('no route')
    const visitor = { isCaseWorker: false, functions: [], isOpen: () => true }
    expect(mayOpen(page, { ...visitor, isHr: true })).toBe(true)
    expect(mayOpen(page, { ...visitor, isHr: false })).toBe(false)
  })

  it.each([
    ['/handlaggning', 'backOffice'],
    ['/handlaggning/P-20418', 'backOffice'],
    ['/handlaggning/arenden', 'backOfficeMatters'],
    ['/handlaggning/bestallningar/svarsmallar', 'backOfficeMatters'],
    ['/handlaggning/bestallningar/00000000-0000-4000-8000-000000000001/boka', 'backOfficeMatters'],
    ['/handlaggning/kunder', 'backOfficeCustomers'],
    ['/handlaggning/kunder/10401', 'backOfficeCustomers'],
    ['/handlaggningar', undefined],
    ['/', undefined],
  ])('marks the entry that %s belongs to', (path, name) => {
    const functions = CASE_WORKER_FUNCTION_NAMES
    const menu = menuFor({ isCaseWorker: true, functions, isHr: false, isOpen: () => true })
    expect(entryOf(menu, path)).toBe(name)
  })

  it('marks the start page on no other page', () => {
    const menu = menuFor({ isCaseWorker: false, functions: [], isHr: false, isOpen: () => true })
    expect(entryOf(menu, '/')).toBe('start')
    expect(entryOf(menu, '/din-profil')).toBeUndefined()
    expect(entryOf(menu, '/medarbetare')).toBe('coworkers')
    expect(entryOf(menu, '/kontroller/faq')).toBe('certificates')
    expect(entryOf(menu, '/bestallningar/tjanster/psykologsamtal')).toBe('orders')
  })
})
