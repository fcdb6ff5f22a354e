import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './orders-on-dashboard.en.json'
import sv from './orders-on-dashboard.sv.json'

export const useTexts = defineTexts('orders-on-dashboard', { sv, en })
