import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './certificates-on-dashboard.en.json'
import sv from './certificates-on-dashboard.sv.json'

export const useTexts = defineTexts('certificates-on-dashboard', { sv, en })
