import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './services.en.json'
import sv from './services.sv.json'

export const useTexts = defineTexts('services', { sv, en })
