import { chromium, type Page } from '@playwright/test'
import { readFileSync, mkdirSync } from 'node:fs'
const base = readFileSync('/tmp/people-web-url', 'utf8')
const out = '/tmp/people-web-shots'; mkdirSync(out, { recursive: true })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const [who = 'hr@demo.example', client = '10401'] = process.argv.slice(2)
const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: base, permissions: ['clipboard-write', 'clipboard-read'] })
const page = await context.newPage()
page.on('console', m => { if (m.type() === 'error') console.log('console:', m.text()) })
page.on('pageerror', e => console.log('pageerror:', e.message))
page.on('response', r => { if (r.status() >= 400) console.log(r.status(), r.url()) })
await page.goto('/logga-in/e-post')
await page.getByLabel(/^E-post$/).fill(who)
await page.getByLabel(/^Lösenord$/).fill('Salvia-demo-1')
await page.getByRole('button', { name: 'Logga in', exact: true }).click()
if (client !== '-') { await page.getByRole('radio', { name: new RegExp(client) }).check(); await page.getByRole('button', { name: 'Fortsätt' }).click() }
await page.getByRole('navigation', { name: /Huvudmeny|Main menu/ }).waitFor()
const shot = async (name: string, full = false) => { await page.waitForLoadState('networkidle'); await page.waitForTimeout(250); await page.screenshot({ path: `${out}/${name}.png`, fullPage: full }) }
export const at = async (w: number, h: number) => page.setViewportSize({ width: w, height: h })
const steps = (await import(process.argv[4] ?? '/tmp/people-web-steps.ts')) as { run: (p: Page, s: typeof shot, a: typeof at) => Promise<void> }
await steps.run(page, shot, at)
await browser.close()
