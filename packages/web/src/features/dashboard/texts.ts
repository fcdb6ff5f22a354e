import { defineTexts } from '../../i18n/define-texts.ts'
import en from './dashboard.en.json'
import sv from './dashboard.sv.json'

export const useTexts = defineTexts('dashboard', { sv, en })
