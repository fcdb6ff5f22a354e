import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { Confirmation } from './confirmation.tsx'
import { ExitGuard } from './exit-guard.tsx'
import { WizardButtons } from './wizard-buttons.tsx'
import { WizardShell } from './wizard-shell.tsx'

const STEPS = [
  { label: 'Tjänst', to: '?steg=1' },
  { label: 'Medarbetare', to: '?steg=2' },
  { label: 'Kontrollera', to: '?steg=3' },
]

function Order({ onExit = vi.fn() }) {
  const [step, setStep] = useState(2)
  return (
    <WizardShell name="Ny beställning" steps={STEPS} current={step} onExit={onExit}>
      <form
        onSubmit={event => {
          event.preventDefault()
          setStep(step + 1)
        }}
      >
        <WizardButtons onBack={() => setStep(step - 1)} onCancel={onExit} />
      </form>
    </WizardShell>
  )
}

describe('a step of a process', () => {
  it('says where one is; steps that are done are links, those ahead are not', async () => {
    await render(<Order />)
    await expect.element(page.getByText('Steg 2 av 3', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Medarbetare' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Tjänst' })).toHaveAttribute('href', '/?steg=1')
    expect(page.getByRole('link', { name: 'Kontrollera' }).query()).toBeNull()
    expect(await violations()).toEqual([])
  })

  it('of four on a phone are told by their marks, each as large as a finger', async () => {
    await page.viewport(320, 700)
    await render(
      <WizardShell
        name="Ny beställning"
        steps={[...STEPS, { label: 'Bekräfta', to: '?steg=4' }]}
        current={2}
        onExit={vi.fn()}
      >
        <p>Välj</p>
      </WizardShell>,
    )
    const link = page.getByRole('link', { name: 'Tjänst' })
    await expect.element(link).toHaveAttribute('href', '/?steg=1')
    const { width, height } = link.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    const bar = page.getByRole('list', { name: 'Ny beställning' })
    expect(bar.element().getBoundingClientRect().height).toBeLessThan(60)
    expect(await violations()).toEqual([])
    await page.viewport(1280, 900)
  })

  it('brings focus to its heading when it is reached', async () => {
    await render(<Order />)
    await page.getByRole('button', { name: 'Fortsätt' }).click()
    await expect.element(page.getByRole('heading', { name: 'Kontrollera' })).toHaveFocus()
    await page.getByRole('button', { name: 'Tillbaka' }).click()
    await expect.element(page.getByRole('heading', { name: 'Medarbetare' })).toHaveFocus()
  })

  it('can be left at any time', async () => {
    const exit = vi.fn()
    await render(<Order onExit={exit} />)
    await page.getByRole('button', { name: 'Avsluta' }).click()
    await page.getByRole('button', { name: 'Avbryt' }).click()
    expect(exit).toHaveBeenCalledTimes(2)
  })
})

describe('leaving something unfinished', () => {
  const QUESTION = {
    title: 'Vill du avsluta beställningen?',
    text: 'Det du har fyllt i sparas inte.',
    stay: 'Fortsätt beställa',
    leave: 'Avsluta beställningen',
  }
  function Guarded({ isActive = true, underWay = null }: { isActive?: boolean; underWay?: string | null }) {
    const { pathname, search } = useLocation()
    const navigate = useNavigate()
    return (
      <>
        <h1 tabIndex={-1}>{pathname + search}</h1>
        <Link to="/bestallningar/ny?steg=2">Nästa steg</Link>
        <Link to="/start">Start</Link>
        <button type="button" onClick={() => void navigate(-1)}>
          Bakåt
        </button>
        <ExitGuard
          isActive={isActive}
          underWay={underWay}
          questionOf={next => (!isActive || next.pathname === '/bestallningar/ny' ? null : QUESTION)}
        />
      </>
    )
  }
  const place = page.getByRole('heading', { level: 1 })
  const dialog = page.getByRole('dialog')

  it('asks first, and staying is the way that Escape takes', async () => {
    await render(<Guarded />, '/bestallningar/ny')
    await page.getByRole('link', { name: 'Start' }).click()
    await expect.element(dialog).toBeVisible()
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(place).toHaveTextContent('/bestallningar/ny')
    await page.getByRole('link', { name: 'Start' }).click()
    await page.getByRole('button', { name: 'Avsluta beställningen' }).click()
    await expect.element(place).toHaveTextContent('/start')
  })

  it('waits for the answer to what is being sent, and says so', async () => {
    function Sending() {
      const [isSending, setIsSending] = useState(true)
      useEffect(() => {
        const answer = (): void => setIsSending(false)
        window.addEventListener('answer', answer)
        return () => window.removeEventListener('answer', answer)
      }, [])
      return <Guarded underWay={isSending ? 'Beställningen skickas just nu.' : null} />
    }
    await render(<Sending />, '/bestallningar/ny')
    await page.getByRole('link', { name: 'Start' }).click()
    await expect
      .element(page.getByText('Beställningen skickas just nu. Vänta tills det är klart.'))
      .toBeVisible()
    expect(page.getByText(QUESTION.text).query()).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Vänta…' }), { force: true })
    await expect.element(place).toHaveTextContent('/bestallningar/ny')
    window.dispatchEvent(new Event('answer'))
    await page.getByRole('button', { name: QUESTION.leave }).click()
    await expect.element(place).toHaveTextContent('/start')
  })

  it('does not ask between its own steps, nor when nothing would be lost', async () => {
    await render(<Guarded />, '/bestallningar/ny')
    await page.getByRole('link', { name: 'Nästa steg' }).click()
    await expect.element(place).toHaveTextContent('/bestallningar/ny?steg=2')
    await render(<Guarded isActive={false} />, '/bestallningar/ny')
    await page.getByRole('link', { name: 'Start' }).last().click()
    await expect.element(place.last()).toHaveTextContent('/start')
  })

  it('lets the browser ask when the tab is closed', async () => {
    await render(<Guarded />, '/bestallningar/ny')
    await expect.element(place).toBeVisible()
    const isAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await expect.poll(isAsked).toBe(true)
  })
})

it('a confirmation names what was done and how to refer to it', async () => {
  await render(
    <Confirmation
      title="Beställningen är skickad"
      what="Hälsoundersökning för Maja Lind."
      reference={{ label: 'Beställning', id: 'B-1042' }}
      actions={<Link to="/">Till start</Link>}
    >
      <p>Vi hör av oss inom två arbetsdagar.</p>
    </Confirmation>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Beställningen är skickad')
  await expect.element(page.getByRole('button', { name: 'Kopiera B-1042' })).toBeVisible()
  expect(await violations()).toEqual([])
})
