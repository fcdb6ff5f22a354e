import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './profile-on-dashboard.en.json'
import sv from './profile-on-dashboard.sv.json'

export const useTexts = defineTexts('profile-on-dashboard', { sv, en })
