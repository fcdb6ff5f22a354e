import './zod-without-eval.ts'
import './ui/base.css'
import { startApp } from './app/start.tsx'

/** Loads the configuration before anything is rendered. @spec §2 */
async function start(): Promise<void> {
  try {
    await startApp(await fetch('/config.json', { cache: 'no-store' }))
  } catch (error) {
    const told = document.querySelector<HTMLTemplateElement>('#config-failed')
    if (told) document.getElementById('root')?.replaceChildren(told.content.cloneNode(true))
    reportError(error)
  }
}

void start()
