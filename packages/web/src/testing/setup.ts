import { afterEach, beforeEach } from 'vitest'
import '../ui/base.css'
import { showLocale } from '../i18n/i18n.ts'
import { clearPage } from './render.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  showLocale('sv')
})

afterEach(clearPage)
