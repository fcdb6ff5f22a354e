import { defineTexts } from '../../i18n/define-texts.ts'
import en from './dashboard-parts.en.json'
import sv from './dashboard-parts.sv.json'

export const useTexts = defineTexts('dashboard-parts', { sv, en })
