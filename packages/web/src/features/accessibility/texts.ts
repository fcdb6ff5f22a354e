import { defineTexts } from '../../i18n/define-texts.ts'
import en from './accessibility.en.json'
import sv from './accessibility.sv.json'

export const useTexts = defineTexts('accessibility', { sv, en })
