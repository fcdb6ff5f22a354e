import { ORDER_TEXT_MAX_CHARACTERS } from '@salvia/core/limits'
import { MessageSquarePlus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Section } from '../../../ui/panel.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useFirstUnits } from './first-units.tsx'
import type { OrderDraft } from './order-draft.ts'
import styles from './ordering.module.css'
import { useTexts } from './texts.ts'

interface UnitCommentsProps {
  readonly units: OrderDraft['units']
  readonly comments: OrderDraft['unitComments']
  readonly nameOf: (id: string) => string
  readonly errorOf: (field: string) => string | undefined
  readonly onComment: (unitId: string, comment: string) => void
}

/** The chosen units, each with a comment where the user wants one. */
export function UnitComments({ units, comments, nameOf, errorOf, onComment }: UnitCommentsProps) {
  const t = useTexts()
  const { listed, showAll } = useFirstUnits(units, comments)
  return (
    <Section title={t('comments.title')}>
      <ul className={styles.comments}>
        {listed.map(unitId => {
          const comment = comments[unitId]
          const id = `comment-${unitId}`
          return (
            <li key={unitId} className={styles.comment}>
              {comment !== undefined ? (
                <TextArea
                  id={id}
                  label={t('comments.label', { unit: nameOf(unitId) })}
                  optional
                  rows={2}
                  value={comment}
                  maxCharacters={ORDER_TEXT_MAX_CHARACTERS}
                  error={errorOf(id)}
                  onValue={typed => onComment(unitId, typed)}
                />
              ) : (
                <>
                  <span>{nameOf(unitId)}</span>
                  <Button
                    variant="tertiary"
                    size="small"
                    icon={MessageSquarePlus}
                    onClick={() => {
                      onComment(unitId, '')
                      // The field takes the place of the pressed button.
                      requestAnimationFrame(() => document.getElementById(id)?.focus())
                    }}
                  >
                    {t('comments.write')}
                    <VisuallyHidden> {nameOf(unitId)}</VisuallyHidden>
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {showAll}
    </Section>
  )
}
