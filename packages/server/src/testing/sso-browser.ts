import { ssoHintsSchema } from '@salvia/core/auth'
import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './open-test-app.ts'
import type { TestProvider } from './openid.ts'

/** Keeps the cookies of a single sign-on, as a browser does. It follows no redirects. */
export class SsoBrowser {
  readonly #salvia: TestApp
  readonly #provider: TestProvider
  readonly cookies = new Map<string, string>()

  constructor(salvia: TestApp, provider: TestProvider) {
    this.#salvia = salvia
    this.#provider = provider
  }

  async open(url: string): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await this.#salvia.app.inject({ method: 'GET', url, headers: { cookie } })
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  /** Signs in at a realm's provider and returns the portal's answer to the redirect back. */
  async signIn(realm: string, sub: string): Promise<LightMyRequestResponse> {
    const { headers } = await this.open(`/api/sso/${realm}`)
    const back = await this.#provider.signIn(String(headers.location), sub)
    return this.open(back.pathname + back.search)
  }

  get hints() {
    return ssoHintsSchema.parse(JSON.parse(decodeURIComponent(this.cookies.get('wp_sso') ?? '')))
  }
}
