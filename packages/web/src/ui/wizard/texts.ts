import { defineTexts } from '../../i18n/define-texts.ts'
import en from './wizard.en.json'
import sv from './wizard.sv.json'

export const useTexts = defineTexts('ui-wizard', { sv, en })
