import { defineTexts } from '../../i18n/define-texts.ts'
import en from './list.en.json'
import sv from './list.sv.json'

export const useTexts = defineTexts('ui-list', { sv, en })
