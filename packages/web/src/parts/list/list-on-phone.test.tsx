import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answering, refusedWith, reply } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { signedInForEach } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { added, answerOf, visitCalls as calls, Visits } from '../../testing/visits.tsx'

signedInForEach()

const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('on a phone', () => {
  beforeEach(() => page.viewport(375, 812))
  afterEach(() => page.viewport(1280, 900))

  it('is cards, the first of them in view, with order and filters behind one button', async () => {
    answering([reply(calls.list, answerOf(1))])
    await render(<Visits />, '/?leaders=1')
    await expect.element(page.getByRole('list', { name: 'Besök' })).toBeVisible()
    expect(page.getByRole('table').query()).toBeNull()
    expect(page.getByRole('list', { name: 'Besök' }).element().getBoundingClientRect().top).toBeLessThan(320)
    expect(document.documentElement.scrollWidth).toBe(375)
    await expect.element(page.getByRole('searchbox')).toHaveAttribute('placeholder', 'Sök')
    expect(await violations()).toEqual([])
    await button('Filter (1)').click()
    await page.getByRole('combobox', { name: 'Sortera' }).selectOptions('-id')
    await button('Visa').click()
    await expect.element(page.getByText('at /?sort=-id&leaders=1', { exact: true })).toBeVisible()
  })

  it('has its actions and its download in one menu', async () => {
    answering([reply(calls.list, answerOf(1)), reply(calls.exportList, refusedWith('TOO_MANY_REQUESTS'))])
    await render(<Visits />)
    await expect.element(page.getByRole('list', { name: 'Besök' })).toBeVisible()
    const choose = async (name: string): Promise<void> => {
      await button('Fler val').click()
      await page.getByRole('menuitem', { name }).click()
    }
    await choose('Nytt besök')
    expect(added).toHaveBeenCalledOnce()
    await choose('Ladda ner som CSV')
    await expect.element(page.getByRole('alert').getByText(/./).first()).toBeVisible()
    await button('Fler val').click()
    await expect.element(page.getByRole('menuitem', { name: 'Inställningar' })).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('goes to the chosen filter in the line of filters', async () => {
    await page.viewport(320, 700)
    answering([reply(calls.list, answerOf(1))])
    await render(<Visits />, '/?status=past')
    const pill = page.getByRole('link', { name: 'Tidigare 0' })
    await expect.element(pill).toBeVisible()
    expect(pill.element().getBoundingClientRect().right).toBeLessThanOrEqual(320)
    expect(document.documentElement.scrollWidth).toBe(320)
  })
})
