import { defineTexts } from '../../../../i18n/define-texts.ts'
import en from './order-case.en.json'
import sv from './order-case.sv.json'

export const useTexts = defineTexts('order-case', { sv, en })
