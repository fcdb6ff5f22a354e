import { useLocation, useSearchParams } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { useLatestAsked } from './latest-asked.ts'

function Page() {
  const [address, setAddress] = useSearchParams()
  const { pathname, search } = useLocation()
  const latest = useLatestAsked(address)
  const set = (name: string, value: string): void => {
    const next = new URLSearchParams(latest.current)
    next.set(name, value)
    latest.current = next
    setAddress(next)
  }
  const setBoth = (): void => {
    set('unit', '7')
    set('from', '2026-01')
  }
  return (
    <>
      <button type="button" onClick={setBoth}>
        Båda
      </button>
      <button type="button" onClick={() => set('to', '2026-10')}>
        En till
      </button>
      <button type="button" onClick={() => setAddress({ unit: '9' })}>
        Annat
      </button>
      <p>{`at ${pathname}${search}`}</p>
    </>
  )
}

const press = (name: string) => page.getByRole('button', { name }).click()
const isAt = (address: string) =>
  expect.element(page.getByText(`at ${address}`, { exact: true })).toBeVisible()

it('two changes before the first has rendered are both made', async () => {
  await render(<Page />, '/?below=0')
  await press('Båda')
  await isAt('/?below=0&unit=7&from=2026-01')
  await press('En till')
  await isAt('/?below=0&unit=7&from=2026-01&to=2026-10')
})

it('another way to the page begins anew', async () => {
  await render(<Page />)
  await press('Båda')
  await isAt('/?unit=7&from=2026-01')
  await press('Annat')
  await isAt('/?unit=9')
  await press('En till')
  await isAt('/?unit=9&to=2026-10')
})
