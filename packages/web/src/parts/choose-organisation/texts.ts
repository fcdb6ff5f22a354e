import { defineTexts } from '../../i18n/define-texts.ts'
import en from './choose-organisation.en.json'
import sv from './choose-organisation.sv.json'

export const useTexts = defineTexts('choose-organisation', { sv, en })
