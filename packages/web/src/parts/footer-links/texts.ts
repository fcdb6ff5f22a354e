import { defineTexts } from '../../i18n/define-texts.ts'
import en from './footer-links.en.json'
import sv from './footer-links.sv.json'

export const useTexts = defineTexts('footer-links', { sv, en })
