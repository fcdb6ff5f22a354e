import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { clearPage, render } from '../testing/render.tsx'
import { violations } from '../testing/violations.ts'
import { Facts } from './facts.tsx'

const FACTS = [
  { label: 'Besök på mottagningen', value: 'Storgatan 3, Björkby' },
  { label: 'Behandlare', value: 'Eva Öberg, psykolog' },
]

const boxOf = (text: string): DOMRect => page.getByText(text).element().getBoundingClientRect()

it.each([
  ['a phone', 288, false],
  ['a page with a card beside it', 767, false],
  ['a whole page', 768, true],
])(
  'on %s of %i pixels a label stands before its value, and two pairs on a row: %s',
  async (_, width, isPaired) => {
    await render(
      <div style={{ width }}>
        <Facts facts={FACTS} />
      </div>,
    )
    const [label, value] = [boxOf('Besök på mottagningen'), boxOf('Storgatan 3, Björkby')]
    expect(label.right).toBeLessThanOrEqual(value.left)
    expect(label.top).toBe(value.top)
    expect(boxOf('Behandlare').top === label.top).toBe(isPaired)
    expect(boxOf('Eva Öberg, psykolog').right).toBeLessThanOrEqual(width + label.left)
    expect(await violations()).toEqual([])
  },
)

it('several lists beneath each other line up, and on a phone a value stands below its label', async () => {
  const lists = (
    <>
      <Facts isAligned facts={FACTS} />
      <Facts isAligned facts={[{ label: 'Ort', value: 'Umeå' }]} />
    </>
  )
  await render(<div style={{ width: 600 }}>{lists}</div>)
  expect(boxOf('Umeå').left).toBe(boxOf('Storgatan 3, Björkby').left)
  clearPage()
  await render(<div style={{ width: 320 }}>{lists}</div>)
  expect(boxOf('Umeå').top).toBeGreaterThanOrEqual(boxOf('Ort').bottom)
  expect(boxOf('Umeå').left).toBe(boxOf('Ort').left)
  expect(await violations()).toEqual([])
})
