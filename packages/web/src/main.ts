import './ui/base.css'
import { fetchConfig } from './state/config.state.ts'

/** Nothing of the portal is drawn before its configuration has come. @spec §2 */
async function start(): Promise<void> {
  const started = import('./app/start.tsx')
  try {
    const config = await fetchConfig()
    const { startApp } = await started
    startApp(config)
  } catch (error) {
    document.getElementById('config-failed')?.removeAttribute('hidden')
    reportError(error)
  }
}

void start()
