import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './orders.en.json'
import sv from './orders.sv.json'

export const useTexts = defineTexts('orders', { sv, en })
