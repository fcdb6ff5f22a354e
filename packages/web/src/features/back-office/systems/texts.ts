import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './systems.en.json'
import sv from './systems.sv.json'

export const useTexts = defineTexts('systems', { sv, en })
