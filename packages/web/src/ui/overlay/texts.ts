import { defineTexts } from '../../i18n/define-texts.ts'
import en from './overlay.en.json'
import sv from './overlay.sv.json'

export const useTexts = defineTexts('ui-overlay', { sv, en })
