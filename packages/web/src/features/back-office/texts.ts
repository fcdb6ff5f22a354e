import { defineTexts } from '../../i18n/define-texts.ts'
import en from './back-office.en.json'
import sv from './back-office.sv.json'

export const useTexts = defineTexts('back-office', { sv, en })
