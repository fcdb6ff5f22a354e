import { defineTexts } from '../../../../i18n/define-texts.ts'
import en from './reply-templates.en.json'
import sv from './reply-templates.sv.json'

export const useTexts = defineTexts('reply-templates', { sv, en })
