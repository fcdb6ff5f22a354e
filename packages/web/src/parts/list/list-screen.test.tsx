import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showLocale } from '../../i18n/i18n.ts'
import { renderAmongPages } from '../../testing/among-pages.tsx'
import { type Asked, answering, refusedWith, reply } from '../../testing/answers.ts'
import { clearPage, render } from '../../testing/render.tsx'
import { signedInForEach } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { answerOf, visitCalls as calls, LateVisits, Visits } from '../../testing/visits.tsx'
import en from './list.en.json'
import sv from './list.sv.json'

signedInForEach()
afterEach(() => vi.restoreAllMocks())

const button = (name: string | RegExp) => page.getByRole('button', { name })

describe.each(['sv', 'en'] as const)('in %s, without violations', locale => {
  const words = { sv, en }[locale]
  const show = async (path: string): Promise<void> => {
    showLocale(locale)
    await render(<Visits />, path)
  }

  it('a list with rows', async () => {
    answering([reply(calls.list, answerOf(12, 40))])
    await show('/?leaders=1&q=an')
    await expect.element(page.getByRole('row', { name: 'Anna 1' })).toBeVisible()
    const usual = words.period.usual_other.replace('{count}', '180')
    await expect.element(page.getByText(`12 besök · ${usual}`).first()).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Kommande 1' })).toBeVisible()
    await expect.element(button(words.download.button)).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it.each([
    ['none at all', '/', answerOf(0), 'Inga besök än', 'De kommer.'],
    ['none that fit', '/?q=zzz', answerOf(0), 'Inget besök passar', words.none.inPeriod],
    ['none under the filter', '/?status=past', answerOf(0, 40), 'Inga besök här', words.none.filtered],
    ['hits under another', '/?status=past&q=an', answerOf(0, 40), 'Inga besök här', words.none.filtered],
    ['none under any filter', '/?status=past', answerOf(0), 'Inga besök än', 'De kommer.'],
  ])('%s', async (_, path, answer, title, text) => {
    answering([reply(calls.list, answer)])
    await show(path)
    await expect.element(page.getByText(title)).toBeVisible()
    await expect.element(page.getByText(text)).toBeVisible()
    expect(button(words.download.button).query()).toBeNull()
    expect(await violations()).toEqual([])
  })

  it('the help', async () => {
    answering([reply(calls.list, answerOf(1))])
    await show('/')
    await button(words.about).click()
    await expect.element(page.getByRole('dialog', { name: 'Om besöken' })).toBeVisible()
    expect(await violations()).toEqual([])
  })
})

it('garbage in the address goes, and what is shown stays', async () => {
  answering([reply(calls.list, answerOf(1))])
  const { visited } = await renderAmongPages(
    <Visits />,
    '/?status=past&page=abc&from=i-dag&hjalp=0&q=an',
    '/',
  )
  await expect.element(page.getByRole('row', { name: 'Anna 1' })).toBeVisible()
  await expect.poll(() => visited.at(-1)).toBe('/?hjalp=0&status=past&q=an')
  expect(visited).toHaveLength(2)
})

/** A server that never answers. */
const keepWaiting = () => vi.stubGlobal('fetch', () => new Promise(() => undefined))

describe('while it is asked', () => {
  it('shows the shape of the table where nothing is known yet', async () => {
    keepWaiting()
    await render(<Visits />)
    await expect.element(page.getByRole('region', { name: /Besök/ })).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByRole('link', { name: 'Kommande' })).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('keeps the rows of the question before', async () => {
    answering([reply(calls.list, answerOf(1))])
    await render(<Visits />)
    await expect.element(page.getByRole('row', { name: 'Anna 1' })).toBeVisible()
    keepWaiting()
    await page.getByRole('link', { name: 'Kommande 1' }).click()
    await expect.element(page.getByRole('region', { name: /Besök/ })).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByRole('row', { name: 'Anna 1' })).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('and could not be: says why, and is asked again', async () => {
    answering([reply(calls.list, refusedWith('INVALID_REQUEST'))])
    await render(<Visits />)
    await expect.element(page.getByText('Uppgifterna kunde inte läsas.')).toBeVisible()
    expect(button('Ladda ner').query()).toBeNull()
    expect(await violations()).toEqual([])
    answering([reply(calls.list, answerOf(1))])
    await button('Försök igen').click()
    await expect.element(page.getByRole('row', { name: 'Anna 1' })).toBeVisible()
  })
})

/** Ends a private search, so that it is not kept for the next test. */
async function endSearch(): Promise<void> {
  await button('Rensa sökningen').click()
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
  await expect.element(page.getByText('Sökningen syns inte i adressen.')).not.toBeInTheDocument()
}

describe('the question', () => {
  const isAt = (text: string) => expect.element(page.getByText(`at ${text}`, { exact: true })).toBeVisible()
  const askedFor = (asked: Asked[]) => asked.map(({ path }) => path)

  it('is sorted by the header, with the keyboard', async () => {
    const asked = answering([reply(calls.list, answerOf(1))])
    await render(<Visits />)
    const header = page.getByRole('columnheader', { name: 'Namn' })
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending')
    header.getByRole('button').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(header).toHaveAttribute('aria-sort', 'descending')
    await isAt('/?sort=-name')
    await expect.poll(() => askedFor(asked)).toContain('/api/visits?status=all&sort=-name&page=1')
  })

  it('sorts what is shown now, also by a header that has not rendered since', async () => {
    answering([reply(calls.list, answerOf(1))])
    await render(<LateVisits />, '/?q=an&leaders=1')
    await expect.element(page.getByRole('searchbox')).toHaveValue('an')
    await userEvent.click(page.getByRole('searchbox'))
    await userEvent.keyboard('{Escape}')
    await isAt('/?leaders=1')
    await button('Den tidigare rubriken').click()
    await isAt('/?sort=-name&leaders=1')
    await expect.element(page.getByRole('searchbox')).toHaveValue('')
  })

  it('a filter that is taken away stays so when another is before the list has rendered', async () => {
    answering([reply(calls.list, answerOf(1))])
    await render(<LateVisits />, '/?from=2026-01-01&to=2026-02-01&leaders=1&kind=again')
    await button('Ta bort två filter på en gång').click()
    await isAt('/?kind=again')
  })

  it("has the filter's own order until one is chosen, which then stays", async () => {
    answering([reply(calls.list, answerOf(1))])
    await render(<Visits />, '/?page=3')
    const header = (name: string) => page.getByRole('columnheader', { name })
    await page.getByRole('link', { name: 'Kommande 1' }).click()
    await isAt('/?status=upcoming')
    await expect.element(header('Nummer')).toHaveAttribute('aria-sort', 'descending')
    await header('Namn').getByRole('button').click()
    await header('Namn').getByRole('button').click()
    await page.getByRole('link', { name: 'Tidigare 0' }).click()
    await isAt('/?status=past&sort=-name')
  })

  it.each([
    ['leads to the last page that there is', 120, '/?status=past&page=3', 'Sida 3'],
    ['leads to the first page of a list that has become empty', 0, '/?status=past', null],
  ])('for a page past the end %s', async (_, total, address, current) => {
    const past = { ...answerOf(total), items: [], page: 99 }
    const asked: Asked[] = answering([
      reply(calls.list, () => {
        const isPast = asked.at(-1)?.path.endsWith('page=99')
        return isPast ? past : { ...answerOf(total), page: Math.max(1, Math.ceil(total / 50)) }
      }),
    ])
    await render(<Visits />, '/?status=past&page=99')
    await isAt(address)
    if (current === null) {
      await expect.element(page.getByText('Inga besök än')).toBeVisible()
      return
    }
    await expect.element(page.getByRole('row', { name: 'Anna 1' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: current })).toHaveAttribute('aria-current', 'page')
  })

  it('is asked in a dialog, whose button says how many filters are on', async () => {
    answering([reply(calls.list, answerOf(1))])
    await render(<Visits />, '/?q=an')
    await button('Filter').click()
    const dialog = page.getByRole('dialog', { name: 'Filter' })
    await dialog.getByRole('checkbox', { name: 'Gäller chefer' }).click()
    await dialog.getByRole('textbox', { name: 'Till och med' }).fill('2026-10-01')
    expect(await violations()).toEqual([])
    await dialog.getByRole('button', { name: 'Visa' }).click()
    await isAt('/?q=an&from=2026-05-25&to=2026-10-01&leaders=1')
    await button('Filter (2)').click()
    await dialog.getByRole('button', { name: 'Rensa filter' }).click()
    await isAt('/?q=an')
    await expect.element(button('Filter')).toHaveFocus()
  })

  it('opens with the dates that hold now, and keeps the usual period unless they are changed', async () => {
    answering([reply(calls.list, answerOf(1))])
    await render(<Visits />)
    await expect.element(page.getByRole('row', { name: 'Anna 1' })).toBeVisible()
    await button('Filter').click()
    await expect.element(page.getByRole('textbox', { name: 'Från och med' })).toHaveValue('2026-05-25')
    await expect.element(page.getByRole('textbox', { name: 'Till och med' })).toHaveValue('')
    await button('Visa').click()
    await isAt('/')
    clearPage()
    await render(<Visits />, '/?from=2026-01-01&to=2026-02-01')
    await button('Filter (1)').click()
    await expect.element(page.getByRole('textbox', { name: 'Från och med' })).toHaveValue('2026-01-01')
    await page.getByRole('textbox', { name: 'Från och med' }).fill('')
    await page.getByRole('textbox', { name: 'Till och med' }).fill('')
    await button('Visa').click()
    await isAt('/')
  })

  it('shows its filters as chips, which are taken away one by one; focus goes to a neighbour', async () => {
    answering([reply(calls.list, answerOf(1))])
    await render(<Visits />, '/?from=2026-01-01&to=2026-02-01&leaders=1')
    const remove = (name: string) => button(`Ta bort filtret ${name}`)
    remove('2026-01-01 till 2026-02-01').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(remove('Gäller chefer')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('region', { name: 'Valda filter' })).toHaveFocus()
    await isAt('/')
  })

  it('can be one of several words, and none again', async () => {
    const asked = answering([reply(calls.list, answerOf(1))])
    await render(<Visits />)
    await button('Filter').click()
    const kind = page.getByRole('combobox', { name: 'Slag' })
    await kind.selectOptions('Återbesök')
    expect(await violations()).toEqual([])
    await button('Visa').click()
    await isAt('/?kind=again')
    await expect.poll(() => askedFor(asked)).toContainEqual(expect.stringContaining('kind=again'))
    await button('Filter (1)').click()
    await expect.element(kind).toHaveValue('again')
    await kind.selectOptions('Alla')
    await button('Visa').click()
    await isAt('/')
  })

  it('with one of several words is taken away by its chip', async () => {
    answering([reply(calls.list, answerOf(1))])
    await render(<Visits />, '/?kind=first&leaders=1')
    await button('Ta bort filtret Slag: Första besöket').click()
    await isAt('/?leaders=1')
  })

  it('that ends on a day without beginning says so', async () => {
    answering([reply(calls.list, answerOf(1))])
    await render(<Visits />, '/?to=2026-02-01')
    await expect.element(button('Ta bort filtret Till och med 2026-02-01')).toBeVisible()
  })

  it('says the usual period only where it hides rows', async () => {
    answering([reply(calls.list, answerOf(1))])
    await render(<Visits />, '/?status=upcoming')
    await expect.element(page.getByText('1 besök', { exact: true }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Tidigare 0' }).click()
    await expect.element(page.getByText('1 besök · senaste 180 dagarna').first()).toBeVisible()
  })

  it('finds what stands under another filter', async () => {
    answering([reply(calls.list, answerOf(0, 40))])
    await render(<Visits />, '/?status=past&q=an')
    await button('Visa alla').click()
    await isAt('/?q=an')
    await expect.poll(() => document.activeElement?.textContent).toContain('0 besök')
  })

  it('is cleared all at once, but for its filter', async () => {
    answering([reply(calls.list, answerOf(0))])
    await render(<Visits />, '/?status=past&q=zzz&leaders=1&from=2026-01-01')
    await button('Rensa filter').click()
    await isAt('/?status=past')
    await expect.poll(() => document.activeElement?.textContent).toContain('0 besök')
  })

  it('that is private stands in no address and is kept for whoever comes back', async () => {
    const asked = answering([reply(calls.list, answerOf(1)), reply(calls.search, answerOf(1))])
    await render(<Visits />, '/?status=past')
    await page.getByRole('searchbox').fill('19800102')
    await expect.element(page.getByText('Sökningen syns inte i adressen.')).toBeVisible()
    await expect
      .poll(() => asked.at(-1)?.body)
      .toEqual({ status: 'past', sort: 'name', page: 1, q: '19800102' })
    await isAt('/?status=past')
    expect(askedFor(asked).join()).not.toContain('1980')
    expect(await violations()).toEqual([])
    clearPage()
    await render(<Visits />, '/?status=past')
    await expect.element(page.getByRole('searchbox')).toHaveValue('19800102')
    await endSearch()
  })
})

describe('the download', () => {
  const file = () =>
    new Response('Namn', {
      headers: { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="besok.csv"' },
    })
  const savedNames = (): string[] => {
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    return names
  }
  const choose = async (format: string): Promise<void> => {
    await button('Ladda ner').click()
    await page.getByRole('menuitem', { name: format }).click()
  }

  it('asks for the whole list in the chosen format, and saves it under the name of the answer', async () => {
    const asked = answering([reply(calls.list, answerOf(1)), reply(calls.exportList, file())])
    const saved = savedNames()
    await render(<Visits />, '/?status=past&leaders=1&page=2')
    await button('Ladda ner').click()
    await expect.element(page.getByRole('menuitem', { name: 'Excel (xlsx)' })).toHaveFocus()
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(() => saved).toEqual(['besok.csv'])
    expect(asked.at(-1)?.path).toBe('/api/visits/exports?status=past&sort=name&leaders=true&format=csv')
    await expect.element(button('Ladda ner')).toHaveFocus()
  })

  it('of a private search keeps it out of the address', async () => {
    const asked = answering([
      reply(calls.list, answerOf(1)),
      reply(calls.search, answerOf(1)),
      reply(calls.exportSearch, file()),
    ])
    const saved = savedNames()
    await render(<Visits />)
    await page.getByRole('searchbox').fill('19800102')
    await expect.poll(() => asked.at(-1)?.body).toMatchObject({ q: '19800102' })
    await choose('Excel (xlsx)')
    await expect.poll(() => saved).toEqual(['besok.csv'])
    expect(asked.at(-1)?.body).toEqual({ status: 'all', sort: 'name', format: 'xlsx', q: '19800102' })
    await endSearch()
  })

  it('that fails says why beside the button, which can be pressed again', async () => {
    answering([reply(calls.list, answerOf(1)), reply(calls.exportList, refusedWith('TOO_MANY_REQUESTS'))])
    await render(<Visits />)
    await choose('CSV')
    await expect.element(page.getByRole('alert').getByText(/./).first()).toBeVisible()
    await expect.element(button('Ladda ner')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('says that it is on its way', async () => {
    answering([reply(calls.list, answerOf(1))])
    await render(<Visits />)
    await expect.element(page.getByRole('row', { name: 'Anna 1' })).toBeVisible()
    keepWaiting()
    await choose('CSV')
    await expect.element(button('Hämtar …')).toHaveAttribute('aria-disabled', 'true')
    expect(await violations()).toEqual([])
  })
})
