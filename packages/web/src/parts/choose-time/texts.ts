import { defineTexts } from '../../i18n/define-texts.ts'
import en from './choose-time.en.json'
import sv from './choose-time.sv.json'

export const useTexts = defineTexts('choose-time', { sv, en })
