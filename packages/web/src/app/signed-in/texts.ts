import { defineTexts } from '../../i18n/define-texts.ts'
import en from './signed-in.en.json'
import sv from './signed-in.sv.json'

export const useTexts = defineTexts('signed-in', { sv, en })
