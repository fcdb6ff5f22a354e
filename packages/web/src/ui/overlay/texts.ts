import { defineTexts } from '../../i18n/define-texts.ts'
import en from './overlay.en.json'
import sv from './overlay.sv.json'

/** The words of what lies above the page. */
export const useTexts = defineTexts('ui-overlay', { sv, en })
