import { defineTexts } from '../../i18n/define-texts.ts'
import en from './case-worker-parts.en.json'
import sv from './case-worker-parts.sv.json'

export const useTexts = defineTexts('case-worker-parts', { sv, en })
