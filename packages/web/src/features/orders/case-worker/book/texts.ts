import { defineTexts } from '../../../../i18n/define-texts.ts'
import en from './book-order.en.json'
import sv from './book-order.sv.json'

export const useTexts = defineTexts('book-order', { sv, en })
