import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './bookings.en.json'
import sv from './bookings.sv.json'

export const useTexts = defineTexts('bookings', { sv, en })
