import { millisOf } from '@salvia/core/primitives'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client'
import { type Clock, HOUR_MS } from '../../clock.ts'

const TIMEOUT_SECONDS = 10
/** The standard claims. An organisation adds its own claims in the settings of its provider. */
const SCOPE = 'openid email profile'

/** The provider's address, and the client id and secret of this server there. */
interface ProviderFacts {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** Values that tie the end of a sign-in to its beginning. */
interface SignInChecks {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

export type Claims = Readonly<Record<string, unknown>>

/** An OpenID Connect provider, discovered by its issuer. */
class OpenIdProvider {
  readonly #configuration: Configuration

  constructor(configuration: Configuration) {
    this.#configuration = configuration
  }

  /** The address to redirect the browser to for the sign-in. */
  async signInAddress(redirectUri: string, { state, nonce, codeVerifier }: SignInChecks): Promise<URL> {
    return buildAuthorizationUrl(this.#configuration, {
      redirect_uri: redirectUri,
      scope: SCOPE,
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    })
  }

  /** The claims about the person who comes back at an address. Throws if any check fails. */
  async claims(address: URL, { state, nonce, codeVerifier }: SignInChecks): Promise<Claims> {
    const tokens = await authorizationCodeGrant(this.#configuration, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    })
    const told = tokens.claims()
    if (!told) throw new Error('The provider answered no ID token.')
    if (this.#configuration.serverMetadata().userinfo_endpoint === undefined) return told
    return { ...(await fetchUserInfo(this.#configuration, tokens.access_token, told.sub)), ...told }
  }

  /** The address that signs the browser out of the provider too. Undefined if the provider has none. */
  signOutAddress(returnTo: string, state: string): URL | undefined {
    if (this.#configuration.serverMetadata().end_session_endpoint === undefined) return undefined
    return buildEndSessionUrl(this.#configuration, { post_logout_redirect_uri: returnTo, state })
  }
}

/** The providers of all realms. Their metadata is loaded again each hour. */
export class OpenIdProviders {
  readonly #clock: Clock
  readonly #isPlainHttpAllowed: boolean
  readonly #known = new Map<string, { readonly provider: OpenIdProvider; readonly askedAt: number }>()

  constructor(clock: Clock, { isPlainHttpAllowed }: { readonly isPlainHttpAllowed: boolean }) {
    this.#clock = clock
    this.#isPlainHttpAllowed = isPlainHttpAllowed
  }

  async of({ issuer, clientId, clientSecret }: ProviderFacts): Promise<OpenIdProvider> {
    const key = JSON.stringify([issuer, clientId, clientSecret])
    const now = millisOf(this.#clock.now())
    const known = this.#known.get(key)
    if (known && now - known.askedAt < HOUR_MS) return known.provider
    const configuration = await discovery(new URL(issuer), clientId, {}, authenticatedBy(clientSecret), {
      timeout: TIMEOUT_SECONDS,
      execute: [enableNonRepudiationChecks, ...(this.#isPlainHttpAllowed ? [allowInsecureRequests] : [])],
    })
    const provider = new OpenIdProvider(configuration)
    this.#known.set(key, { provider, askedAt: now })
    return provider
  }
}

/** Authenticates in the way that the provider's metadata names, else by the standard's default. */
function authenticatedBy(secret: string): ClientAuth {
  const [post, basic] = [ClientSecretPost(secret), ClientSecretBasic(secret)]
  return (server, ...rest) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (taken.includes('client_secret_basic') ? basic : post)(server, ...rest)
  }
}
