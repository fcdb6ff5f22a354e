import { useSearchParams } from 'react-router'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { violations } from '../testing/violations.ts'
import { Pagination } from './pagination.tsx'
import { SkipLinks } from './skip-links.tsx'
import { StatusPills } from './status-pills.tsx'
import { StepBar, Timeline } from './steps.tsx'

describe('ways through a list', () => {
  const pages = (page: number) => (
    <Pagination page={page} pageSize={50} total={1180} to={number => `?page=${number}`} />
  )

  it('are the pages around, the first and the last', async () => {
    await render(pages(4))
    const names = (): (string | null)[] =>
      [...document.querySelectorAll('nav a')].map(link => link.textContent)
    await expect.poll(names).toEqual(['Föregående', '1', '3', '4', '5', '24', 'Nästa'])
    await expect.element(page.getByRole('link', { name: 'Sida 4' })).toHaveAttribute('aria-current', 'page')
    expect(await violations()).toEqual([])
  })

  it('end at the first and the last page', async () => {
    await render(pages(24))
    await expect.element(page.getByText('Visar 1 151–1 180 av 1 180')).toBeVisible()
    expect(page.getByRole('link', { name: 'Nästa' }).query()).toBeNull()
  })

  it('show the list from its top once the page that was asked for is there', async () => {
    const LongList = () => {
      const [address] = useSearchParams()
      return (
        <>
          <section style={{ height: 3000 }} />
          {pages(Number(address.get('page') ?? 1))}
        </>
      )
    }
    await render(<LongList />)
    const top = () => document.querySelector('section')?.getBoundingClientRect().top ?? 0
    document.querySelector('nav')?.scrollIntoView()
    expect(top()).toBeLessThan(0)
    await page.getByRole('link', { name: 'Nästa' }).click()
    await expect.poll(top).toBeGreaterThanOrEqual(0)
  })

  it('are its parts, each with its number', async () => {
    await render(
      <StatusPills
        label="Filtrera på status"
        pills={[
          { to: '?status=all', label: 'Alla', count: '84', current: true },
          { to: '?status=open', label: 'Öppna', count: '0', current: false },
        ]}
      />,
    )
    await expect.element(page.getByRole('link', { name: 'Alla 84' })).toHaveAttribute('aria-current', 'true')
    await expect.element(page.getByRole('link', { name: 'Öppna 0' })).toHaveAttribute('href', '/?status=open')
    expect(await violations()).toEqual([])
  })
})

it('a pill that is reached by the keyboard is whole on a phone, with its ring', async () => {
  await page.viewport(320, 640)
  const labels = ['Alla', 'Du är chef', 'Du kan beställa', 'I dina enheter', 'Undantagna']
  const pills = labels.map(label => ({ to: `?${label}`, label, count: '740', current: label === 'Alla' }))
  await render(<StatusPills label="Filtrera" pills={pills} />)
  const line = page.getByRole('list').element()
  for (const label of labels) {
    const pill = page.getByRole('link', { name: `${label} 740` }).element()
    await userEvent.tab()
    await expect.poll(() => document.activeElement === pill && isWithin(pill, line, 3)).toBe(true)
  }
})

/** Whether an element is in view in the box that scrolls it, with room around it. */
function isWithin(inner: Element, outer: Element, room: number): boolean {
  const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()]
  const isBeside = a.left - room >= b.left && a.right + room <= b.right
  return isBeside && a.top - room >= b.top && a.bottom + room <= b.bottom
}

describe('ways through a process', () => {
  it('say what is done, what is now, and where it stopped', async () => {
    await render(
      <StepBar label="Ärendet" steps={['Mottagen', 'Hos handläggare', 'Inläst']} current={2} failed />,
    )
    const steps = page.getByRole('listitem')
    await expect.element(steps.nth(0)).toHaveTextContent('Mottagen, klart')
    await expect.element(steps.nth(1)).toHaveAttribute('aria-current', 'step')
    await expect.element(steps.nth(1)).toHaveTextContent('Hos handläggare, avbröts')
    expect(await violations()).toEqual([])
  })

  it('tell what happened in order, with what ended badly in words', async () => {
    await render(
      <Timeline
        entries={[
          { key: '1', title: 'Mottagen', when: 'i går' },
          { key: '2', title: 'Avvisad', when: 'i dag', failed: true },
        ]}
      />,
    )
    const last = page.getByRole('listitem').last()
    await expect.element(last).toHaveAttribute('aria-current', 'step')
    await expect.element(last.getByText('Fel:')).toBeInTheDocument()
    expect(await violations()).toEqual([])
  })
})

it('ways past the frame are first on the page, seen when they have focus', async () => {
  await render(
    <>
      <SkipLinks content="content" menu="menu" />
      <nav id="menu" tabIndex={-1} />
      <main id="content" tabIndex={-1} />
    </>,
  )
  await expect
    .element(page.getByRole('link', { name: 'Hoppa till innehållet' }))
    .toHaveAttribute('href', '#content')
  await expect.element(page.getByRole('link', { name: 'Hoppa till menyn' })).toHaveAttribute('href', '#menu')
})
