import { defineTexts } from '../../i18n/define-texts.ts'
import en from './graph-picture.en.json'
import sv from './graph-picture.sv.json'

export const usePictureTexts = defineTexts('graph-picture', { sv, en })
