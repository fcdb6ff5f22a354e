import { createMemoryRouter, redirect } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { followMeantLinks, navigateToMeant, rewriteAddressBar } from './own-addresses.ts'

const undo: (() => void)[] = []
afterEach(() => {
  for (const each of undo.splice(0).reverse()) each()
  document.body.replaceChildren()
})

describe('a navigation', () => {
  const started = () => {
    const paths = ['/', '/medarbetare', '/evil.example', '*']
    const router = createMemoryRouter([
      ...paths.map(path => ({ path, loader: () => null })),
      { path: '/old', loader: () => redirect('/medarbetare') },
    ])
    navigateToMeant(router)
    return router
  }

  it.each([
    ['//medarbetare', '/medarbetare'],
    ['/#/medarbetare', '/medarbetare'],
    ['//evil.example', '/evil.example'],
    [{ pathname: '//medarbetare', search: '?page=2' }, '/medarbetare?page=2'],
    [{ pathname: '/', hash: '#/medarbetare' }, '/medarbetare'],
    ['/old', '/medarbetare'],
  ])('to %j leads to %s', async (to, shown) => {
    const router = started()
    await router.navigate(to)
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe(shown)
  })

  it('back and forward by steps is left as it is', async () => {
    const router = started()
    await router.navigate('//medarbetare')
    await router.navigate('/evil.example')
    await router.navigate(-1)
    expect(router.state.location.pathname).toBe('/medarbetare')
  })

  it('to a part of the page stays there', async () => {
    const router = started()
    await router.navigate('/medarbetare')
    await router.navigate({ hash: '#content' })
    expect(router.state.location).toMatchObject({ pathname: '/medarbetare', hash: '#content' })
  })
})

describe('the address bar', () => {
  const { href } = window.location
  const at = (address: string): void =>
    window.history.replaceState({ key: 'x' }, '', location.origin + address)
  afterEach(() => window.history.replaceState(null, '', href))
  const shown = (): string => window.location.href.slice(location.origin.length)

  it('is put right when the portal starts', () => {
    at('//evil.example/x?y=1')
    undo.push(rewriteAddressBar())
    expect(shown()).toBe('/evil.example/x?y=1')
  })

  it.each(['//medarbetare', '/#/medarbetare', '/#/\\medarbetare'])(
    'is put right before the router sees that the browser has gone to %s',
    address => {
      undo.push(rewriteAddressBar())
      let seen = ''
      const router = (): void => {
        seen = shown()
      }
      window.addEventListener('popstate', router)
      undo.push(() => window.removeEventListener('popstate', router))
      at(address)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
      expect(seen).toBe('/medarbetare')
      expect(window.history.state, 'what the router keeps there').toEqual({ key: 'x' })
    },
  )
})

describe('a link', () => {
  it.each(['click', 'auxclick'])('that begins with two slashes stays with us (%s)', kind => {
    undo.push(followMeantLinks())
    const link = document.createElement('a')
    link.setAttribute('href', '//evil.example/x')
    const words = link.appendChild(document.createElement('span'))
    document.body.append(link)
    let followed = ''
    link.addEventListener(kind, event => {
      followed = link.href
      event.preventDefault()
    })
    words.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }))
    expect(followed).toBe(`${location.origin}/evil.example/x`)
  })

  it('to another server, told in full, is left as it is', () => {
    undo.push(followMeantLinks())
    const link = document.createElement('a')
    link.href = 'https://app.example/'
    document.body.append(link)
    link.addEventListener('click', event => event.preventDefault())
    link.click()
    expect(link.getAttribute('href')).toBe('https://app.example/')
  })
})
