import { portalPath } from '@salvia/core/portal-paths'
import { useLocation } from 'react-router'
import { readNotFoundState } from '../../parts/not-found-state.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Leaf } from '../../ui/leaf.tsx'
import styles from './not-found.module.css'
import { useTexts } from './texts.ts'

/** Shown for an address without a screen, with that address: the address bar has another one by now. */
export function NotFoundScreen() {
  const t = useTexts()
  const { address } = readNotFoundState(useLocation().state)
  return (
    <div className={styles.screen}>
      <Leaf />
      <h1 tabIndex={-1}>{t('title')}</h1>
      {address === undefined ? (
        <p>{t('text')}</p>
      ) : (
        <>
          <p>
            {t('address')}{' '}
            <code className={styles.address} translate="no">
              {address}
            </code>
          </p>
          <p>{t('check')}</p>
        </>
      )}
      <ButtonLink to={portalPath('start')}>{t('start')}</ButtonLink>
    </div>
  )
}
