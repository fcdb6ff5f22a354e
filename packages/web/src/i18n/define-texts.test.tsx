import { describe, expect, it } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { defineTexts } from './define-texts.ts'
import { showLocale } from './i18n.ts'

const useTexts = defineTexts('example', {
  sv: { rows_one: '{count} rad', rows_other: '{count} rader', page: { title: 'Sida {page} av {pages}' } },
  en: { rows_one: '{count} row', rows_other: '{count} rows', page: { title: 'Page {page} of {pages}' } },
})

function Example({ count }: { readonly count: number }) {
  const t = useTexts()
  return (
    <p>
      {t('rows', { count })}; {t('page.title', { page: 1, pages: count })}
    </p>
  )
}

describe('texts', () => {
  it.each([
    [0, '0 rader; Sida 1 av 0'],
    [1, '1 rad; Sida 1 av 1'],
    [1234, '1 234 rader; Sida 1 av 1 234'],
  ])('of %d take the form of the number, written as in the language', async (count, said) => {
    await draw(<Example count={count} />)
    await expect.poll(() => document.body.innerText.replaceAll('\u00a0', ' ')).toBe(said)
  })

  it('change with the language', async () => {
    await draw(<Example count={1234} />)
    showLocale('en')
    await expect.poll(() => document.body.innerText).toBe('1,234 rows; Page 1 of 1,234')
  })
})
