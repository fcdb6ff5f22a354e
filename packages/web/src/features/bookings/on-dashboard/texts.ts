import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './bookings-on-dashboard.en.json'
import sv from './bookings-on-dashboard.sv.json'

export const useTexts = defineTexts('bookings-on-dashboard', { sv, en })
