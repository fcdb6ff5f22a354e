import type { Certificate } from '@salvia/core/certificates'
import { defineCommand } from '../../command/define-command.ts'
import { hiddenLines, SHOW_VALUES_OPTIONS } from '../../command/show-values.ts'
import { ORG_OPTION } from '../../session/company.ts'
import { certificateLine } from './certificate-rows.ts'
import { renderCertificate } from './certificate-view.ts'
import { CERTIFICATE_ARGUMENT, withCertificate } from './find-certificate.ts'
import { maskCertificate } from './mask-certificate.ts'

interface Shown {
  readonly certificate: Certificate
  readonly isMasked: boolean
}

export const certificatesShow = defineCommand({
  name: 'certificates show',
  summary: { sv: 'visa ett intyg eller en bevakning', en: 'show a certificate or monitoring' },
  args: [CERTIFICATE_ARGUMENT],
  options: { ...SHOW_VALUES_OPTIONS, org: ORG_OPTION },
  examples: [
    {
      command: 'salvia certificates show 0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11 --show-values',
      text: { sv: 'allt om ett intyg', en: 'everything about a certificate' },
    },
    {
      command: 'salvia certificates show 0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11 -f json',
      text: {
        sv: 'till ett program, utan namn och kontroll',
        en: 'for a program, without name and check-up',
      },
    },
  ],
  async run({ args: [id = ''], options: { org, showValues } }, ctx): Promise<Shown> {
    const certificate = await withCertificate(id, org, ctx, ({ client }, params) =>
      client.certificates.get({ params }),
    )
    return { certificate: showValues ? certificate : maskCertificate(certificate), isMasked: !showValues }
  },
  view: {
    pretty: ({ certificate, isMasked }, screen) =>
      [renderCertificate(certificate, screen), ...(isMasked ? ['', ...hiddenLines(screen)] : [])].join('\n'),
    concise: ({ certificate }, locale) => certificateLine(certificate, locale),
    json: ({ certificate }) => certificate,
  },
})
