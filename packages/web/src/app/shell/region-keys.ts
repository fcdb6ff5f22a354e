import { useEffect } from 'react'

const REGIONS = 'header, nav[aria-label], main, footer, aside[aria-label]'

/** The visible regions of the page in their order. A region inside another one is not counted. */
function regions(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(REGIONS)]
  return all.filter(part => part.checkVisibility() && !part.parentElement?.closest(REGIONS))
}

/** The next or previous region from the one with focus; wraps around at the ends. */
function nextRegion(step: 1 | -1): HTMLElement | undefined {
  const parts = regions()
  const at = parts.findIndex(part => part.contains(document.activeElement))
  const from = at === -1 && step === -1 ? 0 : at
  return parts.at((from + step) % parts.length)
}

function enter(region: HTMLElement): void {
  const target = region.querySelector<HTMLElement>('h1') ?? region
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus()
}

/** F6 moves focus to the next region of the page, Shift F6 to the previous one. Not while a dialog is open. */
export function useRegionKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || document.querySelector('dialog[open]'))
        return
      event.preventDefault()
      const region = nextRegion(event.shiftKey ? -1 : 1)
      if (region) enter(region)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
