export { CHART, months, values } from './chart.ts'
export { PICTURE, PICTURE_SHA256 } from './picture.ts'
