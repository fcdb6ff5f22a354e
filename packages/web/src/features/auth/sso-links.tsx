import { configAtom } from '../../state/config.state.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { useTexts } from './texts.ts'
import styles from './ways-in.module.css'

/** Organisations whose own sign-in is offered to everyone; most are known to their people alone. */
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
