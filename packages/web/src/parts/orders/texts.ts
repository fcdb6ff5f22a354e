import { defineTexts } from '../../i18n/define-texts.ts'
import en from './order-parts.en.json'
import sv from './order-parts.sv.json'

export const useTexts = defineTexts('order-parts', { sv, en })
