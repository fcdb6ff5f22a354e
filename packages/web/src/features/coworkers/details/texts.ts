import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './coworker.en.json'
import sv from './coworker.sv.json'

export const useTexts = defineTexts('coworker', { sv, en })
