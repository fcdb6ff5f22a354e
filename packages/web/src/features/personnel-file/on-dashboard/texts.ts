import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './personnel-file-on-dashboard.en.json'
import sv from './personnel-file-on-dashboard.sv.json'

export const useTexts = defineTexts('personnel-file-on-dashboard', { sv, en })
