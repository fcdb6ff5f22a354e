import { Card } from '../ui/panel.tsx'
import { ButtonExamples } from './button-examples.tsx'
import { ChartExamples } from './chart-examples.tsx'
import { ChoiceExamples } from './choice-examples.tsx'
import { FieldExamples } from './field-examples.tsx'
import { FormExamples } from './form-examples.tsx'
import styles from './gallery.module.css'
import { ListExamples } from './list-examples.tsx'
import { MessageExamples } from './message-examples.tsx'
import { OverlayExamples } from './overlay-examples.tsx'
import { StatusExamples } from './status-examples.tsx'
import { TimeExamples } from './time-examples.tsx'
import { ToolExamples } from './tool-examples.tsx'
import { WizardExamples } from './wizard-examples.tsx'

const PARTS = [
  { title: 'Knappar och länkar', Examples: ButtonExamples },
  { title: 'Fält', Examples: FieldExamples },
  { title: 'Formulärets fält', Examples: FormExamples },
  { title: 'Val', Examples: ChoiceExamples },
  { title: 'Ytor över sidan', Examples: OverlayExamples },
  { title: 'Meddelanden och dialoger', Examples: MessageExamples },
  { title: 'Status och steg', Examples: StatusExamples },
  { title: 'Diagram', Examples: ChartExamples },
  { title: 'Verktyg för listor och värden', Examples: ToolExamples },
  { title: 'Steg för steg', Examples: WizardExamples },
  { title: 'Veckor och tider', Examples: TimeExamples },
  { title: 'Listor och väntan', Examples: ListExamples },
] as const

/** Every component of the design system in all its states, for developers. */
export function GalleryScreen() {
  return (
    <div className={styles.gallery}>
      <h1 tabIndex={-1}>Komponenter</h1>
      {PARTS.map(({ title, Examples }) => (
        <Card key={title} title={title}>
          <Examples />
        </Card>
      ))}
    </div>
  )
}
