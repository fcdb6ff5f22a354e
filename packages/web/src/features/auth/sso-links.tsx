import { configAtom } from '../../state/config.state.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { useTexts } from './texts.ts'
import styles from './ways-in.module.css'

/**
 * Organisations whose single sign-on is offered to every visitor. Most organisations give their users a direct link
 * instead.
 */
export function SsoLinks() {
  const t = useTexts()
  const { KP_API, SSO_REALMS = [] } = useAtomValue(configAtom)
  return SSO_REALMS.map(({ realm, name }) => (
    <li key={realm}>
      <a href={`${KP_API}sso/${encodeURIComponent(realm)}`} className={styles.way}>
        {t('ways.sso', { name })}
      </a>
    </li>
  ))
}
