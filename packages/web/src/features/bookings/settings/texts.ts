import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './booking-settings.en.json'
import sv from './booking-settings.sv.json'

export const useTexts = defineTexts('booking-settings', { sv, en })
