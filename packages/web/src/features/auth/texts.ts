import { defineTexts } from '../../i18n/define-texts.ts'
import en from './auth.en.json'
import sv from './auth.sv.json'

export const useTexts = defineTexts('auth', { sv, en })
