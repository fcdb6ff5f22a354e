import { defineTexts } from '../../i18n/define-texts.ts'
import en from './times.en.json'
import sv from './times.sv.json'

export const useTexts = defineTexts('ui-times', { sv, en })
