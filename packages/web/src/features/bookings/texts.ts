import { defineTexts } from '../../i18n/define-texts.ts'
import en from './booking.en.json'
import sv from './booking.sv.json'

export const useTexts = defineTexts('booking', { sv, en })
