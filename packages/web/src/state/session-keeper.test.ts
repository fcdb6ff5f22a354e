import { afterEach, describe, expect, it } from 'vitest'
import { Browser } from '../testing/tabs.ts'

const browsers: Browser[] = []

function newBrowser(hours?: number): Browser {
  const browser = new Browser(hours)
  browsers.push(browser)
  return browser
}

afterEach(() => {
  for (const browser of browsers.splice(0)) browser.close()
})

describe('a session that nobody touches', () => {
  it('asks at 28 minutes, ends after 30, and calls the server not once', async () => {
    const browser = newBrowser()
    const tab = browser.open()
    await browser.pass(27.9)
    await browser.wake()
    expect(tab.status).toBe('active')
    await browser.pass(0.1)
    await browser.wake()
    expect(tab.status).toBe('ending')
    await browser.pass(2.1)
    await browser.wake()
    expect([tab.status, tab.ends, browser.renewals]).toEqual(['over', 1, 0])
  })

  it('ends at once in a tab that slept through it all', async () => {
    const browser = newBrowser()
    const tab = browser.open()
    await browser.pass(8 * 60)
    expect(await tab.keeper.check()).toBe(false)
    expect(tab.ends).toBe(1)
  })

  it('ends once, however often and in however many tabs it is looked at', async () => {
    const browser = newBrowser()
    const tabs = [browser.open(), browser.open(), browser.open()]
    await browser.pass(31)
    await Promise.all(tabs.flatMap(tab => [tab.keeper.check(), tab.keeper.check()]))
    expect(tabs.map(tab => tab.ends).reduce((sum, ends) => sum + ends)).toBe(1)
  })
})

describe('activity', () => {
  it('in one of three tabs keeps all of them', async () => {
    const browser = newBrowser()
    const tabs = [browser.open(), browser.open(), browser.open()]
    await browser.pass(20)
    tabs[1]?.keeper.touch()
    await browser.pass(20)
    await browser.wake()
    expect(tabs.map(tab => tab.status)).toEqual(['active', 'active', 'active'])
    await browser.pass(8)
    await browser.wake()
    expect(tabs.map(tab => tab.status)).toEqual(['ending', 'ending', 'ending'])
  })

  it('in another tab takes the question away', async () => {
    const browser = newBrowser()
    const [asked, other] = [browser.open(), browser.open()]
    await browser.pass(29)
    await asked.keeper.check()
    expect(asked.status).toBe('ending')
    other.keeper.touch()
    await browser.wake()
    expect(asked.status).toBe('active')
  })

  it('does not answer the question: only the button does', async () => {
    const browser = newBrowser()
    const tab = browser.open()
    await browser.pass(29)
    await tab.keeper.check()
    tab.keeper.touch()
    expect(tab.status).toBe('ending')
    tab.keeper.stay()
    await expect.poll(() => tab.status).toBe('active')
    expect(browser.renewals).toBe(1)
  })

  it('of a user who only types reaches the server, so that it does not end the session either', async () => {
    const browser = newBrowser()
    const tab = browser.open()
    for (let minute = 0; minute < 60; minute++) {
      await browser.pass(1)
      tab.keeper.touch()
      await tab.keeper.check()
    }
    expect(tab.status).toBe('active')
    expect(browser.renewals).toBe(12)
  })
})

describe('the token', () => {
  it('is renewed after activity that it has not seen, within five minutes, and then left alone', async () => {
    const browser = newBrowser()
    const tab = browser.open()
    await browser.pass(2)
    tab.keeper.touch()
    expect(browser.renewals).toBe(0)
    await browser.pass(3)
    await browser.wake()
    expect(browser.renewals).toBe(1)
    await browser.pass(20)
    await browser.wake()
    expect(browser.renewals).toBe(1)
  })

  it('is renewed by one tab only', async () => {
    const browser = newBrowser()
    const tabs = [browser.open(), browser.open(), browser.open()]
    await browser.pass(10)
    for (const tab of tabs) tab.keeper.touch()
    await browser.wake()
    expect(browser.renewals).toBe(1)
  })

  it('is renewed before the page is put away, if there is something to tell', async () => {
    const browser = newBrowser()
    const tab = browser.open()
    tab.keeper.report()
    expect(browser.renewals).toBe(0)
    await browser.pass(1)
    tab.keeper.touch()
    tab.keeper.report()
    expect(browser.renewals).toBe(1)
  })

  it('that could not be renewed is tried again after a minute', async () => {
    const browser = newBrowser()
    const tab = browser.open()
    browser.isServerReached = false
    await browser.pass(6)
    tab.keeper.touch()
    await browser.pass(0.5)
    browser.isServerReached = true
    tab.keeper.touch()
    expect(browser.renewals).toBe(0)
    await browser.pass(0.5)
    tab.keeper.touch()
    expect(browser.renewals).toBe(1)
  })
})

describe('a session that has lasted as long as any may', () => {
  it('cannot be rendered out, and ends with its last token', async () => {
    const browser = newBrowser(1)
    const tab = browser.open()
    for (let minute = 0; minute < 58; minute++) {
      await browser.pass(1)
      tab.keeper.touch()
      await tab.keeper.check()
    }
    expect([tab.status, tab.canStay]).toEqual(['ending', false])
    await browser.pass(2.1)
    await browser.wake()
    expect(tab.ends).toBe(1)
  })
})

describe('without a session', () => {
  it('nothing is judged and nothing is renewed', async () => {
    const browser = newBrowser()
    const tab = browser.open()
    browser.token = null
    await browser.pass(40)
    tab.keeper.touch()
    expect(await tab.keeper.check()).toBe(false)
    expect([tab.ends, browser.renewals]).toEqual([0, 0])
  })
})
