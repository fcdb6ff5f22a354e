import { defineTexts } from '../../i18n/define-texts.ts'
import en from './not-found.en.json'
import sv from './not-found.sv.json'

export const useTexts = defineTexts('not-found', { sv, en })
