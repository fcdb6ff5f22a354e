/** A PDF with an empty page. @param trailer further entries of its trailer */
export function samplePdf(trailer = ''): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>',
  ]
  let text = '%PDF-1.7\n'
  const offsets = objects.map((content, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${content}\nendobj\n`
    return offset
  })
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${text.length}\n%%EOF`
  return new TextEncoder().encode(text + end)
}
