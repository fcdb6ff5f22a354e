import { type MatterStep, matterStepText } from '@salvia/core/matters'
import { useLocale } from '../../i18n/i18n.ts'
import { DateText } from '../../ui/date-text.tsx'
import { Section } from '../../ui/panel.tsx'
import { Timeline } from '../../ui/steps.tsx'
import { useTexts } from './texts.ts'

/** What has happened with a matter, the first thing first: what, when and who. */
export function MatterSteps({ steps }: { readonly steps: readonly MatterStep[] }) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <Section title={t('steps')}>
      <Timeline
        entries={steps.map(({ event, at, by }, index) => ({
          key: `${at} ${event}`,
          title: matterStepText(steps, index)[locale],
          when: (
            <>
              <DateText moment={at} as="time" /> · {by}
            </>
          ),
        }))}
      />
    </Section>
  )
}
