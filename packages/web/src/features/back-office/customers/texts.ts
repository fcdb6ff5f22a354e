import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './customers.en.json'
import sv from './customers.sv.json'

export const useTexts = defineTexts('customers', { sv, en })
