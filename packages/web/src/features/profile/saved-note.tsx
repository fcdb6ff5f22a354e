import { CircleCheck } from 'lucide-react'
import { formatTime } from '../../i18n/format.ts'
import styles from './profile.module.css'
import { useTexts } from './texts.ts'

/** Tells that something was saved, and when. Stays until the next change. */
export function SavedNote({ at }: { readonly at: string | null }) {
  const t = useTexts()
  return (
    <p role="status" className={styles.saved}>
      {at !== null && (
        <>
          <CircleCheck aria-hidden />
          {t('saved', { time: formatTime(at) })}
        </>
      )}
    </p>
  )
}
