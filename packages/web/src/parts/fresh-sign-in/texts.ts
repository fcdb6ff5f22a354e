import { defineTexts } from '../../i18n/define-texts.ts'
import en from './fresh-sign-in.en.json'
import sv from './fresh-sign-in.sv.json'

export const useTexts = defineTexts('freshSignIn', { sv, en })
