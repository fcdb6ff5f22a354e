export { contentTypes, type OfficeParts, relationships, sampleDocx, sampleXlsx } from './sample-office.ts'
export { samplePdf } from './sample-pdf.ts'
export { sampleHeic, sampleJpg, samplePng } from './sample-pictures.ts'
