import { expect, it } from 'vitest'
import { reviewed } from '../../testing/reviewed.ts'
import { stoppedBy } from './stopped-by.ts'

it('names the one header that is missing', async () => {
  const report = await reviewed(text => text.replace('Postort', 'Ort'))
  expect(stoppedBy(report, 'sv')?.title).toBe('Rubriken "Postort" saknas.')
})

it('several missing headers are told as one cause', async () => {
  const report = await reviewed(text => text.replace('Postort', 'Ort').replace('MK-granskare', 'MK'))
  expect(stoppedBy(report, 'en')?.title).toBe('The header row does not match the template')
})

it('a refused file gets the remedy of its reason, not that of every reason', async () => {
  const damaged = await reviewed(() => `PK\u0003\u0004${'x'.repeat(100)}`)
  expect(stoppedBy(damaged, 'sv')).toEqual({
    title: 'Filen är skadad och går inte att läsa.',
    action: expect.stringContaining('spara den på nytt'),
  })
})

it('a file that can go on was not stopped', async () => {
  expect(stoppedBy(await reviewed(text => text), 'sv')).toBeUndefined()
})
