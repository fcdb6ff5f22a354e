import { defineTexts } from '../i18n/define-texts.ts'
import en from './ui.en.json'
import sv from './ui.sv.json'

export const useTexts = defineTexts('ui', { sv, en })
