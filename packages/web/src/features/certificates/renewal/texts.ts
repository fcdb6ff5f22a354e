import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './renewal.en.json'
import sv from './renewal.sv.json'

export const useTexts = defineTexts('renewal', { sv, en })
