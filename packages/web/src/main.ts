import './ui/base.css'
import './zod-without-eval.ts'

/** Nothing of the portal is rendered before its configuration has come. @spec §2 */
async function start(): Promise<void> {
  try {
    // Both are under way at once; what holds shapes comes after the setting above.
    const [config, { startApp }] = await Promise.all([
      fetch('/config.json', { cache: 'no-store' }),
      import('./app/start.tsx'),
    ])
    await startApp(config)
  } catch (error) {
    const told = document.querySelector<HTMLTemplateElement>('#config-failed')
    if (told) document.getElementById('root')?.replaceChildren(told.content.cloneNode(true))
    reportError(error)
  }
}

void start()
