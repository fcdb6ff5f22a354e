import { resolve } from 'node:path'
import { safeFileName } from '@salvia/core/client'
import { isAppError } from '@salvia/core/error-catalogue'
import { defineCommand } from '../../command/define-command.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { reasonOf } from '../../errors/system-reason.ts'
import { visible } from '../../output/escape.ts'
import { outputErrors } from '../../output/output.errors.ts'
import { savedLine } from '../../output/saved-line.ts'
import { openOutput } from '../../output/targets.ts'
import { ORG_OPTION } from '../../session/company.ts'
import { certificatesErrors } from './certificates.errors.ts'
import { CERTIFICATE_ARGUMENT, withCertificate } from './find-certificate.ts'

/** Personal data is for the owner of the file alone. */
const OWNER_ONLY = 0o600

interface Downloaded {
  readonly path: string
  readonly bytes: number
}

export const certificatesDownload = defineCommand({
  name: 'certificates download',
  summary: { sv: 'hämta ett intyg som PDF', en: 'fetch a certificate as a PDF' },
  args: [CERTIFICATE_ARGUMENT],
  options: {
    output: {
      kind: 'text',
      short: '-o',
      value: 'file',
      summary: {
        sv: 'filen att spara i (annars under sitt eget namn, där du står)',
        en: 'the file to save in (default: under its own name, in the present folder)',
      },
    },
    force: { kind: 'flag', summary: { sv: 'skriv över en befintlig fil', en: 'overwrite an existing file' } },
    org: ORG_OPTION,
  },
  examples: [
    {
      command: 'salvia certificates download 0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11 -o intyg.pdf',
      text: { sv: 'till en fil som bara du kan läsa', en: 'to a file that only you can read' },
    },
    {
      command: 'salvia certificates download 0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11 --force',
      text: { sv: 'även om filen redan finns', en: 'even if the file is already there' },
    },
  ],
  async run({ args: [id = ''], options: { org, output, force } }, ctx): Promise<Downloaded> {
    const options = { isNew: !force, mode: OWNER_ONLY }
    // Opened first, so that nothing is fetched that cannot be written.
    const named = output === undefined ? null : await openOutput(resolve(ctx.cwd, output), options)
    try {
      const { name, blob } = await withCertificate(id, org, ctx, ({ client }, params) =>
        client.certificates.document({ params }),
      )
      const path = output ?? safeFileName(name)
      const place = named ?? (await openOutput(resolve(ctx.cwd, path), options))
      const content = new Uint8Array(await blob.arrayBuffer())
      await place.write(content).catch((cause: unknown) => {
        throw errorOf(outputErrors.OUTPUT_FAILED, { path, reason: reasonOf(cause) }, { cause })
      })
      ctx.print(`${ctx.out.tty ? savedLine(path, ctx.out) : visible(path)}\n`)
      return { path, bytes: content.byteLength }
    } catch (error) {
      await named?.abandon()
      if (isAppError(error, 'MACHINE_TOKEN_NOT_ALLOWED'))
        throw errorOf(certificatesErrors.CERTIFICATE_DOWNLOAD_BY_MACHINE, {}, { cause: error })
      throw error
    }
  },
})
