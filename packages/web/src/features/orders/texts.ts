import { defineTexts } from '../../i18n/define-texts.ts'
import en from './about-order.en.json'
import sv from './about-order.sv.json'

export const useTexts = defineTexts('about-order', { sv, en })
