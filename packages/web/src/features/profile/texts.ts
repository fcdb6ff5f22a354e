import { defineTexts } from '../../i18n/define-texts.ts'
import en from './profile.en.json'
import sv from './profile.sv.json'

export const useTexts = defineTexts('profile', { sv, en })
