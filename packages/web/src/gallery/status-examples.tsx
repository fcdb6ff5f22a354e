import { CopyAllButton, CopyButton } from '../ui/copy-button.tsx'
import { DateText } from '../ui/date-text.tsx'
import { Facts } from '../ui/facts.tsx'
import { IdText } from '../ui/id-text.tsx'
import { Progress } from '../ui/progress.tsx'
import { StatusPills } from '../ui/status-pills.tsx'
import { StatusTag } from '../ui/status-tag.tsx'
import { StepBar, Timeline } from '../ui/steps.tsx'
import styles from './gallery.module.css'

const MOMENT = '2026-11-21T12:05:00.000Z'
const STEPS = ['Mottagen', 'Hos handläggare', 'Inläst']

export function StatusExamples() {
  return (
    <div className={styles.wide}>
      <div className={styles.row}>
        <StatusTag tone="neutral">Avslutad, ersatt av nyare fil</StatusTag>
        <StatusTag tone="info">Hos handläggare</StatusTag>
        <StatusTag tone="success">Inläst</StatusTag>
        <StatusTag tone="warning">Parkerad, svar behövs</StatusTag>
        <StatusTag tone="danger">Avvisad</StatusTag>
        <StatusTag tone="accent">Nytt</StatusTag>
      </div>
      <StatusPills
        label="Filtrera på status"
        pills={[
          { to: '?status=all', label: 'Alla', count: '84', current: true },
          { to: '?status=open', label: 'Öppna', count: '12', current: false },
        ]}
      />
      <StepBar label="Första steget" steps={STEPS} current={1} />
      <StepBar label="Andra steget" steps={STEPS} current={2} />
      <StepBar label="Alla steg klara" steps={STEPS} current={4} />
      <StepBar label="Avbrutet i andra steget" steps={STEPS} current={2} failed />
      <Facts
        facts={[
          { label: 'Besök på mottagningen', value: 'Hälsovägen 3, Björkby' },
          { label: 'Behandlare', value: 'Frida Lönnqvist, ergonom' },
          { label: 'Besöket gäller', value: 'Besvär från nacke och axlar' },
          { label: 'Medarbetare', value: 'Montör · Produktion / Montering / Nattskift' },
          { label: 'Ärendenummer', value: <IdText copy>P-20418</IdText> },
          {
            label: 'Kontakt',
            value: (
              <>
                anna@exempel.se <CopyButton text="anna@exempel.se" label="Kopiera anna@exempel.se" />
              </>
            ),
          },
          { label: 'Svara senast', value: <DateText moment={MOMENT} as="long" /> },
        ]}
      />
      <div>
        <CopyAllButton text={'Anna Ahl\nanna@exempel.se'} label="Kopiera kontaktuppgifter" />
      </div>
      <Timeline
        entries={[
          { key: '1', title: 'Mottagen', when: <DateText moment={MOMENT} as="time" /> },
          {
            key: '2',
            title: 'Parkerad, svar behövs',
            when: <DateText moment={MOMENT} as="time" />,
            children: <p>Vilken enhet hör rad 18 till?</p>,
          },
        ]}
      />
      <Progress label="Granskar filen" share={0.31} detail="Läser 12 400 av 40 000 rader" />
      <Progress label="Skickar filen" />
    </div>
  )
}
