import { defineTexts } from '../../i18n/define-texts.ts'
import en from './terms.en.json'
import sv from './terms.sv.json'

export const useTexts = defineTexts('terms', { sv, en })
