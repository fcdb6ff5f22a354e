import type { Certificate } from '@salvia/core/certificates'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './certificates.module.css'
import { useTexts } from './texts.ts'

interface ListBarProps {
  readonly rows: readonly Certificate[]
  readonly selected: ReadonlySet<string>
  readonly onSelected: (selected: ReadonlySet<string>) => void
  readonly hasNumbers: boolean
  readonly onNumbers: (isShown: boolean) => void
  readonly onMails: (isOn: boolean) => void
}

/** Selecting the rows of the page and what can be done with them, and the switch for identity numbers. */
export function ListBar(props: ListBarProps) {
  const { rows, selected, onSelected, hasNumbers, onNumbers, onMails } = props
  const t = useTexts()
  const isAll = rows.length > 0 && rows.every(({ id }) => selected.has(id))
  return (
    <div className={styles.tools}>
      <div className={styles.selection}>
        <Checkbox
          label={t('select.page')}
          checked={isAll}
          onChecked={isChecked => onSelected(new Set(isChecked ? rows.map(({ id }) => id) : []))}
        />
        {selected.size > 0 && (
          <>
            <span role="status">{t('select.count', { count: selected.size })}</span>
            <Button variant="secondary" size="small" onClick={() => onMails(true)}>
              {t('select.mailsOn')}
            </Button>
            <Button variant="secondary" size="small" onClick={() => onMails(false)}>
              {t('select.mailsOff')}
            </Button>
            <Button variant="tertiary" size="small" onClick={() => onSelected(new Set())}>
              {t('select.clear')}
            </Button>
          </>
        )}
      </div>
      <div>
        <Switch label={t('numbers.show')} isOn={hasNumbers} onSwitch={onNumbers} />
        <VisuallyHidden>
          <span role="status">{hasNumbers ? t('numbers.shown') : t('numbers.hidden')}</span>
        </VisuallyHidden>
      </div>
    </div>
  )
}
