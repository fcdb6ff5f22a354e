import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './order.en.json'
import sv from './order.sv.json'

export const useTexts = defineTexts('order', { sv, en })
